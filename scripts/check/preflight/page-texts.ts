import { parse } from "parse5";
import {
  attribute,
  type Element,
  elementsOf,
  type Parent,
  textOf,
} from "@/scripts/export/html-tree";
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
}

export interface Page {
  /** Path in the folder: `about.html`. */
  file: string;
  /** Absent for what is no page: llms.txt, the words of a PDF or of a picture. */
  document?: Parent;
  bytes: number;
  pieces: Piece[];
}

const APART = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset
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

/** Whether a page only sends its visitor on. */
function isRedirect(document: Parent): boolean {
  return [...elementsOf(document)].some(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "refresh",
  );
}

/** Every text of a page that is read, heard, found or shared; undefined for a redirect. */
export function readPage(file: string, html: string): Page | undefined {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  if (isRedirect(document)) return undefined;
  const pieces: Piece[] = [];
  const add = (where: PlaceKind, text: string, element: string, at?: Element) => {
    const place = at?.sourceCodeLocation;
    const words = cleanText(text);
    if (!words) return;
    const column = place?.startCol ?? 1;
    pieces.push({ where, text: words, element, line: place?.startLine ?? 1, column });
  };

  let block = "";
  let owner: Element | undefined;
  const flush = () => {
    add("text", block, owner?.tagName ?? "text", owner);
    block = "";
  };
  const walk = (parent: Parent, apart: Element | undefined) => {
    for (const node of parent.childNodes) {
      if ("value" in node) {
        if (!/\S/.test(block)) owner = apart;
        block += node.value;
      } else if ("tagName" in node && !SILENT.has(node.tagName)) {
        if (!APART.has(node.tagName)) {
          walk(node, apart);
          continue;
        }
        flush();
        walk(node, node);
        flush();
      }
    }
  };
  walk(document, undefined);

  for (const element of elementsOf(document)) {
    const { tagName } = element;
    if (tagName === "title" && element.namespaceURI.endsWith("xhtml")) {
      add("title", textOf(element), "title", element);
    }
    if (tagName === "meta") {
      const name = attribute(element, "name") ?? attribute(element, "property") ?? "";
      const where = METAS[name.toLowerCase()];
      if (where) add(where, attribute(element, "content") ?? "", `meta ${name}`, element);
    }
    if (tagName === "img") {
      add("image-name", attribute(element, "src") ?? "", "img src", element);
    }
    if (tagName === "script" && attribute(element, "type") === "application/ld+json") {
      for (const [key, words] of wordsOfData(jsonOf(textOf(element)), "")) {
        add("structured-data", words, `JSON-LD ${key}`, element);
      }
    }
    for (const [name, where] of Object.entries(LABELS)) {
      const words = attribute(element, name);
      if (words) add(where, words, `${tagName} ${name}`, element);
    }
  }
  return { file, document, bytes: Buffer.byteLength(html), pieces };
}

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
  return { file, bytes: 0, pieces };
}
