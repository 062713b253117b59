import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { onStop } from "./on-stop";

/**
 * Starts `next dev` with the given arguments, and `prepare.ts`, which generates files from content
 * (QR code, share images, fonts) and reloads open pages whenever content is saved. A mistake in
 * content does not stop the server; pages show it.
 */
const { resolve } = createRequire(import.meta.url);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
// Without stdin, which the watcher would read as a request to run again.
const run = (...args: string[]) =>
  spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env });

const watched = ["--clear-screen=false", "--include=content/**"];
const drawing = run(resolve("tsx/cli"), "watch", ...watched, "scripts/prepare.ts", "--dev");
const server = run(resolve("next/dist/bin/next"), "dev", ...process.argv.slice(2));

server.once("exit", (code) => {
  drawing.kill();
  process.exitCode = code ?? 0;
});
onStop(() => server.kill());
