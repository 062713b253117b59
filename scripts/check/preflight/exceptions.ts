import { z } from "zod";
import { cleanText } from "./page-texts";
import type { Finding } from "./preflight";
import { readYaml } from "./read-yaml";
import type { Rule } from "./rule";

export const EXCEPTIONS = "rules/exceptions.yaml";
const text = z.string().trim().min(1);

const exception = z.strictObject({
  rule: text,
  /** The file that the finding points to: `content/shared.yaml`, or a page. */
  place: text,
  /** The words that were found; without them every finding of the rule in the place. */
  words: text.optional(),
  reason: text,
  /** Anchor in docs/requirements.md of what the owner fixed: R4.11. */
  requirement: z
    .string()
    .regex(/^R\d+\.\d+$/, "expected an anchor such as R4.11")
    .optional(),
  approved: text,
  until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "expected a day such as 2027-03-31"),
});

export type Exception = z.output<typeof exception> & { line: number; used: number };

/** Reads the owner's exceptions. @throws Error that says what is wrong with the file */
export function readExceptions(file: string): Exception[] {
  const { data, lineOf } = readYaml(file);
  const list = z.array(exception).safeParse(data ?? []);
  if (!list.success) throw new Error(`${file}: ${z.prettifyError(list.error)}`);
  return list.data.map((one, index) => ({ ...one, line: lineOf(index), used: 0 }));
}

/** The exception that a finding falls under on a day; counts its use, expired or not. */
export function exceptionFor(
  exceptions: readonly Exception[],
  { rule, place, words, message }: Pick<Finding, "rule" | "place" | "words" | "message">,
): Exception | undefined {
  const said = cleanText(`${words}\n${message}`).toLowerCase();
  const fitting = exceptions.find(
    (one) =>
      one.rule === rule.key &&
      one.place === place.file &&
      (one.words === undefined || said.includes(cleanText(one.words).toLowerCase())),
  );
  if (fitting) fitting.used += 1;
  return fitting;
}

/** What the file itself gives cause to say: what has ended, and what excuses nothing any more. */
export function findingsOfExceptions(
  exceptions: readonly Exception[],
  rule: Rule,
  today: string,
): Finding[] {
  return exceptions.flatMap((one): Finding[] => {
    const base = {
      rule,
      say: one.rule,
      words: "",
      place: { file: EXCEPTIONS, line: one.line, column: 3 },
      pages: [],
    };
    const of = `the exception from ${one.rule} for ${one.place}`;
    if (one.until < today) {
      const message = `${of} ended on ${one.until}: decide again, or mend what it excused.`;
      return [{ ...base, level: "error", message }];
    }
    if (one.used > 0) return [];
    return [{ ...base, level: "note", message: `${of} excuses nothing any more: take it out.` }];
  });
}
