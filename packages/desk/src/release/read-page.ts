import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attribute, type Element, elementsOf, textOf } from "static-islands";
import { dataLines, dataOf } from "./data-lines";
import type { Line, Link, Part } from "./line";

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements whose text begins and ends a line. A row of a table is one. */
const BLOCKS = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol optgroup
   option p pre section select summary table tbody text tfoot thead tr ul`.split(/\s+/),
);
const CELLS = new Set(["td", "th"]);
const HEADING = /^h[1-6]$/;
const SILENT = new Set(["head", "script", "style", "template"]);

/** Attributes that are read aloud or shown beside an element. */
const SPOKEN = ["aria-label", "title", "placeholder"];

/** Names of meta elements with words or pictures for search engines and shared links. */
const META =
  /^(?:description|robots|og:(?:url|site_name)|(?:og|twitter):(?:title|description|image:alt))$/;

/** What the reader of a page needs to know of the site's folder. */
export interface Files {
  /** SHA-256 of a file in hex; undefined where there is none. */
  hashOf(file: string): string | undefined;
  /** The text of a file that a page fetches, such as an island's props. */
  textOf(file: string): string;
}

/** A page as its readers meet it. */
export interface Page {
  /** Its file in the folder: `about.html`. */
  file: string;
  /** As one types it: `/about`. */
  address: string;
  title: string;
  lines: Line[];
}

/** `/about` for `about.html`, `/` for `index.html`. */
export function addressOf(file: string): string {
  const path = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, "");
  return `/${path}`;
}

const clean = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();

/** The file that an address of this site or an origin's names; without its query. */
function fileOfAddress(address: string): string {
  const { pathname } = new URL(address, "https://site.invalid/");
  return decodeURIComponent(pathname.slice(1));
}

/** Walks a page once, in its reader's order, and gathers its lines. */
class PageReader {
  readonly lines: Line[] = [];
  private part: Part = "top";
  private under = "";
  private label = "";
  private words = "";
  private links: Link[] = [];
  private kind: Line["kind"] = "text";

  constructor(private readonly files: Files) {}

  walk(parent: Parent): void {
    for (const node of parent.childNodes) {
      if ("value" in node) this.addText(node.value);
      else if ("tagName" in node) this.walkElement(node);
    }
  }

  private addText(text: string): void {
    // "an option" and "You pay", or "a month" and "₹7,000", without a blank: styles put them apart.
    const isGlued = /[\p{Ll}\d.]$/u.test(this.words) && /^[\p{Lu}₹]/u.test(text);
    this.words += isGlued ? ` ${text}` : text;
  }

  private walkElement(element: Element): void {
    const { tagName } = element;
    if (SILENT.has(tagName)) return;
    if (tagName === "main") this.begin("main");
    // Two values without a blank between them stand apart by their styles.
    const before =
      element.parentNode?.childNodes[element.parentNode.childNodes.indexOf(element) - 1];
    if (before && "tagName" in before) this.words += " ";
    if (tagName === "br") this.words += " ";
    if (CELLS.has(tagName) && clean(this.words)) this.words += " | ";
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) this.flush();
    this.addAttributes(element);
    if (HEADING.test(tagName)) this.kind = "heading";
    // Only a visitor's browser knows it.
    if (attribute(element, "data-today") !== undefined) this.words += "(today’s date)";
    else this.walkInside(element);
    if (isBlock) this.endBlock(tagName);
    if (tagName === "main") this.begin("foot");
  }

  private walkInside(element: Element): void {
    const start = this.words.length;
    this.walk(element);
    const href = element.tagName === "a" ? attribute(element, "href") : undefined;
    if (href === undefined) return;
    const name = attribute(element, "aria-label") ?? attribute(element, "title") ?? "";
    this.links.push({ text: clean(this.words.slice(start)) || name, href });
  }

  private endBlock(tagName: string): void {
    const text = clean(this.words);
    if (tagName === "dt") {
      // Its description is told with it.
      this.label = text;
      this.words = "";
    }
    this.flush();
    if (HEADING.test(tagName)) this.under = text;
    if (tagName === "dd") this.label = "";
  }

  /** A part of the page, which has headings of its own. */
  private begin(part: Part): void {
    this.flush();
    this.part = part;
    this.under = "";
  }

  flush(): void {
    const { part, kind, under, label, links } = this;
    const text = clean(this.words);
    if (text || links.length > 0) this.lines.push({ part, kind, text, under, label, links });
    this.words = "";
    this.links = [];
    this.kind = "text";
  }

  /** What is heard, and pictures. */
  private addAttributes(element: Element): void {
    const { part, under, label } = this;
    const common = { part, under, label, links: [] };
    for (const name of SPOKEN) {
      const text = clean(attribute(element, name) ?? "");
      if (text) this.lines.push({ ...common, kind: "spoken", text });
    }
    if (element.tagName !== "img") return;
    const file = fileOfAddress(attribute(element, "src") ?? "");
    const picture = { file, hash: this.files.hashOf(file) ?? "missing" };
    const text = clean(attribute(element, "alt") ?? "");
    this.lines.push({ ...common, kind: "picture", text, picture });
  }
}

/** What search engines and shared links show of a page. */
function searchLines(elements: readonly Element[], files: Files): Line[] {
  const lines: Line[] = [];
  const common = { part: "search", under: "", label: "", links: [] } as const;
  for (const element of elements) {
    const name = attribute(element, "name") ?? attribute(element, "property") ?? "";
    const content = attribute(element, "content") ?? "";
    if (element.tagName === "title" && element.namespaceURI.endsWith("xhtml")) {
      lines.push({ ...common, kind: "text", label: "title", text: clean(textOf(element)) });
    } else if (/^og:image$|^twitter:image$/.test(name)) {
      const file = fileOfAddress(content);
      const picture = { file, hash: files.hashOf(file) ?? "missing" };
      lines.push({
        ...common,
        kind: "picture",
        label: name,
        text: "Picture of a shared link",
        picture,
      });
    } else if (META.test(name)) {
      lines.push({ ...common, kind: "text", label: name, text: clean(content) });
    } else if (attribute(element, "type") === "application/ld+json") {
      lines.push(...dataLines(dataOf(textOf(element)), "search"));
    }
  }
  return withoutRepeats(lines);
}

/** Most of what search engines read is written twice, for two of them. */
function withoutRepeats(lines: readonly Line[]): Line[] {
  const byText = new Map<string, Line>();
  for (const line of lines) {
    const key = line.picture?.hash ?? line.text;
    if (!byText.has(key)) byText.set(key, line);
  }
  return [...byText.values()];
}

/** What the page's islands can show once they are used: words and numbers of their props. */
function laterLines(elements: readonly Element[], files: Files): Line[] {
  return elements.flatMap((element) => {
    const inPage = attribute(element, "data-props");
    const from = attribute(element, "data-props-from");
    if (inPage !== undefined) return dataLines(dataOf(inPage), "later");
    if (from === undefined) return [];
    // Beside the props, such a file has the island's styles.
    const { props } = Object(dataOf(files.textOf(fileOfAddress(from))));
    return dataLines(props, "later");
  });
}

/**
 * Reads a built page: what is found, read, heard and followed in it, in its reader's order.
 * @returns undefined for a page that only leads to another
 */
export function readPage(file: string, html: string, files: Files): Page | undefined {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsOf(document)];
  const isRedirect = elements.some(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "refresh",
  );
  if (isRedirect) return undefined;
  const reader = new PageReader(files);
  reader.walk(document);
  reader.flush();
  const known = new Set(reader.lines.map(({ text }) => text));
  const later = laterLines(elements, files).filter(({ text }) => !known.has(text));
  const search = searchLines(elements, files);
  const title = search.find(({ label }) => label === "title")?.text ?? file;
  return { file, address: addressOf(file), title, lines: [...search, ...reader.lines, ...later] };
}
