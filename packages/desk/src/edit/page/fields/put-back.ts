import { widened } from "./facts-as-values";

/** Where what was typed ends: behind it both texts are alike. */
function endOfTyped(saved: string, edited: string): number {
  const shorter = Math.min(saved.length, edited.length);
  let start = 0;
  while (start < shorter && saved[start] === edited[start]) start += 1;
  let alike = 0;
  while (alike < shorter - start && saved.at(-1 - alike) === edited.at(-1 - alike)) alike += 1;
  return edited.length - alike;
}

/** The next place that is within no word and no fact. */
function betweenWords(text: string, from: number): number {
  const { end } = widened(text, { start: from, end: from });
  const isWithinWord = /\w$/.test(text.slice(0, end));
  if (!isWithinWord) return end;
  const [restOfWord = ""] = /^\w*/.exec(text.slice(end)) ?? [];
  return end + restOfWord.length;
}

function isReplaced(saved: string, edited: string, fact: string): boolean {
  const at = saved.indexOf(fact);
  const rest = saved.length - fact.length;
  const before = saved.slice(0, at);
  const behind = saved.slice(at + fact.length);
  return edited.length >= rest && edited.startsWith(before) && edited.endsWith(behind);
}

/**
 * A text with a fact that was typed over in it again. Nothing else that was typed goes.
 * @param saved the text as the file has it, with the fact
 * @returns `saved`, if the fact alone was typed over; else the fact stands behind what was typed
 */
export function withFactAgain(saved: string, edited: string, fact: string): string {
  if (isReplaced(saved, edited, fact)) return saved;
  const at = betweenWords(edited, endOfTyped(saved, edited));
  const before = edited.slice(0, at);
  const behind = edited.slice(at);
  const space = /\S$/.test(before) ? " " : "";
  const spaceBehind = /^[\w{]/.test(behind) ? " " : "";
  return before + space + fact + spaceBehind + behind;
}
