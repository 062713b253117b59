import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dayArgumentsOrExit, exitWith } from "./environment";
import { onStop } from "./on-stop";
import { dayVariables } from "./preview-day";

/** Makes out/ and deploy/: npm run build [-- --today DAY], as of today or of a day to look at */
const { resolve } = createRequire(import.meta.url);

/** Each in a process of its own, as the memory of Next's is large. */
const STEPS = [
  {
    what: "Checking the content; pictures, fonts",
    script: ["scripts/run.cjs", "scripts/prepare.ts"],
  },
  {
    what: "Rendering the pages with Next.js, the longest step",
    script: [resolve("next/dist/bin/next"), "build"],
  },
  {
    what: "Making out/: islands, styles, checks, compressed copies",
    script: ["scripts/run.cjs", "scripts/export.ts"],
  },
];

const { day, others } = dayArgumentsOrExit(process.argv.slice(2));
const [argument] = others;
if (argument) {
  exitWith(`npm run build takes no argument but --today 2027-01-26, and got ${argument}.`);
}
const env = { ...process.env, ...dayVariables(day) };

let running: ChildProcess | undefined;
onStop(() => running?.kill());
const start = performance.now();
for (const [index, { what, script }] of STEPS.entries()) {
  console.log(`[${index + 1} of ${STEPS.length}] ${what}`);
  running = spawn(process.execPath, script, { stdio: "inherit", env });
  const [code] = await once(running, "exit");
  if (code !== 0) process.exit(code ?? 1);
}
console.log(`Built in ${Math.round((performance.now() - start) / 1000)} seconds.`);
