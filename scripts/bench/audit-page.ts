import { launch } from "chrome-launcher";
import lighthouse, { type Config, desktopConfig, type Flags } from "lighthouse";
import type { Audit, Category, Device, Throttling } from "./audit";

interface AuditOptions {
  browser: string;
  /** Environment of the browser; it decides which fonts the browser finds. */
  env: Readonly<Record<string, string>>;
  device: Device;
  throttling: Throttling;
  /** All four take longer than the first alone. */
  categories: readonly Category[];
}

/** Lighthouse's desktop line (40 ms, 10 Mbit/s), as it has to be laid upon a browser. */
const DESKTOP_LINE = {
  requestLatencyMs: 40 * 3.75,
  downloadThroughputKbps: 10_240 * 0.9,
  uploadThroughputKbps: 10_240 * 0.9,
};

function configOf(device: Device): Config | undefined {
  if (device === "phone") return undefined;
  const { settings, ...rest } = desktopConfig;
  const throttling = { ...settings?.throttling, ...DESKTOP_LINE };
  return { ...rest, settings: { ...settings, throttling } };
}

/**
 * Visits a page once in a browser of its own, which reaches no other machine.
 * @throws Error when Lighthouse could not measure it
 */
export async function auditPage(
  address: string,
  { browser, env, device, throttling, categories }: AuditOptions,
): Promise<Audit> {
  const chrome = await launch({
    chromePath: browser,
    envVars: env,
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
    const flags: Flags = {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
      throttlingMethod: throttling === "simulated" ? "simulate" : "devtools",
    };
    const result = await lighthouse(address, flags, configOf(device));
    if (!result) throw new Error(`Lighthouse has no result of ${address}`);
    const { audits, categories: scored, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figure = (id: string): number => {
      const { numericValue, errorMessage } = audits[id] ?? {};
      if (numericValue === undefined) throw new Error(`${address}: ${id}: ${errorMessage}`);
      return numericValue;
    };
    const groups = audits["mainthread-work-breakdown"]?.details;
    const groupTime = (name: string): number => {
      const item =
        groups?.type === "table" ? groups.items.find(({ group }) => group === name) : undefined;
      return Number(item?.duration ?? 0);
    };
    const visited = audits["network-requests"]?.details;
    return {
      scores: Object.fromEntries(
        categories.map((category) => [category, Math.round((scored[category]?.score ?? 0) * 100)]),
      ),
      firstPaint: figure("first-contentful-paint"),
      largestPaint: figure("largest-contentful-paint"),
      blocking: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      mainThread: figure("mainthread-work-breakdown"),
      bytes: figure("total-byte-weight"),
      styleLayout: groupTime("styleLayout"),
      requests: visited?.type === "table" ? visited.items.length : 0,
    };
  } finally {
    chrome.kill();
  }
}
