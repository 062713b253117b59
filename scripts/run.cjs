require("./check-machine.cjs");
const { pathToFileURL } = require("node:url");

// Runs a script of TypeScript: node scripts/run.cjs FILE [its arguments].

// Whatever the machine exports: React, Next and the choice of .env files depend on it.
process.env.NODE_ENV = "production";

const [file] = process.argv.splice(2, 1);
process.argv[1] = file;

async function run() {
  await import("tsx");
  if (process.argv.includes("--help")) {
    const { usageOf } = await import("./usage.ts");
    console.log(usageOf(process.env.npm_lifecycle_event));
    return;
  }
  await import(pathToFileURL(file).href);
}

// Not caught: a command may print its errors in its own way.
void run();
