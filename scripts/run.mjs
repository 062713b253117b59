import "./check-machine.mjs";
import { pathToFileURL } from "node:url";

// Runs a script of TypeScript: node scripts/run.mjs FILE [its arguments].

// Whatever the machine exports: React, Next and the choice of .env files depend on it.
process.env.NODE_ENV = "production";

const [file] = process.argv.splice(2, 1);
process.argv[1] = file;
// Not a static import, which would come before the check.
await import("tsx");
await import(pathToFileURL(file).href);
