import type { EditState, Field, Place } from "../../api";
import { ask } from "../calls/ask";
import { revision, site } from "../state/site";
import { tasksOf } from "./tasks";

/** A value whose words are looked for. */
export interface Line {
  place: Place;
  /** Labels from the top of the file. */
  trail: readonly string[];
  shown: string;
  /** Other words for its name, and what is said of it. */
  also: string;
  /** Whether it may be added and is not there: found by its name alone. */
  isMissing: boolean;
}

const LONGEST = 140;
const MOST = 40;

/** What is often wanted is found before single values. */
const TASK = -10;

const isOpened = ({ kind }: Field) => kind === "group" || kind === "list";

/** What people call a picture. */
const PICTURE = "picture, photograph, photo, image";

/** What may be added to a list of several kinds, by its kind. */
function addable({ entries, place }: Field, above: readonly string[]): Line[] {
  if (entries.length < 2) return [];
  return entries.map(({ label }) => {
    const name = label.toLowerCase();
    const isOfPage = place.path.at(-1) === "bands";
    const trail = [...above, isOfPage ? `Add a part of the page: ${name}` : `Add: ${name}`];
    const also = name === "picture" ? PICTURE : "";
    return { place, trail, shown: "", also, isMissing: true };
  });
}

/** The values in a field, each with the labels above it, the groups, and what may be added. */
export function linesOf(field: Field, above: readonly string[]): Line[] {
  const { kind, place, help, value } = field;
  const also = kind === "picture" ? PICTURE : help;
  const isMissing = value === undefined;
  if (isMissing) return [{ place, trail: above, shown: help || "Not there yet", also, isMissing }];
  if (isOpened(field)) {
    const group = { place, trail: above, shown: "", also, isMissing };
    const parts = field.fields.flatMap((part) => linesOf(part, [...above, part.label]));
    const all = [...parts, ...addable(field, above)];
    return above.length > 0 ? [group, ...all] : all;
  }
  // A value of several days: each of them.
  if (kind === "dated") return field.fields.flatMap((part) => linesOf(part, above));
  const shown = field.shown ?? (typeof value === "object" ? "" : String(value));
  return shown === "" ? [] : [{ place, trail: above, shown, also, isMissing }];
}

/** The file itself is a line too, found by its label and by what is said of it. */
async function linesOfFile({ file, label, help }: EditState["files"][number]): Promise<Line[]> {
  const answer = await ask("fields", { place: { file, path: [] } });
  const itself = {
    place: { file, path: [] },
    trail: [label],
    shown: help,
    also: "",
    isMissing: false,
  };
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

/** "₹20,000" and "20,000" as the file has it: "20000"; undefined for words. */
function asNumber(wanted: string): string | undefined {
  const digits = wanted.replace(/[₹,\s]|^rs\.?/gi, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Whether each of the words is in a text, in any order. */
function hasAll(text: string, wanted: string): boolean {
  const lower = text.toLowerCase();
  return wanted.split(/\s+/).every((word) => lower.includes(word));
}

/** How near a sum is: a price before other numbers. */
function distanceOfNumber({ trail, shown }: Line, digits: string): number | undefined {
  if (shown.replaceAll(",", "") !== digits) return undefined;
  return trail.includes("Price") ? -2 : -1;
}

/** How near a value is to what is looked for: its own name first, then short texts; none if not. */
function distance(line: Line, wanted: string): number | undefined {
  const { trail, shown, place, also, isMissing } = line;
  const name = trail.at(-1)?.toLowerCase() ?? "";
  const isOfMany = /^content\/(firm|notices|testimonials|promises)/.test(place.file) ? 0 : 1;
  const later = isOfMany + (isMissing ? 2 : 0);
  const digits = asNumber(wanted);
  const ofNumber = digits === undefined ? undefined : distanceOfNumber(line, digits);
  if (ofNumber !== undefined) return ofNumber;
  if (name === wanted) return later;
  if (name.includes(wanted) || (also === PICTURE && also.includes(wanted))) return 4 + later;
  if (!isMissing && shown.toLowerCase().includes(wanted)) return 10 + shown.length;
  const isAbout = hasAll(`${trail.join(" ")} ${also} ${isMissing ? shown : ""}`, wanted);
  return isAbout ? 200 + later : undefined;
}

/** What is often wanted, by its name or by other words for it. */
function tasksWith(wanted: string): Line[] {
  const state = site.get();
  const found = state ? tasksOf(state) : [];
  return found
    .filter(({ label, also }) => hasAll(`${label} ${also}`, wanted))
    .map(({ label, place, also }) => ({
      place,
      trail: [label],
      shown: "",
      also,
      isMissing: false,
    }));
}

/** Values whose text, or whose own name, has the words; the likeliest first. */
export async function findWords(words: string): Promise<Line[]> {
  const wanted = words.toLowerCase();
  const lines = await allLines();
  const tasks = tasksWith(wanted).map((line) => ({ line, far: TASK }));
  const near = lines.flatMap((line) => {
    const far = distance(line, wanted);
    return far === undefined ? [] : [{ line, far }];
  });
  return [...tasks, ...near]
    .toSorted((a, b) => a.far - b.far)
    .map(({ line }) => line)
    .slice(0, MOST)
    .map((line) => ({ ...line, shown: excerpt(line.shown, wanted) }));
}
