import { readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "ra-preflight";
import { filesBelow } from "static-islands/files-below";
import { isNode, parseDocument } from "yaml";
import type { Content } from "@/lib/content/content";
import { placeAt } from "@/lib/content/load/content-error";
import { resolveText } from "@/lib/content/load/facts";

/** Words as they may be written, with line breaks, Markdown and the ends of links between them. */
function written(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const quoted = escaped.replace(/['’‘]/g, "['’‘]").replace(/["“”]/g, '\\\\?["“”]');
  return new RegExp(quoted.split(/\s+/).join("(?:[\\s>*_`\\\\[]|\\]\\([^)]*\\))+"), "iu");
}

/** Finds where in `content/` words of a page were written. */
export class SourcePlaces {
  /** Texts by file, with the facts filled in, which moves no line. */
  private readonly texts: Map<string, string>;

  /** @param root the project's folder */
  constructor(root: string, content: Content) {
    const files = filesBelow(path.join(root, "content"))
      // A kept version is never mended: its words are in force elsewhere.
      .filter((name) => /\.(ya?ml|md|csv)$/.test(name) && !name.startsWith("versions/"))
      .map((name) => `content/${name}`);
    const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
    this.texts = new Map(files.map((file) => [file, resolveText(textOf(file), content.facts)]));
  }

  /** The place of a fact: `firm.bank.account`, `complaints/monthly.2026-04`. */
  ofFact(fact: string): Place | undefined {
    const [, name, rest = ""] = /^([\w/-]+)\.?(.*)$/.exec(fact) ?? [];
    const isFile = ([file]: [string, string]) => file.replace(/\.\w+$/, "") === `content/${name}`;
    const [file, text] = [...this.texts].find(isFile) ?? [];
    if (!file || !text) return undefined;
    if (file.endsWith(".csv")) return { file, ...placeAt(text, text.indexOf(`\n${rest},`) + 1) };
    // The body of a policy begins with its second "---".
    const node = parseDocument(text.replace(/\n---\n[\s\S]*/, ""), { logLevel: "silent" });
    const value = node.getIn(rest.match(/[\w-]+/g) ?? [], true);
    return isNode(value) && value.range ? { file, ...placeAt(text, value.range[0]) } : undefined;
  }

  /** @param block the text with the words. @param sources of its page, which are read first */
  find(words: string, block: string, sources: readonly string[]): Place | undefined {
    const isOwn = ([file]: [string, string]) =>
      sources.some((source) => `${file}/`.startsWith(`content/${source}`));
    const own = [...this.texts].filter(isOwn);
    const others = [...this.texts].filter((entry) => !isOwn(entry));
    const whole = written(block);
    const part = written(words);
    for (const [file, text] of [...own, ...others]) {
      const start = whole.exec(text)?.index;
      if (start === undefined) continue;
      return { file, ...placeAt(text, start + (part.exec(text.slice(start))?.index ?? 0)) };
    }
    // A text of the whole site, such as a script, has no sources of its own.
    for (const [file, text] of own.length > 0 ? own : others) {
      const start = part.exec(text)?.index;
      if (start !== undefined) return { file, ...placeAt(text, start) };
    }
    return undefined;
  }
}
