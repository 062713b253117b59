import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { SAVED_FILE } from "@/lib/site/content-saved";
import { onStop } from "./serve/on-stop";

/**
 * The site while it is edited: Next's development server, which gets the arguments, and what is
 * drawn from content, anew each time content is saved. Open pages reload themselves.
 */
const LOOK_MS = 400;
const { resolve } = createRequire(import.meta.url);

/** Draws, and prints the mistakes of content. */
function prepare(): void {
  const args = [resolve("tsx/cli"), "scripts/prepare.ts", "--dev"];
  spawnSync(process.execPath, args, { stdio: "inherit" });
}

/** Changes when a file that pages show has been drawn differently; no page shows share images. */
function drawn(): string {
  const hash = createHash("sha256");
  for (const file of filesBelow("public").filter((name) => !name.startsWith("share/"))) {
    hash.update(readFileSync(path.join("public", file)));
  }
  return hash.digest("hex");
}

function reloadPages(): void {
  mkdirSync(path.dirname(SAVED_FILE), { recursive: true });
  writeFileSync(SAVED_FILE, String(Date.now()));
}

/**
 * Every file of content with the time it was saved. Read again and again: what the systems report
 * differs for editors that save by renaming, new folders and network drives.
 */
function savedFiles(): string {
  const times = filesBelow("content").map((file) => {
    // Gone again: some editors write beside the file first.
    const stat = statSync(path.join("content", file), { throwIfNoEntry: false });
    return `${file} ${stat?.mtimeMs}`;
  });
  return times.join();
}

// With a mistake the server starts all the same, and shows it.
prepare();
reloadPages();
const next = [resolve("next/dist/bin/next"), "dev", ...process.argv.slice(2)];
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const server = spawn(process.execPath, next, { stdio: "inherit", env });

let shown = savedFiles();
let seen = shown;
const timer = setInterval(() => {
  const now = savedFiles();
  // Editors save in several steps: what was the same twice is the last one.
  const isSettled = now === seen;
  seen = now;
  if (!isSettled || now === shown) return;
  shown = now;
  const before = drawn();
  reloadPages();
  prepare();
  if (drawn() !== before) reloadPages();
}, LOOK_MS);

server.once("exit", (code) => {
  clearInterval(timer);
  process.exitCode = code ?? 0;
});
onStop(() => server.kill());
