import type { Line, Part } from "./line";

/** A text that somebody reads: it has a capital, a blank or a sign of the rupee. */
const READ = /[A-Z₹\s]/;
/** Addresses of other sites' vocabularies and of files are for programs. */
const FOR_PROGRAMS = /^(?:https?:|\/|data:|sha256-|#)/;

function isRead(key: string, value: unknown): value is string | number {
  if (typeof value === "number") return !key.endsWith("position");
  return typeof value === "string" && READ.test(value) && !FOR_PROGRAMS.test(value);
}

/** Keys that name what they are in, best first. */
const NAMES = ["id", "name", "label", "title"];

/** What an object is called: `options-basic-6m`; `outer` where it has no name. */
function nameOf(data: object, outer: string): string {
  const values: Record<string, unknown> = { ...data };
  const named = NAMES.map((key) => values[key]).find((value) => typeof value === "string");
  return named === undefined ? outer : String(named);
}

/** What a value is on some days. */
interface Dated {
  from?: string;
  until?: string;
  value: unknown;
}

function isDated(data: unknown): data is Dated {
  if (typeof data !== "object" || data === null) return false;
  return "value" in data && ("from" in data || "until" in data);
}

/** `prices › options-basic-6m, from 2026-12-20 until 2027-01-03` */
function datedLabel(keys: readonly string[], { from, until }: Dated): string {
  const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
  return `${keys.filter(Boolean).join(" › ")}, ${days}`;
}

/** Values of JSON in order, each with its key and the name of what it is in. */
function* valuesOf(
  data: unknown,
  key: string,
  within: string,
): Generator<[label: string, value: unknown]> {
  if (typeof data !== "object" || data === null) {
    yield [[within, key].filter(Boolean).join(" › "), data];
    return;
  }
  if (Array.isArray(data)) {
    for (const value of data) yield* valuesOf(value, key, within);
    return;
  }
  const name = nameOf(data, within);
  for (const [inner, value] of Object.entries(data)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isDated)) {
      for (const dated of value) yield [datedLabel([name, key, inner], dated), dated.value];
      continue;
    }
    if (!inner.startsWith("@") || typeof value === "object") yield* valuesOf(value, inner, name);
  }
}

/** The data of a JSON text; what browsers cannot read either counts as none. */
export function dataOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Words and numbers in data, a line for each, labelled by their keys; each line once. */
export function dataLines(data: unknown, part: Part): Line[] {
  const lines = new Map<string, Line>();
  for (const [label, value] of valuesOf(data, "", "")) {
    if (!isRead(label, value)) continue;
    const text = String(value).replace(/\s+/g, " ").trim();
    lines.set(`${label}\n${text}`, { part, kind: "text", text, under: "", label, links: [] });
  }
  return [...lines.values()];
}
