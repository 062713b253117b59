import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The sentences of docs/requirements.md by their numbers, such as `R4.1`. @param root the repository */
export function requirementSentences(root: string): Map<string, string> {
  const file = path.join(root, "docs/requirements.md");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = text.matchAll(/^- \*\*(R\d+(?:\.\d+)?)\*\* (.+)$/gm);
  return new Map([...found].map(([, number = "", sentence = ""]) => [number, sentence]));
}
