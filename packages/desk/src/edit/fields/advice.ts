import path from "node:path";
import { messageOf, open, preflight } from "ra-preflight";
import { escapeHtml } from "@/scripts/fill-template";
import type { Advice } from "../api";

/** The words of a text as a page of its own, for rules that judge words. */
const asPage = (shown: string) =>
  `<!doctype html><html lang="en"><head><title></title></head><body><main><p>${escapeHtml(shown)}</p></main></body></html>`;

/** Words that rules speak of: what they deny around them is looked for too. */
const CLAIMS = "We guarantee sure shot returns: 90% of our tips are right, without risk.";

/**
 * Judges some texts ahead. The first ones take seconds: the engine makes a program of each pattern
 * when it is first used, and a quicker one at the second time.
 */
export function warmUp(root: string, today: string): void {
  for (const text of [CLAIMS, CLAIMS, "Research on shares"]) adviceOn(root, text, today);
}

/**
 * What the linter says of the words of a text, beside what it says of them already: rules of SEBI's
 * that judge words. What a whole page must have, the build says.
 * @param root the repository
 */
export function adviceOn(root: string, shown: string, today: string): Advice[] {
  const report = preflight({
    folder: "text",
    text: asPage(shown),
    packs: ["sebi-ra"],
    exceptions: path.join(root, "rules/exceptions.yaml"),
    today,
  });
  const ofWords = open(report).filter(
    ({ words, rule }) => words !== "" && rule.extends !== "mandated-text" && rule.scope !== "page",
  );
  return ofWords.map((finding) => ({
    level: finding.level,
    message: messageOf(finding),
    cure: finding.rule.advice ?? "",
    words: finding.words,
    source: `${finding.rule.source.circular}, ${finding.rule.source.paragraph}`,
  }));
}
