import { z } from "zod";
import { isInPlace, pattern } from "../match-rule";
import type { Page } from "../page-texts";
import type { ScriptRule } from "../rule";
import type { Hit, MakeCheck } from "./check";

const settings = z.strictObject({ one: z.string(), other: z.string() });

/** The first place of a page where a pattern fits. */
function firstOf(rule: ScriptRule, { file, pieces }: Page, sought: string): Hit | undefined {
  for (const piece of pieces) {
    const [words] = (isInPlace(rule, piece) && piece.text.match(pattern(sought))) || [];
    if (words) return { page: file, piece, words, say: words };
  }
  return undefined;
}

/** A site that says one thing in one place, such as no refund, and another elsewhere. */
export const wordsContradict: MakeCheck = (rule) => {
  const { one, other } = settings.parse(rule.with);
  let first: Hit | undefined;
  let second: Hit | undefined;
  return {
    page(page) {
      first ??= firstOf(rule, page, one);
      second ??= firstOf(rule, page, other);
      return [];
    },
    end: () =>
      first && second
        ? [{ ...first, say: `"${first.say}" (${first.page}) and "${second.say}" (${second.page})` }]
        : [],
  };
};
