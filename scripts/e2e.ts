import { spawn } from "node:child_process";
import { constants } from "node:os";
import { browserOrExit, playwrightCommand } from "./testing/browser";
import { leaveKeysOut } from "./testing/keyless-build";

// Here, once: workers that find no browser would all call the package manager together.
const browser = browserOrExit();
console.log(`Browser: ${browser}`);
const putKeysBack = leaveKeysOut();
const [node, cli] = playwrightCommand;
const tests = spawn(node, [cli, "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));

tests.on("exit", (code, signal) => {
  putKeysBack();
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
});
