import { Document, isMap, isScalar, isSeq, type Node, Scalar, visit } from "yaml";
import type { Plain } from "../api";
import { reflow } from "./reflow";
import { columnOf, endOf, startOf } from "./yaml-tree";

/** Letters of a text beyond which it is written as a block of lines. */
const LONGEST_PLAIN = 88;
const WIDTH = 100;

/** How a new text is written: short ones in their line, long ones as a folded block. */
function setStyle(scalar: Scalar, inBlock: boolean): void {
  if (typeof scalar.value !== "string" || !inBlock) return;
  if (scalar.value.includes("\n")) scalar.type = Scalar.BLOCK_LITERAL;
  else if (scalar.value.length > LONGEST_PLAIN) scalar.type = Scalar.BLOCK_FOLDED;
}

/** YAML of a new value, without indentation and without a line end behind it. */
export function yamlOf(value: Plain, style: "block" | "flow"): string {
  // Between brackets, where a comma needs quotes.
  const doc = new Document(style === "flow" ? [value] : value);
  visit(doc, {
    Scalar: (key, scalar) => {
      if (key !== "key") setStyle(scalar, style === "block");
    },
    Collection: (_, collection) => {
      collection.flow = style === "flow";
    },
  });
  const options = { lineWidth: style === "flow" ? 0 : WIDTH - 8, flowCollectionPadding: true };
  const yaml = doc.toString(options).trimEnd();
  return style === "flow" ? yaml.slice(1, -1).trim() : yaml;
}

export function indented(yaml: string, column: number): string {
  const blanks = " ".repeat(column);
  return yaml.replace(/\n(?=[^\n])/g, `\n${blanks}`);
}

const inDoubleQuotes = (value: string) => JSON.stringify(value);
const inSingleQuotes = (value: string) => `'${value.replaceAll("'", "''")}'`;

const HEADER = /^[|>][^\n]*\n/;

/** A block of lines below `>-` or `|-`, taken apart. */
function blockParts(source: string, column: number) {
  const [header = ""] = HEADER.exec(source) ?? [];
  const body = source.slice(header.length);
  const [, blanks] = /^( +)\S/m.exec(body) ?? [];
  const indent = blanks?.length ?? column + 2;
  const [tail = ""] = /\n*$/.exec(source) ?? [];
  const lines = body.slice(0, body.length - tail.length).split("\n");
  return { header, indent, tail, lines: lines.map((line) => line.slice(indent)) };
}

const placed = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line)).join("\n");

/** A folded block: each paragraph keeps its breaks, as far as its words are the same. */
function foldedSource(source: string, value: string, column: number): string {
  const { header, indent, tail, lines } = blockParts(source, column);
  const before = lines.join("\n").split("\n\n");
  const after = value.trimEnd().split("\n");
  const paragraphs = after.map((text, index) => {
    const old = before[index]?.split("\n") ?? [];
    return reflow(old, text, indent);
  });
  return (
    header +
    placed(
      paragraphs.flatMap((part, index) => (index > 0 ? ["", ...part] : part)),
      indent,
    ) +
    tail
  );
}

/** A literal block has the lines of its value. */
function literalSource(source: string, value: string, column: number): string {
  const { header, indent, tail } = blockParts(source, column);
  return header + placed(value.trimEnd().split("\n"), indent) + tail;
}

/** A text in several lines that is no block: `key: one\n  two`. */
function severalLines(source: string, value: string, column: number): string {
  const lines = source.split("\n").map((line) => line.trim());
  const [, blanks] = /\n( *)\S/.exec(source) ?? [];
  const indent = blanks?.length ?? column + 2;
  return reflow(lines, value, indent).join(`\n${" ".repeat(indent)}`);
}

/** A new block for a text of several paragraphs, below a key or a dash at a column. */
function newLiteral(value: string, column: number): string {
  return `|-\n${placed(value.split("\n"), column + 2)}\n`;
}

/**
 * Ways to write a text in place of a scalar, the one like the old first. Whoever takes one looks
 * whether it says what is meant.
 * @param column of the key or the dash of the value
 */
function textSources(node: Scalar, source: string, value: string, column: number): string[] {
  const ends = source.endsWith("\n") ? "" : "\n";
  const sources: string[] = [];
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (node.type === Scalar.BLOCK_FOLDED) sources.push(foldedSource(source, value, column));
  if (isBlock) sources.push(literalSource(source.replace(/^>/, "|"), value, column));
  if (node.type === Scalar.QUOTE_SINGLE) sources.push(inSingleQuotes(value));
  if (node.type === Scalar.QUOTE_DOUBLE) sources.push(inDoubleQuotes(value));
  if (node.type === Scalar.PLAIN && source.includes("\n")) {
    sources.push(severalLines(source, value, column));
  }
  if (!isBlock) sources.push(value);
  if (value.includes("\n")) sources.push(newLiteral(value, column).slice(0, ends ? -1 : undefined));
  sources.push(inDoubleQuotes(value) + (isBlock && source.endsWith("\n") ? "\n" : ""));
  return sources;
}

/** Ways to write a value in place of a node. @param column of its key or dash */
export function sourcesFor(node: Node, text: string, value: Plain, column: number): string[] {
  const isNothing = startOf(node) === endOf(node);
  const hasBlank = /\s/.test(text.charAt(startOf(node) - 1));
  const sources = sourcesLike(node, text, value, column);
  return isNothing && !hasBlank ? sources.map((source) => ` ${source}`) : sources;
}

function sourcesLike(node: Node, text: string, value: Plain, column: number): string[] {
  const source = text.slice(startOf(node), endOf(node));
  if (typeof value === "string" && isScalar(node)) return textSources(node, source, value, column);
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const tail = /\n*$/.exec(source)?.[0] ?? "";
  const isGroup = typeof value === "object" && value !== null;
  if (!isGroup) return [String(value) + tail];
  if (isFlow || isScalar(node)) return [yamlOf(value, "flow") + tail];
  const at = columnOf(text, startOf(node));
  return [indented(yamlOf(value, "block"), at) + tail, yamlOf(value, "flow") + tail];
}
