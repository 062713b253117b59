import type { Line, Part } from "./line";

/** A text that somebody reads: it has a capital, a blank or a sign of the rupee. */
const READ = /[A-Z₹\s]/;
/** Addresses of other sites' vocabularies and of files are for programs. */
const FOR_PROGRAMS = /^(?:https?:|\/|data:|sha256-|#)/;

function isRead(value: unknown): value is string | number {
  if (typeof value === "number") return true;
  return typeof value === "string" && READ.test(value) && !FOR_PROGRAMS.test(value);
}

/** Values of JSON, each with the last key above it, in order. */
function* valuesOf(data: unknown, key: string): Generator<[key: string, value: unknown]> {
  if (typeof data !== "object" || data === null) {
    yield [key, data];
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    yield* valuesOf(value, Array.isArray(data) ? key : name);
  }
}

/** JSON that browsers cannot read either counts as none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Words and numbers in JSON, a line for each, labelled by their keys; each line once. */
export function dataLines(json: string, part: Part): Line[] {
  const lines = new Map<string, Line>();
  for (const [label, value] of valuesOf(parsed(json), "")) {
    if (label.startsWith("@") || !isRead(value)) continue;
    const text = String(value).replace(/\s+/g, " ").trim();
    lines.set(`${label}\n${text}`, { part, kind: "text", text, under: "", label, links: [] });
  }
  return [...lines.values()];
}
