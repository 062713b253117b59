import { parseArgs } from "node:util";

/** `simulated` computes a slow line from a fast visit; `applied` slows the browser itself. */
const VISITS = ["phone-simulated", "phone-applied", "desktop-simulated"] as const;
export type VisitKind = (typeof VISITS)[number];

const PARTS = ["lighthouse", "taps"] as const;

export interface BenchOptions {
  parts: readonly (typeof PARTS)[number][];
  /** Visits of each page; the median counts. */
  runs: number;
  routes: readonly string[];
  kinds: readonly VisitKind[];
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
  const runsOption = { type: "string", default: "3" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { only: list, runs: runsOption, route: list, visit: list },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new RangeError(`--runs has to be a whole number from 1, not "${values.runs}".`);
  }
  return {
    parts: chosen("only", PARTS, values.only),
    runs,
    routes: chosen("route", routes, values.route),
    kinds: chosen("visit", VISITS, values.visit),
  };
}
