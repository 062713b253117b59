import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dayArgumentsOrExit, loadSettingsOrExit, portOrExit } from "./environment";
import { onStop } from "./on-stop";
import { listenAddress } from "./own-host";
import { dayVariables } from "./preview-day";

// Starts `next dev` with the arguments of this command, and `prepare.ts`, which generates files from
// content (QR code, share images, fonts) and reloads open pages whenever content is saved. A mistake
// in content does not stop the server; pages show it. HOST and PORT are those of `npm run serve`.
// With --today DAY the site is shown as of that day.

// Next reads the .env files itself, and again when they change.
const { day, others } = dayArgumentsOrExit(process.argv.slice(2));
const exported = { ...process.env, ...dayVariables(day) };
const notes = loadSettingsOrExit(true);
const { address, note } = listenAddress();
if (note) notes.push(note);
for (const line of notes) console.log(line);
const where = ["--hostname", address, "--port", String(portOrExit("PORT", 3000))];

const { resolve } = createRequire(import.meta.url);

/** Starts a script in Node. */
function run(script: string, ...args: string[]) {
  return spawn(process.execPath, [script, ...args], {
    // Without stdin, which the watcher would read as a request to run again.
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...exported, HOST: address, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
  });
}

const preparation = run(
  resolve("tsx/cli"),
  "watch",
  "--clear-screen=false",
  "--include=content/**",
  "scripts/prepare.ts",
  "--dev",
);
const server = run(resolve("next/dist/bin/next"), "dev", ...where, ...others);

server.once("exit", (code) => {
  preparation.kill();
  process.exitCode = code ?? 0;
});
onStop(() => server.kill());
