import leven from "leven";
import { type IsoDay, isDay } from "@/lib/text/days";

/** What a command was asked to do: for which day, and all else. */
export interface DayArguments {
  /** Undefined for today. */
  day?: IsoDay;
  others: string[];
}

const OPTION = "--today";
/** Letters that may differ in a mistyped option. */
const MOST_WRONG = 2;

/** The day of `--today DAY` or `--today=DAY`. @throws Error if it is none */
export function readDayArguments(args: readonly string[]): DayArguments {
  const others = [...args];
  const at = others.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) {
    const mistyped = others.find((arg) => leven(arg.replace(/=.*/, ""), OPTION) <= MOST_WRONG);
    if (mistyped !== undefined) throw new Error(`${mistyped}: did you mean ${OPTION}?`);
    return { others };
  }
  const isJoined = others[at] !== OPTION;
  const taken = others.splice(at, isJoined ? 1 : 2);
  const day = isJoined ? taken.join().slice(OPTION.length + 1) : taken[1];
  if (day === undefined || !isDay(day)) {
    throw new Error(`${OPTION} is a day such as 2027-01-26, not "${day ?? ""}"`);
  }
  return { day, others };
}

/** The variables by which a build for a day reads that day; none for today. */
export function dayVariables(day: IsoDay | undefined): Record<string, string> {
  if (day === undefined) return {};
  const noonInIndia = Date.parse(`${day}T12:00:00+05:30`);
  return { SITE_TODAY: day, SOURCE_DATE_EPOCH: String(noonInIndia / 1000) };
}
