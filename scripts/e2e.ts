import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ensureNginx } from "@/scripts/testing/find-nginx";
import { browserOrExit, playwrightCommand } from "./testing/browser";
import { leaveKeysOut } from "./testing/keyless-build";
import { machine } from "./testing/machine";

// Here, once: workers that find something missing would all call the package manager together.
const browser = browserOrExit();
ensureNginx(machine);
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
