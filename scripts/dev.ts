import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { createRequire } from "node:module";
import { onStop } from "./serve/on-stop";

/**
 * The site while it is edited: Next's development server, and beside it what is drawn from content
 * (QR, share images, fonts' glyphs, the editors' schemas), anew each time content is saved.
 * Arguments go to `next dev`.
 */
const SETTLED_MS = 200;
const { resolve } = createRequire(import.meta.url);

/** @returns whether content has no mistake; the mistakes are printed */
function prepare(): boolean {
  const args = [resolve("tsx/cli"), "scripts/prepare.ts", "--dev"];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}

// With a mistake the server starts all the same, and shows it.
prepare();
const next = [resolve("next/dist/bin/next"), "dev", ...process.argv.slice(2)];
const server = spawn(process.execPath, next, { stdio: "inherit" });

let timer: NodeJS.Timeout | undefined;
const watcher = watch("content", { recursive: true }, (_, file) => {
  // Editors save in several steps; the last one counts.
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (prepare()) console.log(`content/${file ?? ""} is saved and drawn: reload the page.`);
  }, SETTLED_MS);
});

server.once("exit", (code) => {
  watcher.close();
  clearTimeout(timer);
  process.exitCode = code ?? 0;
});
onStop(() => server.kill());
