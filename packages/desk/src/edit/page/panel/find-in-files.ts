import type { Field, Place } from "../../api";
import { ask } from "../calls/ask";
import { revision, site } from "../state/site";

/** A value whose words are looked for. */
export interface Line {
  place: Place;
  /** Labels from the top of the file. */
  trail: readonly string[];
  shown: string;
}

const LONGEST = 140;
const MOST = 40;

/** The values in a field, each with the labels above it. */
export function linesOf(field: Field, above: readonly string[]): Line[] {
  if (field.value === undefined) return [];
  if (field.fields.length > 0) {
    return field.fields.flatMap((part) => linesOf(part, [...above, part.label]));
  }
  const shown = field.shown ?? (typeof field.value === "object" ? "" : String(field.value));
  return shown === "" ? [] : [{ place: field.place, trail: above, shown }];
}

async function linesOfFile(file: string): Promise<Line[]> {
  const answer = await ask("fields", { place: { file, path: [] } });
  return answer.ok ? linesOf(answer.result.field, []) : [];
}

let read: { turn: number; lines: Promise<Line[]> } | undefined;

/** All values of all files, read once for each state of the content. */
function allLines(): Promise<Line[]> {
  const turn = revision.get();
  if (read?.turn === turn) return read.lines;
  const files = site.get()?.files ?? [];
  const lines = Promise.all(files.map(({ file }) => linesOfFile(file))).then((all) => all.flat());
  read = { turn, lines };
  return lines;
}

/** Letters around the words that were found, so that one sees them. */
function excerpt(shown: string, wanted: string): string {
  const at = shown.toLowerCase().indexOf(wanted);
  if (shown.length <= LONGEST) return shown;
  const from = Math.max(0, at - LONGEST / 3);
  const cut = shown.slice(from, from + LONGEST);
  return `${from > 0 ? "…" : ""}${cut}…`;
}

/** Values whose text, or whose own label, has the words. */
export async function findWords(words: string): Promise<Line[]> {
  const wanted = words.toLowerCase();
  const lines = await allLines();
  const inLabels = lines.filter(({ trail }) => trail.at(-1)?.toLowerCase().includes(wanted));
  const inTexts = lines.filter(({ shown }) => shown.toLowerCase().includes(wanted));
  return [...new Set([...inTexts, ...inLabels])]
    .slice(0, MOST)
    .map((line) => ({ ...line, shown: excerpt(line.shown, wanted) }));
}
