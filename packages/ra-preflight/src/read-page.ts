import { parse } from "parse5";
import { attribute, cleanText, type Element, elementsOf, type Parent, wordsOf } from "./html.ts";
import type { PlaceKind } from "./rule.ts";
import { wordsOfStyle } from "./style-words.ts";

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
const SILENT = new Set(["head", "script", "style"]);

/** Names of meta elements with words for readers; others are for programs. */
const META =
  /(?:^|[.:-])(title|description|keywords|abstract|subject|summary|topic|site_name|application-name|caption|headline|tag|section|(?:label|data)\d|image:alt)$/i;

/** Attributes that are read or heard, and data attributes that styles show. */
const LABEL =
  /^(?:alt|title|placeholder|label|summary|abbr|alttext|aria-(?:label|description|placeholder|valuetext|roledescription)|data-(?:[a-z-]+-)?(?:label|title|content|text|tooltip|tip|alt|caption|description|heading|message|placeholder))$/;

/** Kinds of fields whose value nobody sees. */
const WITHOUT_SHOWN_VALUE = /^(?:hidden|checkbox|radio|password|file|color|range|date|number)$/i;

/** The message that a link begins for its reader, as in wa.me/…?text=…. */
const MESSAGE = /[?&](?:text|subject|body|quote|title|description)=([^&#]+)/gi;

export function* wordsOfData(value: unknown, key: string): Generator<[key: string, text: string]> {
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
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Not the title of a drawing. */
const isPageTitle = ({ tagName, namespaceURI }: Element) =>
  tagName === "title" && namespaceURI.endsWith("xhtml");

/** A template is shown where it is an element's shadow, or where a script brings it in. */
const isHiddenByItself = (element: Element) =>
  element.tagName === "template" ||
  attribute(element, "hidden") !== undefined ||
  /display:\s*none|visibility:\s*hidden/i.test(attribute(element, "style") ?? "");

/** Where a reader meets the words of a meta element: search results or the text of a picture. */
function placeOfMeta(kind: string): PlaceKind {
  if (kind.toLowerCase().endsWith("alt")) return "alt";
  return kind.toLowerCase() === "title" ? "title" : "description";
}

/** Words of an address, which may have an escape that is none. */
function decoded(address: string): string {
  const words = address.replaceAll("+", " ");
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
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
      isSilent: around.isSilent || SILENT.has(element.tagName) || isPageTitle(element),
      isHidden,
    });
    if (isBlock) this.flush();
  }

  /** Search results show the address of a page. */
  addAddress(file: string) {
    if (/\.html?$/i.test(file)) this.add("address", file.replace(/\.html?$/i, ""), "address");
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
      if (name === "style") this.addStyle(value, `${element.tagName} style`, element);
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
        if (isPageTitle(element)) this.add("title", wordsOf(element), "title", element);
        break;
      case "meta":
        this.addMeta(element);
        break;
      case "img":
        this.add("image-name", attribute(element, "src") ?? "", "img src", element);
        break;
      case "script":
        if (/^\s*application\/ld\+json/i.test(attribute(element, "type") ?? "")) {
          this.addData("structured-data", wordsOf(element), "JSON-LD", element);
        }
        if (/template|handlebars|mustache|html/i.test(attribute(element, "type") ?? "")) {
          this.addPage(wordsOf(element), element);
        }
        break;
      case "style":
        this.addStyle(wordsOf(element), "style", element);
        break;
      case "input":
        this.addValue(element);
        break;
      case "option":
        // In a list of suggestions it has no text.
        if (wordsOf(element).trim() === "") this.addValue(element);
        break;
      case "a":
        for (const [, message = ""] of (attribute(element, "href") ?? "").matchAll(MESSAGE)) {
          this.add("label", decoded(message), "a href", element);
        }
        break;
      case "iframe":
        this.addPage(attribute(element, "srcdoc"), element);
        break;
    }
  }

  /** What a button or a field has written on it. */
  private addValue(element: Element) {
    const type = attribute(element, "type") ?? "text";
    if (WITHOUT_SHOWN_VALUE.test(type)) return;
    this.add("text", attribute(element, "value") ?? "", `${element.tagName} value`, element);
  }

  private addStyle(css: string, name: string, element: Element) {
    for (const words of wordsOfStyle(css)) this.add("text", words, `${name} content`, element);
  }

  /** HTML that is written inside an attribute or a script. */
  private addPage(html: string | undefined, element: Element) {
    if (html === undefined) return;
    const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
    const pieces = readPage("", html)?.pieces ?? [];
    this.pieces.push(...pieces.map((piece) => ({ ...piece, line, column })));
  }

  private addMeta(element: Element) {
    const refreshes = attribute(element, "http-equiv")?.toLowerCase() === "refresh";
    if (refreshes) this.isRedirect = true;
    const name = ["name", "property", "itemprop"]
      .map((key) => attribute(element, key) ?? "")
      .find(Boolean);
    if (!name) return;
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

/** Elements whose text no reader of a page with scripts sees. */
const UNSEEN = new Set(["head", "script", "style", "noscript", "template"]);

function textSeen(parent: Parent): string {
  return parent.childNodes
    .map((node) => {
      if ("value" in node) return node.value;
      if (!("tagName" in node)) return "";
      return UNSEEN.has(node.tagName) ? "" : textSeen(node);
    })
    .join(" ");
}

/** A script that runs: not data, and no template. */
const isProgram = (element: Element) =>
  element.tagName === "script" &&
  /^$|module|(?:java|ecma)script/i.test(attribute(element, "type") ?? "");

/** Whether a page is empty until a script writes its words, as the page of an app is. */
export function hasNoText(document: Parent): boolean {
  const hasScript = [...elementsOf(document)].some(isProgram);
  return hasScript && !/\p{L}/u.test(textSeen(document));
}

/** Every text of a page that is read, heard, found or shared; undefined for a redirect. */
export function readPage(file: string, html: string): Page | undefined {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const reader = new PageReader();
  reader.addAddress(file);
  reader.walk(document);
  reader.flush();
  const { pieces, elements, isRedirect } = reader;
  return isRedirect ? undefined : { file, document, pieces, elements };
}

/**
 * The words of a file beside the pages: what a style sheet shows, what a manifest calls the site, the
 * letters of a drawing, subtitles, the entries of a feed.
 */
export function readBeside(file: string, source: string): Page {
  if (file.endsWith(".css")) return readWords(file, "text", wordsOfStyle(source));
  if (/\.(?:webmanifest|json)$/.test(file)) {
    const words = [...wordsOfData(jsonOf(source), "")].map(([, text]) => text);
    return readWords(file, "description", words);
  }
  if (/\.(?:vtt|srt|txt)$/.test(file)) return readWords(file, "text", source.split(/\n\s*\n/));
  const withoutMarkup = source
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>/gi, " ");
  const { pieces } = readPage(file, withoutMarkup.replace(/<\?[\s\S]*?\?>/g, "")) ?? { pieces: [] };
  return { file, pieces, elements: [] };
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
