import { readFileSync } from "node:fs";
import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

export interface Yaml<Data> {
  data: Data;
  /** The line of a key, or of an item of a list. */
  lineOf: (...place: (string | number)[]) => number;
  /** Whether a value is tagged as not supplied yet. */
  isPlaceholder: (...place: (string | number)[]) => boolean;
}

/** What went wrong, in words. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return z.prettifyError(cause);
  return cause instanceof Error ? cause.message : String(cause);
}

/** What a value was expected to be: Zod's sentence without its first word. */
function sentenceOf({ message, path }: z.core.$ZodIssue): string {
  const key = path.filter((part) => typeof part !== "number").join(".");
  return `${key}${key && ": "}${message.replace(/^Invalid input: /, "")}`;
}

/** Reads a YAML or JSON file with its lines. @throws Error with the file, the place and the mistake */
export function readYaml<Data>(file: string, schema: z.ZodType<Data>): Yaml<Data> {
  const lines = new LineCounter();
  const customTags = [{ tag: "!placeholder", resolve: (value: string) => value }];
  // As editors on any system save it.
  const source = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const document = parseDocument(source, { lineCounter: lines, merge: true, customTags });
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);

  function lineOf(...place: (string | number)[]): number {
    const parent = document.getIn(place.slice(0, -1), true);
    const last = place.at(-1);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === last) : undefined;
    const node = isSeq(parent) ? parent.items[Number(last)] : pair?.key;
    return lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
  }

  /** The line of a key; of what it should be in, where the key is missing. */
  function lineOfIssue({ path }: z.core.$ZodIssue): number {
    const place = path.map((part) => (typeof part === "symbol" ? String(part) : part));
    while (place.length > 0 && !document.hasIn(place)) place.pop();
    return place.length > 0 ? lineOf(...place) : 1;
  }

  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    const mistakes = read.error.issues.map((issue) => {
      return `${file}:${lineOfIssue(issue)}: ${sentenceOf(issue)}`;
    });
    throw new Error(mistakes.join("\n"));
  }
  return {
    data: read.data,
    isPlaceholder: (...place) => Object(document.getIn(place, true)).tag === "!placeholder",
    lineOf,
  };
}
