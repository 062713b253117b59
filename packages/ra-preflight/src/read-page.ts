import { parse } from "parse5";
import { attribute, cleanText, type Element, type Parent, wordsOf } from "./html.ts";
import type { PlaceKind } from "./rule.ts";

/** Words that belong together, such as a paragraph, a title or an alt text. */
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
  /** Absent for other texts: a script, the words of a PDF or of a picture. */
  document?: Parent;
  pieces: Piece[];
  /** In the page's order. */
  elements: readonly Element[];
}

const BLOCKS = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main nav ol optgroup
   option p pre section select summary table tbody td text tfoot th thead tr ul`.split(/\s+/),
);
const SILENT = new Set(["head", "script", "style", "template"]);
const META = /^(?:og:|twitter:)?(title|description|image:alt)$/i;
const LABEL = /^(?:alt|title|placeholder|aria-label)$/;

function* wordsOfData(value: unknown, key: string): Generator<[key: string, text: string]> {
  if (Array.isArray(value)) {
    for (const child of value) yield* wordsOfData(child, key);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === "object") yield [name, name];
      yield* wordsOfData(child, name);
    }
  } else if (typeof value === "string" && !/^https?:/.test(value)) {
    yield [key, value];
  }
}

/** Data that browsers cannot read either counts as none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHiddenByItself = (element: Element) =>
  attribute(element, "hidden") !== undefined ||
  /display:\s*none|visibility:\s*hidden/i.test(attribute(element, "style") ?? "");

/** Where a reader meets the words of a meta element: search results or the text of a picture. */
function placeOfMeta(kind: string): PlaceKind {
  if (kind.endsWith("alt")) return "alt";
  return kind === "title" ? "title" : "description";
}

interface Around {
  block: Element | undefined;
  isSilent: boolean;
  isHidden: boolean;
}

/** Walks a page once, and gathers its elements and its texts. */
class PageReader {
  readonly pieces: Piece[] = [];
  readonly elements: Element[] = [];
  isRedirect = false;
  private words = "";
  private start: Around = { block: undefined, isSilent: false, isHidden: false };

  walk(parent: Parent, around = this.start) {
    for (const node of parent.childNodes) {
      if ("value" in node) this.addText(node.value, around);
      else if ("tagName" in node) this.walkElement(node, around);
    }
  }

  private addText(value: string, around: Around) {
    if (around.isSilent) return;
    if (!/\S/.test(this.words)) this.start = around;
    this.words += value;
  }

  private walkElement(element: Element, around: Around) {
    this.elements.push(element);
    this.addAttributes(element);
    const isHidden = around.isHidden || isHiddenByItself(element);
    const isBlock = BLOCKS.has(element.tagName) || isHidden !== around.isHidden;
    if (element.tagName === "br") this.words += " ";
    if (isBlock) this.flush();
    this.walk("content" in element ? (element.content as Parent) : element, {
      block: isBlock ? element : around.block,
      isSilent: around.isSilent || SILENT.has(element.tagName),
      isHidden,
    });
    if (isBlock) this.flush();
  }

  flush() {
    const { block, isHidden } = this.start;
    this.add("text", this.words, block?.tagName ?? "text", block, isHidden);
    this.words = "";
  }

  private add(where: PlaceKind, words: string, element: string, at?: Element, isHidden = false) {
    const text = cleanText(words);
    if (!text) return;
    const { startLine: line = 1, startCol: column = 1 } = at?.sourceCodeLocation ?? {};
    this.pieces.push({ where, text, element, line, column, ...(isHidden && { isHidden }) });
  }

  /** The words of an element's attributes and data: search results, alt texts, labels. */
  private addAttributes(element: Element) {
    this.addByTag(element);
    for (const { name, value } of element.attrs) {
      const where = name === "alt" ? "alt" : "label";
      if (LABEL.test(name)) this.add(where, value, `${element.tagName} ${name}`, element);
      // The props of a component that a script starts in the page.
      if (name.startsWith("data-") && /^[[{]/.test(value)) {
        this.addData("script", value, name, element);
      }
    }
  }

  private addByTag(element: Element) {
    const { tagName } = element;
    switch (tagName) {
      case "title":
        // Not the title of a drawing.
        if (element.namespaceURI.endsWith("xhtml")) {
          this.add("title", wordsOf(element), "title", element);
        }
        break;
      case "meta":
        this.addMeta(element);
        break;
      case "img":
        this.add("image-name", attribute(element, "src") ?? "", "img src", element);
        break;
      case "script":
        if (attribute(element, "type") === "application/ld+json") {
          this.addData("structured-data", wordsOf(element), "JSON-LD", element);
        }
        break;
    }
  }

  private addMeta(element: Element) {
    const refreshes = attribute(element, "http-equiv")?.toLowerCase() === "refresh";
    if (refreshes) this.isRedirect = true;
    const name = attribute(element, "name") || attribute(element, "property") || "";
    const [, kind] = META.exec(name) ?? [];
    if (!kind) return;
    const content = attribute(element, "content") ?? "";
    this.add(placeOfMeta(kind), content, `meta ${name}`, element);
  }

  /** The words of JSON, each under its key. */
  private addData(where: PlaceKind, json: string, name: string, element: Element) {
    for (const [key, words] of wordsOfData(jsonOf(json), "")) {
      this.add(where, words, `${name} ${key}`, element);
    }
  }
}

/** Every text of a page that is read, heard, found or shared; undefined for a redirect. */
export function readPage(file: string, html: string): Page | undefined {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const reader = new PageReader();
  reader.walk(document);
  reader.flush();
  const { pieces, elements, isRedirect } = reader;
  return isRedirect ? undefined : { file, document, pieces, elements };
}

/** Words that are on no page: each line or text is a piece. */
export function readWords(file: string, where: PlaceKind, texts: readonly string[]): Page {
  const pieces = texts
    .map((text, at) => ({ where, text: cleanText(text), element: where, line: at + 1, column: 1 }))
    .filter(({ text }) => text !== "");
  return { file, pieces, elements: [] };
}

/** The words of a script, with the escapes of its strings resolved, or those of its data. */
export function readScript(file: string, source: string): Page {
  if (file.endsWith(".json")) {
    const words = [...wordsOfData(jsonOf(source), "")].map(([, text]) => text);
    return readWords(file, "script", words);
  }
  const text = source.replace(
    /\\(?:u([\da-f]{4})|(.))/gi,
    (_, code: string | undefined, char: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : char,
  );
  return readWords(file, "script", [text]);
}
