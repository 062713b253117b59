import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { onStop } from "./serve/on-stop";

/**
 * The site while it is edited: Next's development server, and beside it `prepare.ts`, which draws
 * from content (QR, share images, fonts' glyphs) and lets open pages reload each time content is
 * saved. With a mistake the server starts all the same, and shows it. Arguments go to `next dev`.
 */
const { resolve } = createRequire(import.meta.url);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
// Without standard input, which the watcher would read as a wish to run again.
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
