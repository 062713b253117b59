import path from "node:path";
import { messageOf, open, preflight } from "ra-preflight";
import { escapeHtml } from "@/scripts/fill-template";
import type { Advice } from "../api";

/** Texts as a page of their own, a paragraph each, for rules that judge words. */
function asPage(texts: readonly string[]): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return `<!doctype html><html lang="en"><head><title></title></head><body><main>${paragraphs}</main></body></html>`;
}

/** Words that rules speak of: what they deny around them is looked for too. */
const CLAIMS = "We guarantee sure shot returns: 90% of our tips are right, without risk.";

/**
 * Judges some texts ahead. The first ones take seconds: the engine makes a program of each pattern
 * when it is first used, and a quicker one at the second time.
 */
export function warmUp(root: string, today: string): void {
  for (const text of [CLAIMS, CLAIMS, "Research on shares"]) adviceOn(root, text, today);
}

/** What the linter says of the words of one text. @param root the repository */
export function adviceOn(root: string, shown: string, today: string): Advice[] {
  return adviceOnAll(root, [shown], today);
}

/**
 * What the linter says of the words of some texts, beside what it says of them already: rules of SEBI's
 * that judge words. What a whole page must have, the build says.
 * @param root the repository
 */
export function adviceOnAll(root: string, texts: readonly string[], today: string): Advice[] {
  const report = preflight({
    folder: "text",
    text: asPage(texts),
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
