import { parseArgs } from "node:util";
import { type FontWorld, fontWorlds } from "@/e2e/support/run/font-worlds";
import { DEVICES, type Device, THROTTLINGS, type Throttling } from "./targets";

const FONTS = Object.keys(fontWorlds) as FontWorld[];
const PARTS = ["lighthouse", "taps"] as const;

export interface BenchOptions {
  parts: readonly (typeof PARTS)[number][];
  /** Visits of each page; the median counts. */
  runs: number;
  routes: readonly string[];
  devices: readonly Device[];
  throttlings: readonly Throttling[];
  fonts: FontWorld;
  /** Address of another site that is visited by turns with ours. */
  beside?: string | undefined;
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
 * @param args the command line, without program and script
 * @param routes the pages there are
 * @throws Error with a sentence on the option that is wrong
 */
export function benchOptions(args: readonly string[], routes: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true },
      runs: { type: "string", default: "3" },
      route: { type: "string", multiple: true },
      device: { type: "string", multiple: true },
      throttling: { type: "string", multiple: true },
      fonts: { type: "string", default: "desktop" },
      beside: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`--runs has to be a whole number from 1, not "${values.runs}".`);
  }
  const [fonts = "desktop"] = chosen("fonts", FONTS, [values.fonts]);
  return {
    parts: chosen("only", PARTS, values.only),
    runs,
    routes: chosen("route", routes, values.route),
    devices: chosen("device", DEVICES, values.device),
    throttlings: chosen("throttling", THROTTLINGS, values.throttling),
    fonts,
    beside: values.beside,
  };
}
