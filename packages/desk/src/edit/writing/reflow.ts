import { diffArrays } from "diff";

/** Letters of a line beyond which it is broken; shorter ones stay, however far they are out. */
const LONGEST_LINE = 140;
/** How much longer a line may become in a text that has longer ones already. */
const MORE = 40;

interface Word {
  word: string;
  /** Whether a line ends behind it. */
  ends: boolean;
}

function wordsOf(lines: readonly string[]): Word[] {
  return lines.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word, index) => ({ word, ends: index === words.length - 1 }));
  });
}

/** Whether a line ends behind the last of some words. */
function setEnd(words: readonly Word[], ends: boolean): void {
  const last = words.at(-1);
  if (last) last.ends = ends;
}

/** The new words, each with the end of line that it, or what it replaces, had. */
function keepEnds(before: readonly Word[], after: readonly string[]): Word[] {
  const parts = diffArrays(
    before.map(({ word }) => word),
    [...after],
  );
  const words: Word[] = [];
  let at = 0;
  let hasLostEnd = false;
  for (const { value, added, removed } of parts) {
    const old = before.slice(at, at + value.length);
    if (!added) at += value.length;
    if (removed) {
      hasLostEnd = old.some(({ ends }) => ends);
      if (hasLostEnd) setEnd(words, true);
      continue;
    }
    // The line ended in what is replaced: it ends behind the new words, not before them.
    const isInPlace = added === true && hasLostEnd;
    if (isInPlace) setEnd(words, false);
    const ofPart = added
      ? value.map((word) => ({ word, ends: false }))
      : old.map((word) => ({ ...word }));
    if (isInPlace) setEnd(ofPart, true);
    hasLostEnd = false;
    words.push(...ofPart);
  }
  return words;
}

function broken(line: string, room: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (longer.length > room && current !== "") {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/**
 * Breaks a paragraph into lines as it was broken before: only lines with another word are others.
 * @param before its lines, without indentation
 * @param indent blanks before each line
 */
export function reflow(before: readonly string[], after: string, indent: number): string[] {
  const words = keepEnds(wordsOf(before), after.split(" "));
  const lines: string[] = [];
  let line: string[] = [];
  for (const [index, { word, ends }] of words.entries()) {
    line.push(word);
    if (!ends && index < words.length - 1) continue;
    lines.push(line.join(" "));
    line = [];
  }
  const longest = Math.max(LONGEST_LINE - indent, ...before.map((one) => one.length + MORE));
  return lines.flatMap((one) =>
    one.length <= longest ? [one] : broken(one, LONGEST_LINE - indent),
  );
}
