import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { exitWith } from "./environment";
import { onStop } from "./on-stop";

/** Makes out/ and deploy/: npm run build */
const { resolve } = createRequire(import.meta.url);

/** Each in a process of its own, as the memory of Next's is large. */
const STEPS = [
  ["scripts/run.cjs", "scripts/prepare.ts"],
  [resolve("next/dist/bin/next"), "build"],
  ["scripts/run.cjs", "scripts/export.ts"],
];

const [argument] = process.argv.slice(2);
if (argument) exitWith(`npm run build takes no arguments, and got ${argument}.`);

let running: ChildProcess | undefined;
onStop(() => running?.kill());
for (const step of STEPS) {
  running = spawn(process.execPath, step, { stdio: "inherit" });
  const [code] = await once(running, "exit");
  if (code !== 0) process.exit(code ?? 1);
}
