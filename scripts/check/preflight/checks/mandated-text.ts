import { diffArrays } from "diff";
import { z } from "zod";
import { isInPlace } from "../match-rule";
import { Memo } from "../memo";
import { cleanText } from "../page-texts";
import type { Rule } from "../rule";
import { type Hit, type MakeCheck, WHOLE_SITE } from "./check";

const settings = z.strictObject({
  on: z.enum(["every-page", "site"]),
  texts: z.array(z.string().min(1)).min(1),
});

/** The prescribed texts of a rule; none of a rule that prescribes nothing. */
export function prescribedBy(rule: Rule): string[] {
  if (rule.extends !== "script" || rule.script !== "mandated-text") return [];
  return settings.parse(rule.with).texts.map(cleanText);
}

const words = (text: string) => text.split(" ");
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/**
 * Whether a text is an altered copy of a prescribed one: most of its words in its order, with little
 * between them. A short one has to be closer, as short sentences are alike by chance.
 */
function isAltered(
  wanted: readonly string[],
  own: readonly string[],
  all: ReadonlySet<string>,
): boolean {
  const least = wanted.length < 10 ? 0.8 : 0.6;
  if (own.length < least * wanted.length) return false;
  if (wanted.filter((word) => all.has(word)).length < least * wanted.length) return false;
  const same: { at: number; count: number }[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays([...wanted], [...own])) {
    if (!added && !removed) same.push({ at, count: value.length });
    if (!removed) at += value.length;
  }
  const common = same.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [same[0], same.at(-1)];
  if (!first || !last || common < least * wanted.length) return false;
  return last.at + last.count - first.at <= 1.5 * wanted.length;
}

/** The first word that differs, for a reader: `"Investments" stands in place of "Investment"`. */
export function firstDifference(prescribed: string, text: string): string {
  const parts = diffArrays(words(prescribed), words(text));
  // What stands before and after is not part of the copy.
  const same = parts.findIndex(({ added, removed }) => !added && !removed);
  if (parts.findIndex(({ removed }) => removed) > same || !parts[0]?.removed) {
    while (parts[0]?.added) parts.shift();
  }
  while (parts.at(-1)?.added && !parts.at(-2)?.removed) parts.pop();
  const at = parts.findIndex(({ added, removed }) => added || removed);
  const [one, two] = [parts[at], parts[at + 1]];
  const quote = (list: readonly string[] = []) =>
    `"${list.slice(0, 6).join(" ")}${list.length > 6 ? " …" : ""}"`;
  if (!one) return "the same words in another form";
  const removed = [one, two].find((part) => part?.removed)?.value;
  const added = [one, two].find((part) => part?.added)?.value;
  const before = parts
    .slice(0, at)
    .filter((part) => !part.added && !part.removed)
    .flatMap(({ value }) => value)
    .slice(-3)
    .join(" ");
  const where = before ? ` after "${before}"` : " at the beginning";
  if (removed && added) return `${quote(added)} stands in place of ${quote(removed)}${where}`;
  return removed ? `${quote(removed)} is missing${where}` : `${quote(added)} is added${where}`;
}

interface Look {
  /** Numbers of the prescribed texts that stand in it, and of those of which it is an altered copy. */
  right: number[];
  altered: number[];
}

/** A prescribed text is there and unaltered, word by word, with its signs and capitals. */
export const mandatedText: MakeCheck = (rule, { prescribed }) => {
  const { on } = settings.parse(rule.with);
  const texts = prescribedBy(rule).map((text) => ({ text, words: words(text).map(bare) }));
  const seen = new Set<number>();
  const known = new Memo<Look>();

  function look(text: string): Look {
    const numbers = [...texts.keys()];
    const right = numbers.filter((index) => text.includes(texts[index]?.text ?? ""));
    // A text that is prescribed elsewhere may be much like this one.
    const isOther = right.length > 0 || prescribed.some((other) => text.includes(other));
    const own = isOther ? [] : words(text).map(bare);
    const all = new Set(own);
    const altered = numbers.filter((index) => isAltered(texts[index]?.words ?? [], own, all));
    return { right, altered };
  }

  return {
    page(page) {
      if (!page.document && on === "every-page") return [];
      const pieces = page.pieces.filter((piece) => isInPlace(rule, piece));
      const looks = pieces.map((piece) => ({
        piece,
        ...known.get(piece.text, () => look(piece.text)),
      }));
      const right = new Set(looks.flatMap((one) => one.right));
      const met = new Set([...right, ...looks.flatMap(({ altered }) => altered)]);
      for (const index of met) seen.add(index);
      const hits: Hit[] = looks.flatMap(({ piece, altered }) =>
        altered.map((index) => ({
          page: page.file,
          piece,
          words: piece.text,
          say: firstDifference(texts[index]?.text ?? "", piece.text),
        })),
      );
      if (on === "site") return hits;
      const missing = texts.filter((_, index) => !met.has(index));
      return [
        ...hits,
        ...missing.map(({ text }) => ({
          page: page.file,
          words: "",
          say: `the whole text is missing: "${text}"`,
        })),
      ];
    },
    end() {
      if (on === "every-page") return [];
      const hit = (say: string): Hit => ({ page: WHOLE_SITE, words: "", say });
      if (seen.size === 0) {
        return [
          hit(`no page has ${texts.length === 1 ? "it" : `any of its ${texts.length} sentences`}`),
        ];
      }
      const inShort = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);
      return texts
        .filter((_, index) => !seen.has(index))
        .map(({ text }) => hit(`no page has "${inShort(text)}"`));
    },
  };
};
