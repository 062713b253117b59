import type { EditState, Field, Place } from "../../api";
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

const isOpened = ({ kind }: Field) => kind === "group" || kind === "list";

/** The values in a field, each with the labels above it, and the groups themselves by their name. */
export function linesOf(field: Field, above: readonly string[]): Line[] {
  if (field.value === undefined) return [];
  if (isOpened(field)) {
    const group = { place: field.place, trail: above, shown: "" };
    const parts = field.fields.flatMap((part) => linesOf(part, [...above, part.label]));
    return above.length > 0 ? [group, ...parts] : parts;
  }
  const shown = field.shown ?? (typeof field.value === "object" ? "" : String(field.value));
  return shown === "" ? [] : [{ place: field.place, trail: above, shown }];
}

/** The file itself is a line too, found by its label and by what is said of it. */
async function linesOfFile({ file, label, help }: EditState["files"][number]): Promise<Line[]> {
  const answer = await ask("fields", { place: { file, path: [] } });
  const itself = { place: { file, path: [] }, trail: [label], shown: help };
  return answer.ok ? [itself, ...linesOf(answer.result.field, [])] : [itself];
}

let read: { turn: number; lines: Promise<Line[]> } | undefined;

/** All values of all files, read once for each state of the content. */
function allLines(): Promise<Line[]> {
  const turn = revision.get();
  if (read?.turn === turn) return read.lines;
  const files = site.get()?.files ?? [];
  const lines = Promise.all(files.map(linesOfFile)).then((all) => all.flat());
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

/** How near a value is to what is looked for: its own name first, then short texts; none if not. */
function distance({ trail, shown, place }: Line, wanted: string): number | undefined {
  const name = trail.at(-1)?.toLowerCase() ?? "";
  const isOfMany = /^content\/(firm|notices|testimonials|promises)/.test(place.file) ? 0 : 1;
  if (name === wanted) return isOfMany;
  if (name.includes(wanted)) return 2 + isOfMany;
  return shown.toLowerCase().includes(wanted) ? 10 + shown.length : undefined;
}

/** Values whose text, or whose own name, has the words; the likeliest first. */
export async function findWords(words: string): Promise<Line[]> {
  const wanted = words.toLowerCase();
  const lines = await allLines();
  const near = lines.flatMap((line) => {
    const far = distance(line, wanted);
    return far === undefined ? [] : [{ line, far }];
  });
  return near
    .toSorted((a, b) => a.far - b.far)
    .map(({ line }) => line)
    .slice(0, MOST)
    .map((line) => ({ ...line, shown: excerpt(line.shown, wanted) }));
}
