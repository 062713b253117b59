import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { fontEnvironment } from "@/e2e/support/run/font-worlds";
import type { Device } from "./options";
import { AUDITS, CATEGORIES, type VisitFigures } from "./visit-figures";

const ATTEMPTS = 3;

/**
 * Visits a page once in a browser of its own, which reaches no other machine.
 * @throws Error when Lighthouse could not measure it
 */
async function auditOnce(address: string, browser: string, device: Device): Promise<Result> {
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
    const throttlingMethod = device === "phone-applied" ? "devtools" : "simulate";
    const flags = { port: chrome.port, logLevel: "silent", throttlingMethod } as const;
    const config = device === "desktop" ? desktopConfig : undefined;
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
function figuresOf({ audits, categories, finalDisplayedUrl }: Result): VisitFigures {
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

/** The checks that took points off; what makes the performance score stands in the figures. */
function findingsOf({ audits, categories }: Result): string[] {
  return CATEGORIES.filter((category) => category !== "performance")
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : []))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
}

export interface Visit {
  figures: VisitFigures;
  /** What took points off, in Lighthouse's words. */
  findings: string[];
}

/**
 * Lighthouse's figures and findings of a page. On a busy machine a browser sometimes does not
 * answer in time, which is no figure of the page: then once more.
 */
export async function visit(...of: Parameters<typeof auditOnce>): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await auditOnce(...of);
      return { figures: figuresOf(result), findings: findingsOf(result) };
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}
