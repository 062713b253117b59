import { resolveText } from "content-kit/facts";
import type { z } from "zod";
import type { CheckedContent } from "@/lib/checks/checked-content";
import {
  formatDate,
  formatMonth,
  formatRupees,
  formatShortDate,
  formatTenure,
} from "@/lib/text/format";
import type { Place } from "../api";
import { isDated } from "../fields/field-of";
import { childSchema, describe, schemaOfFile } from "../fields/schema";
import { Marked, plainOf, type Tree } from "../writing/yaml-tree";
import type { Snapshot } from "./contents";
import { piecesOf, plainSpaces, withoutMarks } from "./shown-text";

type Schema = z.core.$ZodType;

/** A text as a page may print it, and the value that it is. */
export interface IndexedText {
  place: Place;
  /** As pages print it, with one blank between words. */
  shown: string;
  /** For a paragraph of a Markdown text: as it is written, and where in the value. */
  written: string;
  from: number | undefined;
  /** For a text with `{names}`: what pages print of it. */
  pattern: RegExp | undefined;
  /** Whether the value is printed in another form: a price, a date. */
  isFormatted: boolean;
}

/** Keys whose texts are for the site, not for its readers. */
const NOT_SHOWN = new Set([
  "id",
  "kind",
  "look",
  "ground",
  "icon",
  "href",
  "file",
  "marks",
  "column",
  "group",
  "lastUpdated",
  "sha256",
]);

const NAME = /\{\w+\}/;

/** A text with names in braces, as a pattern of what pages print of it. */
function patternOf(shown: string): RegExp | undefined {
  if (!NAME.test(shown)) return undefined;
  const parts = shown.split(NAME).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  // Names alone say nothing of where a text comes from.
  if (parts.join("").replace(/\P{L}/gu, "").length < 4) return undefined;
  return new RegExp(`^${parts.join("(.{1,60}?)")}$`, "su");
}

/** Other forms in which pages print a value. */
function formsOf(value: string | number, key: string): string[] {
  if (typeof value === "number") {
    if (key === "months") return [formatTenure(value)];
    return value >= 100 ? [formatRupees(value)] : [];
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [formatDate(value), formatShortDate(value)];
  return /^\d{4}-\d{2}$/.test(value) ? [formatMonth(value)] : [];
}

/** What pages print of a text: the whole of it, and each paragraph of Markdown. */
function textsOf(
  place: Place,
  written: string,
  isMarkdown: boolean,
  content: CheckedContent,
): IndexedText[] {
  const common = { place, isFormatted: false };
  const show = (text: string) => {
    const resolved = resolveText(text, content.facts);
    return plainSpaces(isMarkdown ? withoutMarks(resolved) : resolved);
  };
  const shown = show(written);
  const whole: IndexedText = {
    ...common,
    shown,
    written,
    from: undefined,
    pattern: patternOf(shown),
  };
  if (!isMarkdown) return [whole];
  const pieces = piecesOf(written);
  if (pieces.length < 2) {
    const [piece] = pieces;
    // `- One entry` is printed without its dash.
    return piece && piece.from > 0
      ? [{ ...whole, shown: show(piece.written), written: piece.written, from: piece.from }]
      : [whole];
  }
  const ofPieces = pieces.map((piece) => {
    const text = show(piece.written);
    return {
      ...common,
      shown: text,
      written: piece.written,
      from: piece.from,
      pattern: patternOf(text),
    };
  });
  return [...ofPieces, whole];
}

const unmarked = (tree: Tree) => (tree instanceof Marked ? tree.value : tree);

/** All texts of content as pages print them. */
export interface TextIndex {
  byShown: ReadonlyMap<string, readonly IndexedText[]>;
  patterns: readonly IndexedText[];
  all: readonly IndexedText[];
}

/** Reads all texts of the content. */
export function indexTexts({ files, content }: Snapshot): TextIndex {
  const all: IndexedText[] = [];

  function addLeaf(place: Place, value: string | number, schema: Schema | undefined): void {
    const key = String(place.path.findLast((part) => typeof part === "string") ?? "");
    if (NOT_SHOWN.has(key)) return;
    for (const shown of formsOf(value, key)) {
      all.push({
        place,
        shown,
        written: String(value),
        from: undefined,
        pattern: undefined,
        isFormatted: true,
      });
    }
    if (typeof value === "number") return;
    const isMarkdown = schema !== undefined && describe(schema).markdown;
    all.push(...textsOf(place, value, isMarkdown, content));
  }

  function visit(marked: Tree, schema: Schema | undefined, { file, path }: Place): void {
    const tree = unmarked(marked);
    if (typeof tree === "string" || typeof tree === "number") {
      addLeaf({ file, path }, tree, schema);
      return;
    }
    if (typeof tree !== "object" || tree === null) return;
    if (isDated(tree)) {
      visitDates(tree, schema, { file, path });
      return;
    }
    const plain = plainOf(tree);
    for (const [name, child] of Object.entries(tree)) {
      const key = Array.isArray(tree) ? Number(name) : name;
      visit(child, schema && childSchema(schema, plain, key), { file, path: [...path, key] });
    }
  }

  /** The usual value and those of other days have the schema of the value. */
  function visitDates(
    tree: { [key: string]: Tree },
    schema: Schema | undefined,
    { file, path }: Place,
  ) {
    if (tree.value !== undefined) visit(tree.value, schema, { file, path: [...path, "value"] });
    const spans = Array.isArray(tree.dated) ? tree.dated : [];
    for (const [index, span] of spans.entries()) {
      const value: Tree | undefined = Object(span).value;
      if (value !== undefined)
        visit(value, schema, { file, path: [...path, "dated", index, "value"] });
    }
  }

  for (const { file, tree } of files.values()) {
    if (tree === undefined || file.endsWith(".csv")) continue;
    visit(tree, schemaOfFile(file), { file, path: [] });
  }
  const byShown = new Map<string, IndexedText[]>();
  for (const text of all) byShown.set(text.shown, [...(byShown.get(text.shown) ?? []), text]);
  return { byShown, patterns: all.filter(({ pattern }) => pattern), all };
}
