import { readFileSync } from "node:fs";
import path from "node:path";
import { placeAt, resolveText } from "content-kit/parts";
import type { Place } from "ra-preflight";
import { isNode, parseDocument } from "yaml";
import type { Content } from "@/lib/content/content";
import { filesBelow } from "@/lib/content/files-below";

/** Matches words across line breaks, Markdown and link targets. */
function written(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const quoted = escaped.replace(/['’‘]/g, "['’‘]").replace(/["“”]/g, '\\\\?["“”]');
  return new RegExp(quoted.split(/\s+/).join("(?:[\\s>*_`\\\\[]|\\]\\([^)]*\\))+"), "iu");
}

/** Finds the position in `content/` of words on a page. */
export class SourcePlaces {
  /** Texts by file, with facts resolved, which does not change line numbers. */
  private readonly texts: Map<string, string>;

  constructor(root: string, content: Content) {
    const files = filesBelow(path.join(root, "content"))
      // Versions are never corrected.
      .filter((name) => /\.(ya?ml|md|csv)$/.test(name) && !name.startsWith("versions/"))
      .map((name) => `content/${name}`);
    const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
    this.texts = new Map(files.map((file) => [file, resolveText(textOf(file), content.facts)]));
  }

  /** @param fact such as `firm.bank.account` or `complaints/monthly.2026-04` */
  ofFact(fact: string): Place | undefined {
    const [, name, rest = ""] = /^([\w/-]+)\.?(.*)$/.exec(fact) ?? [];
    const isFile = ([file]: [string, string]) => file.replace(/\.\w+$/, "") === `content/${name}`;
    const [file, text] = [...this.texts].find(isFile) ?? [];
    if (!file || !text) return undefined;
    if (file.endsWith(".csv")) return { file, ...placeAt(text, text.indexOf(`\n${rest},`) + 1) };
    // The body of a policy begins at its second "---".
    const node = parseDocument(text.replace(/\n---\n[\s\S]*/, ""), { logLevel: "silent" });
    const value = node.getIn(rest.match(/[\w-]+/g) ?? [], true);
    return isNode(value) && value.range ? { file, ...placeAt(text, value.range[0]) } : undefined;
  }

  /** @param block the text that contains the words @param sources of the page, searched first */
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
    // Texts of the whole site, such as scripts, have no sources.
    for (const [file, text] of own.length > 0 ? own : others) {
      const start = part.exec(text)?.index;
      if (start !== undefined) return { file, ...placeAt(text, start) };
    }
    return undefined;
  }
}
