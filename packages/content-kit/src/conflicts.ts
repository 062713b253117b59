import { type Findings, placeAt } from "./mistakes.ts";

/** Lines that git writes around two versions of a part that it could not merge. */
const MARK = /^[^\S\n]*(?:<{7}|>{7}|\|{7}|={7})(?=[^\S\n]|$)/m;
/** The marks that are nothing else: in Markdown signs of equality alone underline a heading. */
const SURE_MARK = /^[^\S\n]*(?:<{7}|>{7}|\|{7})(?=[^\S\n]|$)/m;

const NOT_MERGED =
  "two versions of this file were not merged: keep the right lines, delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>";

/** Reports the first mark of two versions that were not merged. @returns whether there is none */
export function checkMerged(file: string, text: string, { issues }: Findings): boolean {
  const isMarkdown = file.endsWith(".md");
  if (isMarkdown && !SURE_MARK.test(text)) return true;
  const mark = MARK.exec(text);
  if (!mark) return true;
  const offset = mark.index + mark[0].search(/\S/);
  issues.push({ file, ...placeAt(text, offset), path: "", message: NOT_MERGED });
  return false;
}
