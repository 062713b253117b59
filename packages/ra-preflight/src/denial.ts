import { z } from "zod";

const words = z.string().trim().toLowerCase().min(1);

/** The words by which a sentence denies a phrase, as a pack lists them. */
export const denial = z.strictObject({
  /** Before the phrase: `no`, `do not`, `beware of`. */
  before: z.array(words).default([]),
  /** What may stand between those and the phrase, such as `any`: other words end the denial. */
  between: z.array(words).default([]),
  /** Right after the phrase: `is prohibited`. */
  after: z.array(words).default([]),
});
export type Denial = z.output<typeof denial>;

/** Words in lower case with one blank between them, and one at both ends. */
function wordRow(text: string): string {
  const found = text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  return ` ${found.join(" ")} `;
}

/** The row without those of the words that are at its end. */
function withoutLast(row: string, removable: readonly string[]): string {
  const last = removable.find((word) => row.endsWith(` ${word} `));
  return last === undefined ? row : row.slice(0, -last.length - 1);
}

function isDeniedBefore({ before, between }: Denial, sentenceStart: string): boolean {
  let row = wordRow(sentenceStart);
  for (;;) {
    if (before.some((word) => row.endsWith(` ${word} `))) return true;
    const shorter = withoutLast(row, between);
    if (shorter === row) return false;
    row = shorter;
  }
}

/**
 * Whether a sentence denies a phrase itself: "we do not promise any assured returns". Other words of
 * the sentence change nothing: "no hidden fees, assured returns" promises them.
 * @param start of the phrase in the text
 * @param end of the phrase in the text
 */
export function isDenied(given: Denial, text: string, start: number, end: number): boolean {
  const sentenceStart =
    text
      .slice(0, start)
      .split(/[.!?।;:](?=\s)|[\n|•]/)
      .at(-1) ?? "";
  if (isDeniedBefore(given, sentenceStart)) return true;
  const sentenceEnd = text.slice(end).split(/[.!।;](?=\s|$)|[\n|•]/)[0] ?? "";
  const row = wordRow(sentenceEnd);
  return given.after.some((word) => row.startsWith(` ${word} `));
}
