import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { argumentsOrExit, dayArgumentsOrExit } from "./environment";
import { onStop } from "./on-stop";

/**
 * Builds the site and serves it: npm start [-- --today DAY], as of today or of a day to look at. A
 * port that is taken is told before the build.
 */

const SERVE = "packages/desk/src/serve/command.ts";

argumentsOrExit("start", { options: { today: { type: "string" } } });
const { day } = dayArgumentsOrExit(process.argv.slice(2));
const steps = [
  [SERVE, "--port-only"],
  ["scripts/build.ts", ...(day ? ["--today", day] : [])],
  [SERVE],
];

let running: ChildProcess | undefined;
let isStopped = false;
onStop(() => {
  isStopped = true;
  running?.kill();
});
for (const step of steps) {
  running = spawn(process.execPath, ["scripts/run.cjs", ...step], { stdio: "inherit" });
  const [code] = await once(running, "exit");
  if (code !== 0 || isStopped) process.exit(code ?? 1);
}
