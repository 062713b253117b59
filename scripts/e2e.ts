import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "@/lib/delivery/find-browser";

/** Playwright's command run by this Node: npx is a .cmd file on Windows, which spawn refuses. */
const playwright = [process.execPath, resolve("node_modules/@playwright/test/cli.js")] as const;

const CHECK_TIMEOUT_MS = 20_000;

const browser = findBrowser({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args, timeout = CHECK_TIMEOUT_MS) =>
    spawnSync(command, args, { stdio: "ignore", timeout }).status === 0,
  playwrightBrowser: chromium.executablePath(),
  playwrightCommand: playwright,
  say: (sentence) => console.log(sentence),
});

if (!browser.ok) {
  console.error(browser.advice);
  process.exit(1);
}

console.log(`Browser: ${browser.path}`);
const [node, cli] = playwright;
const tests = spawn(node, [cli, "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser.path },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));

tests.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
});
