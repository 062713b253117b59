import { diffArrays } from "diff";

/** Words of a text that differ: put in without `before`, taken out without `after`. */
export interface Edit {
  before: string;
  after: string;
}

/** A run of words: in both texts, only in the earlier one, only in the later one. */
export interface Run {
  text: string;
  in: "both" | "before" | "after";
}

/** Words and the blanks between them, in order. An amount is one word: `₹10,000`. */
const tokensOf = (text: string) => text.split(/(\s+)/).filter(Boolean);

/** What two texts have in common and what they have not, in reading order. */
export function runsBetween(before: string, after: string): Run[] {
  const runs: Run[] = [];
  for (const { value, added, removed } of diffArrays(tokensOf(before), tokensOf(after))) {
    const text = value.join("");
    if (removed) runs.push({ text, in: "before" });
    else runs.push({ text, in: added ? "after" : "both" });
  }
  return runs;
}

/** The words that differ; words with just a blank between them are one edit. */
export function editsBetween(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let edit: Edit | undefined;
  let blank = "";
  for (const run of runsBetween(before, after)) {
    if (run.in === "both") {
      blank = run.text;
      if (run.text.trim() !== "") edit = undefined;
      continue;
    }
    if (!edit) {
      edit = { before: "", after: "" };
      edits.push(edit);
    } else if (blank) {
      edit.before += blank;
      edit.after += blank;
    }
    blank = "";
    edit[run.in] += run.text;
  }
  return edits.map((found) => ({ before: found.before.trim(), after: found.after.trim() }));
}

/** Which part of their words two texts share, from 0 to 1. */
export function similarity(before: string, after: string): number {
  let shared = 0;
  let all = 0;
  for (const run of runsBetween(before, after)) {
    const { length } = run.text.trim();
    all += run.in === "both" ? 2 * length : length;
    if (run.in === "both") shared += 2 * length;
  }
  return all === 0 ? 1 : shared / all;
}
