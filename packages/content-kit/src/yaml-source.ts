import { type Document, isMap, isNode, isPair, isScalar, parseDocument, visit } from "yaml";
import { type DatedParts, readAsOf } from "./dated.ts";
import { type IsoDay, todayInUtc } from "./days.ts";
import { type ContentIssue, type Findings, placeAt } from "./mistakes.ts";
import { formatPath, type Path } from "./paths.ts";
import { type Place, type Range, type SourceFile, sourceFile } from "./source-file.ts";
import { yamlHints } from "./yaml-hints.ts";

const CUT =
  "what follows # is a comment and is not shown: put quotes round the whole text if it belongs to it";

/** Tags a value that is not known yet; the value itself is kept. */
const PLACEHOLDER = "!placeholder";

const customTags = [
  { tag: PLACEHOLDER, resolve: (text: string) => text },
  { tag: PLACEHOLDER, collection: "map" as const },
  { tag: PLACEHOLDER, collection: "seq" as const },
];

/** Of which day a file is read. */
export interface DayFormat {
  /** The day that counts for `from` and `until`; without one, today in UTC. */
  day?: IsoDay | undefined;
  /** Keys of lists whose entries keep their `from` and `until`: the reader applies these itself. */
  ownDates?: readonly string[] | undefined;
}

/** A YAML text, parsed for its values and their places. */
export interface ParsedYaml extends Pick<DatedParts, "days" | "values" | "entries"> {
  /** Undefined if the text cannot be parsed, which is reported. */
  data: unknown;
  placeholders: string[];
  rangeOf: (path: Path, at: Place) => Range;
}

/** Range of a path's key or value in the file, or else of its nearest ancestor. */
function rangeIn(doc: Document, path: Path, at: Place): Range {
  const parent = doc.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = at === "key" ? pair?.key : doc.getIn(path, true);
  if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  return path.length > 0 ? rangeIn(doc, path.slice(0, -1), "value") : [0, 0];
}

function placeholderPaths(node: unknown, path: Path): string[] {
  if (!isNode(node)) return [];
  if (node.tag === PLACEHOLDER) return [formatPath(path)];
  if (!("items" in node)) return [];
  return node.items.flatMap((item, index) => {
    if (!isPair(item)) return placeholderPaths(item, [...path, index]);
    const key = isScalar(item.key) ? String(item.key.value) : "";
    return placeholderPaths(item.value, [...path, key]);
  });
}

/** Offsets of comments after text without quotes: `We are # 1` is read as "We are". */
function cutTexts(doc: Document, text: string): number[] {
  const found: number[] = [];
  visit(doc, {
    Scalar(_, { type, value, range }) {
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const [, blanks = ""] = /^( +)#/.exec(text.slice(range[1])) ?? [];
      if (blanks) found.push(range[1] + blanks.length);
    },
  });
  return found;
}

interface Found {
  /** 0-based character index in the file. */
  offset: number;
  message: string;
}

const SWALLOWED =
  "this line begins as an entry of a list and is read as part of the text above: begin both in one column";
const NO_ENTRY = "an entry of a list begins with a dash and a space, got ";

/** How an entry begins that people take for one, and YAML for the beginning of a text. */
const LIKE_ENTRY = /^(?:[–—•▪●*]|-(?=\S)|\d+[.)])/;

/** Lines inside a text without quotes that begin with a dash, as entries of a list do. */
function swallowedEntries(doc: Document, text: string): Found[] {
  const found: Found[] = [];
  visit(doc, {
    Scalar(_, { type, range }) {
      if (type !== "PLAIN" || !range) return;
      const written = text.slice(range[0], range[1]);
      const entry = /(?<=\n[^\S\n]*)- /.exec(written);
      if (!entry) return;
      const [sign] = LIKE_ENTRY.exec(written) ?? [];
      if (sign) found.push({ offset: range[0], message: `${NO_ENTRY}${sign}` });
      else found.push({ offset: range[0] + entry.index, message: SWALLOWED });
    },
  });
  return found;
}

const NOT_IN_FRONT =
  "the mark !placeholder stands in front of the value, with a space behind it: here it is read as part of the text";

/** The mark of a placeholder where it marks nothing: behind the value, or taken apart. */
function misplacedMarks(doc: Document, text: string): Found[] {
  const found: Found[] = [];
  visit(doc, {
    Scalar(_, { type, range, tag }) {
      if (!range) return;
      const [start, end] = range;
      const mark = /!\s*placeholder\b/.exec(text.slice(start, end));
      if (mark && type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE") {
        found.push({ offset: start + mark.index, message: NOT_IN_FRONT });
      } else if (tag === "!" && text.startsWith("placeholder", start)) {
        found.push({ offset: start, message: NOT_IN_FRONT });
      }
    },
  });
  return found;
}

/** Numbers in a form that nobody means: `7E3` is read as 7000, `0x10` as 16, `010` as 10. */
function oddNumbers(doc: Document): Found[] {
  const found: Found[] = [];
  visit(doc, {
    Scalar(_, { value, source, range }) {
      if (typeof value !== "number" || !source || !range) return;
      if (/^[-+]?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source)) return;
      found.push({
        offset: range[0],
        message: `${source} is read as the number ${value}: write ${value}, or put quotes round it if it is a text`,
      });
    },
  });
  return found;
}

/**
 * Parses YAML and reports mistakes in its syntax.
 * @param yaml as long as the file's text or shorter, so that places in it are those of the file
 */
export function parseYaml(
  file: string,
  yaml: string,
  text: string,
  findings: Findings,
  { day = todayInUtc(), ownDates }: DayFormat = {},
): ParsedYaml {
  const doc = parseDocument(yaml, { customTags, prettyErrors: false });
  const hints = yamlHints(doc, text);
  const unparsed = hints.length > 0 ? hints : swallowedEntries(doc, text);
  const mistakes = [...unparsed, ...misplacedMarks(doc, text)];
  // Comments are where they were written, also in what does not hold on the day.
  const cuts = cutTexts(doc, text);
  const dated = readAsOf(doc, day, ownDates);

  function issueAt(offset: number, message: string): ContentIssue {
    const { line, column } = placeAt(text, offset);
    return { file, line, column, path: "", message };
  }

  for (const { offset, message } of [...mistakes, ...dated.mistakes]) {
    findings.issues.push(issueAt(offset, message));
  }
  for (const { offset, message } of dated.warnings) {
    findings.warnings.push(issueAt(offset, message));
  }
  for (const { offset, message } of oddNumbers(doc)) {
    findings.warnings.push(issueAt(offset, message));
  }
  for (const offset of cuts) {
    // A # without a space after it, as in "Is plan #1 for me", is not meant as a comment.
    const isMistake = /^#\S/.test(text.slice(offset));
    const list = isMistake ? findings.issues : findings.warnings;
    list.push(issueAt(offset, CUT));
  }
  return {
    data: mistakes.length > 0 ? undefined : doc.toJS(),
    days: dated.days,
    values: dated.values,
    entries: dated.entries,
    placeholders: placeholderPaths(doc.contents, []),
    rangeOf: (path, at) => rangeIn(doc, path, at),
  };
}

export function yamlSource(
  file: string,
  text: string,
  findings: Findings,
  format: DayFormat = {},
): SourceFile {
  return sourceFile({ file, text, ...parseYaml(file, text, text, findings, format) }, findings);
}
