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
export function judge(text: string): { phrases: string[]; words: string[] } {
  const hits = findHits(ofWording, [readWords("sentence", "text", [text])], context);
  const keysOf = (isOfWords: boolean) =>
    hits
      .filter(({ rule }) => (rule.extends === "weighed-words") === isOfWords)
      .map(({ rule }) => rule.key);
  return { phrases: keysOf(false), words: keysOf(true) };
}
