import { isInPlace } from "../match-rule.ts";
import type { Rule } from "../rule.ts";
import { explained, heavySentences, type Weighed } from "../weigh-words.ts";
import type { Hit, MakeCheck } from "./check.ts";

/** Sentences whose words weigh too much together, with the words that did. */
export const weighedWords: MakeCheck<Rule> = (rule, { law }) => {
  const { weights } = rule;
  if (!weights) throw new Error(`rule ${rule.key} has no words`);
  const known = new Map<string, Weighed[]>();
  return {
    page({ file, pieces }) {
      const hits: Hit[] = [];
      for (const piece of pieces) {
        if (!isInPlace(rule, piece) || law.includes(piece.text)) continue;
        const heavy = known.get(piece.text) ?? heavySentences(piece.text, weights);
        known.set(piece.text, heavy);
        for (const weighed of heavy) {
          hits.push({ page: file, piece, words: weighed.sentence, detail: explained(weighed) });
        }
      }
      return hits;
    },
  };
};
