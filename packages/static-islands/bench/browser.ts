import { type Browser, chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";

/** Starts a Chromium: the one in CHROMIUM_PATH, an installed one, or Playwright's. */
export function launchBrowser(): Promise<Browser> {
  const [found] = [process.env.CHROMIUM_PATH ?? [], installed()].flat();
  // Chromium's sandbox does not start as root, as in containers.
  const args = ["--no-sandbox"];
  return chromium.launch({ args, ...(found !== undefined && { executablePath: found }) });
}

function installed(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // Throws if there is none.
    return [];
  }
}
