import { type Element, textOf } from "../html-tree.ts";

/** What a page's payload says of a client component: the module's id, and the export's name. */
export interface ClientModule {
  id: string;
  name: string;
}

/** A row of the payload: a client component, or what a server component rendered. */
export type Row = { client: ClientModule } | { model: unknown };

/** How Next's client is handed the payload, in parts: texts, or bytes in base64. */
const PUSH = /^self\.__next_f\.push\((\[.*\])\);?$/s;

function partOf(script: Element): Buffer {
  const [, json] = PUSH.exec(textOf(script).trim()) ?? [];
  if (json === undefined) {
    return Buffer.alloc(0);
  }
  const [kind, part] = JSON.parse(json) as [number, unknown];
  if (typeof part !== "string") {
    return Buffer.alloc(0);
  }
  return Buffer.from(part, kind === 3 ? "base64" : "utf8");
}

/** Tags of rows whose length in bytes is given, as they may have line breaks in them. */
const WITH_LENGTH = "TAOobUSsLlGgMmV";
const NEWLINE = 0x0a;
const COLON = 0x3a;
const COMMA = 0x2c;

function rowOf(tag: string, text: string): Row | undefined {
  if (tag === "I") {
    const [id, , name] = JSON.parse(text) as [unknown, unknown, unknown];
    return { client: { id: String(id), name: String(name ?? "") } };
  }
  return tag === "" ? { model: JSON.parse(text) } : undefined;
}

/** Where a row's content begins and ends, and where the next row begins. */
function boundsOf(bytes: Buffer, tag: string, start: number): { end: number; next: number } {
  const comma = bytes.indexOf(COMMA, start);
  if (tag !== "" && WITH_LENGTH.includes(tag) && comma > 0) {
    const length = Number.parseInt(bytes.toString("latin1", start, comma), 16);
    return { end: start, next: comma + 1 + length };
  }
  const found = bytes.indexOf(NEWLINE, start);
  const end = found < 0 ? bytes.length : found;
  return { end, next: end + 1 };
}

/** The letter in front of a row's content; `true`, `false` and `null` are content themselves. */
function tagAt(bytes: Buffer, at: number): string {
  const [tag = ""] = /^[A-Za-eg-mo-su-z]/.exec(bytes.toString("latin1", at, at + 1)) ?? [];
  return tag;
}

/**
 * Reads the payload with which Next's client would hydrate a page: rows in React's own format,
 * `1f:["$","p",null,{}]`, by their numbers.
 * @param elements those of the page, Next's scripts among them
 */
export function payloadOf(elements: readonly Element[]): Map<string, Row> {
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const bytes = Buffer.concat(scripts.map(partOf));
  const rows = new Map<string, Row>();
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(COLON, at);
    if (colon < 0) {
      break;
    }
    const id = bytes.toString("latin1", at, colon);
    const tag = tagAt(bytes, colon + 1);
    const start = colon + 1 + tag.length;
    const { end, next } = boundsOf(bytes, tag, start);
    const row = id === "" ? undefined : rowOf(tag, bytes.toString("utf8", start, end));
    if (row !== undefined) {
      rows.set(id, row);
    }
    at = next;
  }
  return rows;
}
