import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export interface Sentence {
  isFaulty: boolean;
  writer: string;
  text: string;
}

/** The sentences that everyone may read, write rules by and fit strengths to. */
export const KNOWN = fileURLToPath(new URL("known.tsv", import.meta.url));

/** By writers by whom no rule was written; measured, never read. Keep it so: read and mend by others. */
export const UNREAD = fileURLToPath(new URL("unread.tsv", import.meta.url));

/**
 * Reads sentences, a line each: `bad` or `good`, the writer, the kind of sentence, the sentence,
 * with tabs in between. In a file of one writer the second column may be missing.
 * @throws Error for a line that is none of these
 */
export function readSentences(file: string): Sentence[] {
  const rows = readFileSync(file, "utf8").trim().split("\n");
  return rows.map((row, index) => {
    const columns = row.split("\t");
    const [label, second = ""] = columns;
    const text = columns.at(-1) ?? "";
    if ((label !== "bad" && label !== "good") || columns.length < 2 || text === "") {
      throw new Error(`${file}:${index + 1}: expected bad or good, and a sentence`);
    }
    const writer = columns.length > 3 ? second : path.basename(file, ".tsv");
    return { isFaulty: label === "bad", writer, text };
  });
}
