import { readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "ra-preflight";
import { cleanText } from "ra-preflight/html";
import { filesBelow } from "static-islands/files-below";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { factsOf } from "@/lib/checks/plan-facts";
import type { Content } from "@/lib/content/content";
import { resolveText } from "@/lib/content/load/references";
import { plainText } from "@/lib/text/plain-text";

/** A value of content, as it is written and as a page shows it. */
interface Value {
  file: string;
  lines: LineCounter;
  /** Where its words begin in the file. */
  offset: number;
  raw: string;
  text: string;
}

/** The words of a match as they may be written, with line breaks and Markdown between them. */
function written(words: string): RegExp {
  const parts = words.split(" ").map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    return escaped.replaceAll("'", "['’‘]").replaceAll('"', '["“”]');
  });
  return new RegExp(parts.join("[\\s>*_`\\\\]+"), "iu");
}

const PARAGRAPH = /[^\n]*\S[^\n]*(?:\n(?!\s*\n)[^\n]+)*/g;

/** Finds where in `content/` words of a page were written. */
export class SourcePlaces {
  private readonly values: Value[] = [];
  private readonly facts = new Map<string, Place>();
  private readonly known = new Map<string, Place | undefined>();

  /** @param root the project's folder */
  constructor(root: string, content: Content) {
    const facts = factsOf({ ...content, refundPlaceholders: [] });
    const shown = (raw: string) => cleanText(plainText(resolveText(raw, facts, () => {})));
    for (const name of filesBelow(path.join(root, "content"))) {
      const file = `content/${name}`;
      // A kept version is never mended: its words are in force elsewhere.
      if (!/\.(ya?ml|md|csv)$/.test(name) || name.startsWith("versions/")) continue;
      const source = readFileSync(path.join(root, file), "utf8");
      const lines = new LineCounter();
      lines.lineStarts.push(...[...source.matchAll(/\n/g)].map(({ index }) => index + 1));
      if (lines.lineStarts[0] !== 0) lines.lineStarts.unshift(0);
      const add = (offset: number, raw: string, value = raw) =>
        this.values.push({ file, lines, offset, raw, text: shown(value) });
      if (name.endsWith(".csv")) {
        for (const [index, row] of source.split("\n").entries()) {
          const fact = `${name.replace(/\.csv$/, "")}.${row.split(",")[0]?.trim()}`;
          this.facts.set(fact, { file, line: index + 1, column: 1 });
        }
        continue;
      }
      const isPolicy = name.endsWith(".md");
      const bodyAt = isPolicy ? source.indexOf("\n---", 3) + 4 : 0;
      // A comment in place of the opening line keeps the places in the front matter true.
      const front = isPolicy ? source.slice(0, bodyAt - 4).replace(/^---/, "#  ") : source;
      this.addYaml(file, front, lines, add);
      if (!isPolicy) continue;
      for (const { 0: raw, index } of source.slice(bodyAt).matchAll(PARAGRAPH)) {
        add(bodyAt + index, raw);
      }
    }
  }

  private addYaml(
    file: string,
    source: string,
    lines: LineCounter,
    add: (offset: number, raw: string, value: string) => void,
  ) {
    const walk = (node: unknown, fact: string) => {
      if (!isNode(node) || !node.range) return;
      const [start, end] = node.range;
      this.facts.set(fact, { file, ...at(lines, start) });
      if (isScalar(node) && typeof node.value === "string") {
        add(start, source.slice(start, end), node.value);
      } else if (isMap(node)) {
        for (const { key, value } of node.items) {
          if (isScalar(key)) walk(value, `${fact}.${key.value}`);
        }
      } else if (isSeq(node)) {
        for (const [index, item] of node.items.entries()) walk(item, `${fact}[${index}]`);
      }
    };
    const { contents } = parseDocument(source, { logLevel: "silent" });
    walk(contents, file.replace(/^content\/|\.[a-z]+$/g, ""));
  }

  /** Where a fact stands: `firm.bank.account`, `complaints/monthly.2026-04`. */
  ofFact(fact: string): Place | undefined {
    return this.facts.get(fact);
  }

  /**
   * @param words what was found
   * @param block the text that it stands in
   * @param sources the content files of its page, which are looked at first
   */
  find(words: string, block: string, sources: readonly string[]): Place | undefined {
    const key = [words, block, ...sources].join("\n");
    if (!this.known.has(key)) this.known.set(key, this.search(words, block, sources));
    return this.known.get(key);
  }

  private search(words: string, block: string, sources: readonly string[]): Place | undefined {
    const low = words.toLowerCase();
    const lowBlock = block.toLowerCase();
    const scored = this.values
      .filter(({ text }) => text.toLowerCase().includes(low))
      .map((value) => {
        const text = value.text.toLowerCase();
        const isSame = text.includes(lowBlock) || (text.length > 3 && lowBlock.includes(text));
        const isOwn = sources.some((source) => `${value.file}/`.startsWith(`content/${source}`));
        // Of two that fit alike, the one that has little else beside the words.
        const rest = Math.abs(text.length - block.length) / (text.length + block.length + 1);
        return { value, isSame, isOwn, score: (isSame ? 4 : 0) + (isOwn ? 1 : 0) - rest };
      })
      .sort((a, b) => b.score - a.score);
    const best = scored.find(({ isSame }) => isSame) ?? scored.find(({ isOwn }) => isOwn);
    if (!best) return undefined;
    const { file, lines, offset, raw } = best.value;
    const found = written(words).exec(raw)?.index;
    const begin = found ?? Math.max(raw.search(/(?<=^[|>][-+\d]*\n\s*)\S/), 0);
    return { file, ...at(lines, offset + begin) };
  }
}

function at(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
