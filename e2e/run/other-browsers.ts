import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { browserOrExit } from "@/scripts/browser";
import { fontWorldsWork } from "./font-worlds";
import { fetchOldChromium, type OldChromium, oldChromiums } from "./old-chromium";

export interface OtherBrowser {
  name: string;
  /**
   * The projects of playwright.browsers.config.ts to run, and what they need in the environment.
   * @throws Error with half a sentence why the browser cannot run here
   */
  prepare(): { projects: string[]; env?: Record<string, string>; config?: string };
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}

/** Firefox, WebKit and real old Chromiums; and today's Chromium with the fonts of other devices. */
export const otherBrowsers: OtherBrowser[] = [
  {
    name: "fonts",
    prepare() {
      if (!fontWorldsWork) throw new Error("only on Linux can a browser be given other fonts");
      const env = { CHROMIUM_PATH: browserOrExit() };
      return { projects: ["android", "neither"], env, config: "playwright.config.ts" };
    },
  },
  {
    name: "firefox",
    prepare() {
      const projects = ["firefox", "firefox-no-script"];
      if (existsSync(firefox.executablePath())) return { projects };
      const path = process.env.FIREFOX_PATH || onPath("firefox-esr", "firefox");
      if (path) return { projects, env: { FIREFOX_PATH: path } };
      throw new Error("no Firefox is installed (npx playwright install firefox, or Firefox ESR)");
    },
  },
  {
    name: "webkit",
    prepare() {
      if (existsSync(webkit.executablePath())) return { projects: ["webkit", "webkit-no-script"] };
      const miniBrowser = ["x86_64", "aarch64"]
        .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
        .find(existsSync);
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
    prepare() {
      fetchOldChromium(version);
      return { projects: [`chrome-${version}`] };
    },
  })),
];
