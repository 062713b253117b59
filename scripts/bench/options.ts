import { parseArgs } from "node:util";

export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** `simulated` computes a slow line from a fast visit; `applied` slows the browser itself. */
export const THROTTLINGS = ["simulated", "applied"] as const;
export type Throttling = (typeof THROTTLINGS)[number];

const PARTS = ["lighthouse", "taps"] as const;

export interface BenchOptions {
  parts: readonly (typeof PARTS)[number][];
  /** Visits of each page; the median counts. */
  runs: number;
  routes: readonly string[];
  devices: readonly Device[];
  throttlings: readonly Throttling[];
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
  const list = { type: "string", multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: list,
      runs: { type: "string", default: "3" },
      route: list,
      device: list,
      throttling: list,
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`--runs has to be a whole number from 1, not "${values.runs}".`);
  }
  return {
    parts: chosen("only", PARTS, values.only),
    runs,
    routes: chosen("route", routes, values.route),
    devices: chosen("device", DEVICES, values.device),
    throttlings: chosen("throttling", THROTTLINGS, values.throttling),
  };
}
