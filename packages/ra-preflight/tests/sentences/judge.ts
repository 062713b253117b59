import { fileURLToPath } from "node:url";
import { findHits } from "../../src/find-hits.ts";
import { loadRules } from "../../src/load-rules.ts";
import { readWords } from "../../src/read-page.ts";
import type { Rule } from "../../src/rule.ts";

const TODAY = "2026-11-22";
export const PACK = fileURLToPath(new URL("../../packs/sebi-ra", import.meta.url));

/** Rules on whole pages and sites, such as a missing charter, do not apply to a sentence. */
function isOfWording({ extends: kind, scope, level }: Rule): boolean {
  if (kind === "weighed-words") return true;
  return kind === "existence" && scope === "block" && level !== "note";
}

const { rules } = loadRules([PACK], TODAY, () => false);
const ofWording = rules.filter(isOfWording);
const context = { today: TODAY, read: () => undefined };

/** The rules of wording that find something in a sentence: of phrases, and of weighed words. */
export interface Verdict {
  phrases: string[];
  words: string[];
}

/** Judges sentences together, which takes a third of the time. @returns a verdict for each, in order */
export function judgeAll(texts: readonly string[]): Verdict[] {
  const page = readWords("sentence", "text", texts);
  const verdicts = new Map(page.pieces.map((piece) => [piece, newVerdict()]));
  for (const { rule, piece } of findHits(ofWording, [page], context)) {
    const verdict = piece && verdicts.get(piece);
    verdict?.[rule.extends === "weighed-words" ? "words" : "phrases"].push(rule.key);
  }
  return [...verdicts.values()];
}

function newVerdict(): Verdict {
  return { phrases: [], words: [] };
}

export function judge(text: string): Verdict {
  return judgeAll([text])[0] ?? newVerdict();
}
