import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { fetchOldChromium, type OldChromium, oldChromiums } from "@/scripts/testing/old-chromium";
import { playwrightCommand } from "./testing/browser";
import { noteNotTested } from "./testing/not-tested";

/** How to run one browser's tests; a promise that is broken says why it cannot run here. */
interface Browser {
  name: string;
  prepare(): Promise<{ projects: string[]; env?: Record<string, string> }>;
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}

const miniBrowser = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);

const browsers: Browser[] = [
  {
    name: "firefox",
    async prepare() {
      const projects = ["firefox", "firefox-no-script"];
      if (existsSync(firefox.executablePath())) return { projects };
      const path = process.env.FIREFOX_PATH || onPath("firefox-esr", "firefox");
      if (path) return { projects, env: { FIREFOX_PATH: path } };
      throw new Error("no Firefox is installed (npx playwright install firefox, or Firefox ESR)");
    },
  },
  {
    name: "webkit",
    async prepare() {
      if (existsSync(webkit.executablePath())) return { projects: ["webkit", "webkit-no-script"] };
      if (miniBrowser && onPath("WebKitWebDriver") && onPath("Xvfb")) {
        return { projects: ["webkitgtk"], env: { WEBKITGTK_PATH: miniBrowser } };
      }
      throw new Error(
        "no WebKit is installed (npx playwright install webkit, or the Debian packages webkit2gtk-driver and xvfb)",
      );
    },
  },
  ...(Object.keys(oldChromiums).map(Number) as OldChromium[]).map((version) => ({
    name: `chrome-${version}`,
    async prepare() {
      await fetchOldChromium(version);
      return { projects: [`chrome-${version}`] };
    },
  })),
];

if (!existsSync("out/index.html")) {
  console.error("There is no site in out/ yet. Run npm run build first.");
  process.exit(1);
}

// Browsers' names choose browsers; everything else is handed to Playwright.
const args = process.argv.slice(2);
const chosen = browsers.filter(({ name }) => args.includes(name));
const passedOn = args.filter((arg) => !chosen.some(({ name }) => name === arg));

const lines: string[] = [];
let failed = 0;
let passed = 0;
for (const { name, prepare } of chosen.length > 0 ? chosen : browsers) {
  try {
    const { projects, env } = await prepare();
    const [node, cli] = playwrightCommand;
    const config = ["test", "--config", "playwright.browsers.config.ts"];
    const only = projects.map((project) => `--project=${project}`);
    const { status } = spawnSync(node, [cli, ...config, ...only, ...passedOn], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    if (status === 0) passed += 1;
    else failed += 1;
    lines.push(`${name}: ${status === 0 ? "passed" : "failed"}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    noteNotTested(`${name}: ${reason}`);
    lines.push(`${name}: skipped: ${reason}`);
  }
}

console.log(`\n${lines.join("\n")}`);
if (passed + failed === 0) console.log("No browser's tests ran.");
process.exitCode = failed > 0 ? 1 : 0;
