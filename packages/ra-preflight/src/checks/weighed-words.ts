import { isInPlace } from "../match-rule.ts";
import type { Rule } from "../rule.ts";
import { explained, heavySentences, type Weighed, type Weights } from "../weigh-words.ts";
import type { Hit, MakeCheck } from "./check.ts";

function weightsOfRule({ weights, key }: Rule): Weights {
  if (!weights) throw new Error(`rule ${key} has no words`);
  return weights;
}

/** Sentences whose words weigh too much together, with the words that did. */
export const weighedWords: MakeCheck<Rule> = (rule, { withoutLaw }) => {
  const weights = weightsOfRule(rule);
  const known = new Map<string, Weighed[]>();
  function heavyIn(text: string): Weighed[] {
    const isFound = heavySentences(text, weights).length > 0;
    return isFound ? heavySentences(withoutLaw(text), weights) : [];
  }
  return {
    page({ file, pieces }) {
      const hits: Hit[] = [];
      for (const piece of pieces) {
        if (!isInPlace(rule, piece)) continue;
        const heavy = known.get(piece.text) ?? heavyIn(piece.text);
        known.set(piece.text, heavy);
        for (const weighed of heavy) {
          hits.push({ page: file, piece, words: weighed.sentence, detail: explained(weighed) });
        }
      }
      return hits;
    },
  };
};
