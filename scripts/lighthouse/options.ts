import { parseArgs } from "node:util";
import type { SitePage } from "@/lib/site/site-pages";
import type { VisitKind } from "@/scripts/bench/options";

/** Both are worked out for a slower device and line, as PageSpeed Insights does. */
export const DEVICES = { phone: "phone-simulated", desktop: "desktop-simulated" } as const;
DEVICES satisfies Record<string, VisitKind>;
export type Device = keyof typeof DEVICES;

export interface LighthouseOptions {
  pages: SitePage[];
  devices: Device[];
  /** Visits of each page on each device; the median counts. */
  runs: number;
}

const isDevice = (name: string): name is Device => name in DEVICES;

/**
 * @param args the command line, without program and script: names of pages, `--device`, `--runs`
 * @param pages the pages there are
 * @throws Error with a sentence on what is wrong
 */
export function lighthouseOptions(
  args: readonly string[],
  pages: readonly SitePage[],
): LighthouseOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { device: { type: "string" }, runs: { type: "string", default: "3" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`--runs has to be a whole number from 1, not "${values.runs}".`);
  }
  const device = values.device ?? "";
  if (device && !isDevice(device)) {
    throw new RangeError(`--device can be phone or desktop, not "${device}".`);
  }
  const chosen = positionals.map((asked) => {
    const page = pages.find(({ route, name }) => [route, name].includes(asked.trim()));
    if (page) return page;
    const names = pages.map(({ name }) => name).join(", ");
    throw new RangeError(`There is no page "${asked}". The pages are: ${names}.`);
  });
  return {
    pages: positionals.length > 0 ? chosen : [...pages],
    devices: isDevice(device) ? [device] : ["phone", "desktop"],
    runs,
  };
}
