import { parse } from "parse5";
import { attribute, type Element, type Parent, textOf } from "static-islands/html-tree";
import type { PlaceKind } from "./rule";

/** Words that stand together, such as a paragraph, a title or an alt text. */
export interface Piece {
  where: PlaceKind;
  text: string;
  /** Where in the page: `p`, `img alt`, `JSON-LD description`. */
  element: string;
  /** 1-based, in the page's file. */
  line: number;
  column: number;
  /** Not shown, by its HTML: `hidden`, or its own style. */
  isHidden?: boolean;
}

export interface Page {
  /** Path in the folder: `about.html`. */
  file: string;
  /** Absent for what is no page: llms.txt, the words of a PDF or of a picture. */
  document?: Parent;
  bytes: number;
  pieces: Piece[];
  /** In the page's order. */
  elements: readonly Element[];
}

const APART = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol optgroup
   option p pre section select summary table tbody td text tfoot th thead tr ul`.split(/\s+/),
);
const SILENT = new Set(["head", "script", "style", "template"]);
const METAS: Record<string, PlaceKind> = {
  description: "description",
  "og:description": "description",
  "twitter:description": "description",
  "og:title": "title",
  "twitter:title": "title",
  "og:image:alt": "alt",
  "twitter:image:alt": "alt",
};
const LABELS: Record<string, PlaceKind> = {
  alt: "alt",
  title: "label",
  placeholder: "label",
  "aria-label": "label",
};

/** All that an element says, also in the elements within it. */
export const wordsOf = (parent: Parent): string =>
  parent.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? wordsOf(node) : ""))
    .join("");

/** One spelling of blanks, quotes and letters of other widths; what is not seen goes. */
export function cleanText(text: string): string {
  // Most texts are clean; the rest costs ten times as much.
  if (/^(?:[!-~]+ )*[!-~]+$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

function* wordsOfData(value: unknown, key: string): Generator<[key: string, text: string]> {
  if (Array.isArray(value)) {
    for (const one of value) yield* wordsOfData(one, key);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === "object") yield [name, name];
      yield* wordsOfData(child, name);
    }
  } else if (typeof value === "string" && !/^https?:/.test(value)) {
    yield [key, value];
  }
}

/** Every text of a page that is read, heard, found or shared; undefined for a redirect. */
export function readPage(file: string, html: string): Page | undefined {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const page = { file, document, bytes: Buffer.byteLength(html), pieces: [], elements: [] };
  return new PageReader(page).read(document) ? page : undefined;
}

/** Walks a page once, and gathers its elements and its texts. */
class PageReader {
  private block = "";
  private owner: Element | undefined;
  private isHidden = false;
  private isRedirect = false;

  constructor(private readonly page: Page & { pieces: Piece[]; elements: Element[] }) {}

  read(document: Parent): boolean {
    this.walk(document, undefined, { isSilent: false, isHidden: false });
    this.flush();
    return !this.isRedirect;
  }

  private walk(
    parent: Parent,
    apart: Element | undefined,
    around: { isSilent: boolean; isHidden: boolean },
  ) {
    for (const node of parent.childNodes) {
      if ("value" in node) {
        if (around.isSilent) continue;
        if (!/\S/.test(this.block)) [this.owner, this.isHidden] = [apart, around.isHidden];
        this.block += node.value;
      } else if ("tagName" in node) {
        this.page.elements.push(node);
        this.attributesOf(node);
        const isSilent = around.isSilent || SILENT.has(node.tagName);
        const isHidden = around.isHidden || isHiddenByItself(node);
        const isApart = APART.has(node.tagName) || isHidden !== around.isHidden;
        if (node.tagName === "br") this.block += " ";
        if (isApart) this.flush();
        const inside = "content" in node ? node.content : node;
        this.walk(inside, isApart ? node : apart, { isSilent, isHidden });
        if (isApart) this.flush();
      }
    }
  }

  private flush() {
    const { block, owner, isHidden } = this;
    this.add("text", block, owner?.tagName ?? "text", owner, isHidden);
    this.block = "";
  }

  private add(where: PlaceKind, words: string, element: string, at?: Element, isHidden = false) {
    const text = cleanText(words);
    if (!text) return;
    const { startLine: line = 1, startCol: column = 1 } = at?.sourceCodeLocation ?? {};
    this.page.pieces.push({ where, text, element, line, column, ...(isHidden && { isHidden }) });
  }

  /** What an element says beside its text: names for search engines, alt texts, labels, data. */
  private attributesOf(element: Element) {
    const { tagName, attrs } = element;
    const of = (name: string) => attribute(element, name) ?? "";
    if (tagName === "title" && element.namespaceURI.endsWith("xhtml")) {
      this.add("title", textOf(element), "title", element);
    } else if (tagName === "meta") {
      this.isRedirect ||= of("http-equiv").toLowerCase() === "refresh";
      const name = of("name") || of("property");
      const where = METAS[name.toLowerCase()];
      if (where) this.add(where, of("content"), `meta ${name}`, element);
    } else if (tagName === "img") {
      this.add("image-name", of("src"), "img src", element);
    } else if (tagName === "script" && of("type") === "application/ld+json") {
      for (const [key, words] of wordsOfData(jsonOf(textOf(element)), "")) {
        this.add("structured-data", words, `JSON-LD ${key}`, element);
      }
    }
    for (const { name, value } of attrs) {
      const where = LABELS[name];
      if (where) this.add(where, value, `${tagName} ${name}`, element);
    }
  }
}

const isHiddenByItself = (element: Element) =>
  attribute(element, "hidden") !== undefined ||
  /display:\s*none|visibility:\s*hidden/i.test(attribute(element, "style") ?? "");

/** Data that browsers cannot read either counts as none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Words that are no page: each line or text is a piece. */
export function readWords(file: string, where: PlaceKind, texts: readonly string[]): Page {
  const pieces = texts
    .map((text, index) => ({
      where,
      text: cleanText(text),
      element: where,
      line: index + 1,
      column: 1,
    }))
    .filter(({ text }) => text !== "");
  return { file, bytes: 0, pieces, elements: [] };
}
