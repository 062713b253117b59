import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { fontEnvironment } from "@/e2e/support/run/font-worlds";
import { AUDITS, CATEGORIES, type Visit } from "./measurement";
import type { VisitKind } from "./options";

const ATTEMPTS = 3;

/**
 * Visits a page once in a browser of its own, which reaches no other machine.
 * @throws Error when Lighthouse could not measure it
 */
async function auditOnce(address: string, browser: string, kind: VisitKind): Promise<Result> {
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
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * The figures and scores of a visit.
 * @throws Error when one of them is missing
 */
function figuresOf({ audits, categories, finalDisplayedUrl }: Result): Visit {
  const figures = Object.entries(AUDITS).map(([name, id]) => {
    const { numericValue, errorMessage } = audits[id] ?? {};
    if (numericValue === undefined) {
      throw new Error(`${finalDisplayedUrl}: ${id}: ${errorMessage}`);
    }
    return [name, numericValue];
  });
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const work = audits[AUDITS.mainThread]?.details;
  const groups = work?.type === "table" ? work.items : [];
  const styleLayout = Number(groups.find(({ group }) => group === "styleLayout")?.duration ?? 0);
  return { ...Object.fromEntries([...figures, ...scores]), styleLayout };
}

/**
 * A visit's figures, and all that Lighthouse says of it. On a busy machine a browser sometimes does
 * not answer in time, which is no figure of the page: then once more.
 */
export async function audit(
  ...of: Parameters<typeof auditOnce>
): Promise<{ figures: Visit; result: Result }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await auditOnce(...of);
      return { figures: figuresOf(result), result };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}
