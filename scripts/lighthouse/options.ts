import { parseArgs } from "node:util";
import type { SitePage } from "@/lib/site/site-pages";

/**
 * `phone` and `desktop` work out a slow device and line from a fast visit, as PageSpeed Insights
 * does; `phone-applied` slows the browser itself.
 */
export const DEVICES = ["phone", "phone-applied", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

export interface VisitOptions<OneDevice extends Device = Device> {
  pages: SitePage[];
  devices: OneDevice[];
  /** Visits of each page on each device; the median counts. */
  runs: number;
}

function chosen<Choice extends string>(
  name: string,
  all: readonly Choice[],
  asked: readonly string[] = all,
): Choice[] {
  const unknown = asked.find((choice) => !all.some((one) => one === choice));
  if (unknown !== undefined) {
    throw new RangeError(`--${name} can be ${all.join(" or ")}, not "${unknown}".`);
  }
  return all.filter((choice) => asked.includes(choice));
}

/**
 * @param args the command line, without program and script: pages by file or address, and options
 * @param pages the pages there are
 * @param devices what `--device` can be
 * @param parts what `--only` can be; without any there is no such option
 * @throws Error with a sentence on what is wrong
 */
export function visitOptions<OneDevice extends Device, Part extends string = never>(
  args: readonly string[],
  pages: readonly SitePage[],
  devices: readonly OneDevice[],
  parts: readonly Part[] = [],
): VisitOptions<OneDevice> & { parts: Part[] } {
  const list = { type: "string", multiple: true } as const;
  const runsOption = { type: "string", default: "3" } as const;
  const onlyOption = (parts.length > 0 ? { only: list } : {}) as { only: typeof list };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { device: list, runs: runsOption, ...onlyOption },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`--runs has to be a whole number from 1, not "${values.runs}".`);
  }
  const asked = positionals.map((word) => {
    const page = pages.find(({ route, name }) => [route, name].includes(word.trim()));
    if (page) return page;
    const names = pages.map(({ name }) => name).join(", ");
    throw new RangeError(`There is no page "${word}". The pages are: ${names}.`);
  });
  return {
    pages: asked.length > 0 ? asked : [...pages],
    devices: chosen("device", devices, values.device),
    parts: chosen("only", parts, values.only),
    runs,
  };
}
