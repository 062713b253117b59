import { readFileSync } from "node:fs";
import { isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { cleanText } from "./page-texts";
import type { Finding } from "./preflight";

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

/**
 * Reads the owner's exceptions.
 * @throws Error that says what is wrong with the file
 */
export function readExceptions(file: string): Exception[] {
  const lines = new LineCounter();
  const customTags = [{ tag: "!placeholder", resolve: (value: string) => value }];
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines, customTags });
  const list = z.array(exception).safeParse(document.toJS() ?? []);
  if (!list.success) throw new Error(`${file}: ${z.prettifyError(list.error)}`);
  return list.data.map((one, index) => {
    const node = isSeq(document.contents) ? document.contents.items[index] : undefined;
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return { ...one, line: lines.linePos(offset).line, used: 0 };
  });
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
