import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { fontEnvironment } from "@/e2e/support/run/font-worlds";
import { AUDITS, CATEGORIES, type Visit } from "./measurement";
import type { VisitKind } from "./options";

const ATTEMPTS = 3;

/**
 * Visits a page once in a browser of its own, which reaches no other machine.
 * @throws Error when Lighthouse could not measure it
 */
async function visitOnce(address: string, browser: string, kind: VisitKind): Promise<Visit> {
  const chrome = await launch({
    chromePath: browser,
    envVars: fontEnvironment("desktop"),
    logLevel: "silent",
    chromeFlags: [
      "--headless=new",
      // CI containers run as root, where Chromium's sandbox refuses to start.
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    ],
  });
  try {
    const throttlingMethod = kind === "phone-applied" ? "devtools" : "simulate";
    const flags = { port: chrome.port, logLevel: "silent", throttlingMethod } as const;
    const config = kind === "desktop-simulated" ? desktopConfig : undefined;
    const result = await lighthouse(address, flags, config);
    if (!result) throw new Error(`Lighthouse has no result of ${address}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figures = Object.entries(AUDITS).map(([name, id]) => {
      const { numericValue, errorMessage } = audits[id] ?? {};
      if (numericValue === undefined) throw new Error(`${address}: ${id}: ${errorMessage}`);
      return [name, numericValue];
    });
    const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
    const work = audits[AUDITS.mainThread]?.details;
    const groups = work?.type === "table" ? work.items : [];
    const styleLayout = Number(groups.find(({ group }) => group === "styleLayout")?.duration ?? 0);
    return { ...Object.fromEntries([...figures, ...scores]), styleLayout };
  } finally {
    chrome.kill();
  }
}

/** On a busy machine a browser sometimes does not answer in time; that is no figure of the page. */
export async function visit(...of: Parameters<typeof visitOnce>): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(...of);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}
