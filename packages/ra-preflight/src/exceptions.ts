import { z } from "zod";
import { cleanText } from "./html.ts";
import { readYaml } from "./read-yaml.ts";
import { day, text } from "./rule.ts";

const exception = z.strictObject({
  rule: text,
  place: text,
  words: text.optional(),
  reason: text,
  requirement: text.optional(),
  approved: text,
  until: day,
});

export type Exception = z.output<typeof exception> & {
  line: number;
  used: number;
  /** Nobody has approved it yet: who would is tagged as a placeholder. */
  isUnapproved: boolean;
};

/** Reads what is excused. @throws Error with the file and the mistake */
export function readExceptions(file: string): Exception[] {
  const { data, lineOf, isPlaceholder } = readYaml(file, z.array(exception).nullable());
  return (data ?? []).map((read, index) => {
    const isUnapproved = isPlaceholder(index, "approved");
    return { ...read, line: lineOf(index), used: 0, isUnapproved };
  });
}

/** Nothing is decided for longer; a day that is further off has a slip in its year. */
const MOST_YEARS = 2;

/** Whether an exception is for longer than anything is decided for. */
export function isTooLong({ until }: Pick<Exception, "until">, today: string): boolean {
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  return until > last;
}

/** Whether an exception holds on a day. */
export const holds = (exception: Exception, today: string) =>
  exception.until >= today && !isTooLong(exception, today);

/** What an exception is compared with. */
interface Found {
  rule: { key: string };
  place: { file: string };
  words: string;
  message: string;
}

/** Whether a finding has the words that an exception quotes, if it quotes any. */
export function isAbout({ words }: Exception, finding: Found): boolean {
  if (words === undefined) return true;
  const found = cleanText(`${finding.words}\n${finding.message}`).toLowerCase();
  return found.includes(cleanText(words).toLowerCase());
}

/** The exception that a finding falls under; counts its use, expired or not. */
export function exceptionFor(
  exceptions: readonly Exception[],
  finding: Found,
): Exception | undefined {
  const fitting = exceptions.find((exception) => {
    const { rule, place } = exception;
    const isOfPlace = rule === finding.rule.key && place === finding.place.file;
    return isOfPlace && isAbout(exception, finding);
  });
  if (fitting) fitting.used += 1;
  return fitting;
}
