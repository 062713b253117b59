import { brotliCompressSync } from "node:zlib";
import { serialize } from "parse5";
import { attribute, type Element, elementsOf, type PageInWork, textOf } from "static-islands";

/** Elements in the display font, as app/globals.css has it, besides what is in `head` on every page. */
const HEADINGS = ["h2", "h3"];
const DISPLAY_CLASSES = [
  "display",
  "big",
  "mid",
  "step",
  "plan-price",
  "list-figure",
  "extract-number",
  "font-display",
];

/** Characters of text that fill a first screen: of a window of 1280 by 800 px, or a phone's. */
const FIRST_SCREEN = 1_500;

type Classes = PageInWork["classes"];

function hasClass(element: Element, classes: Classes, name: string): boolean {
  return classes.get(element)?.includes(name) === true;
}

/** Whether none of the element's text is seen when the page opens. */
function isUnseen(element: Element, classes: Classes): boolean {
  const { tagName, parentNode } = element;
  if (tagName === "option" || tagName === "script" || hasClass(element, classes, "sr-only")) {
    return true;
  }
  if (parentNode?.nodeName !== "details" || tagName === "summary") {
    return false;
  }
  return attribute(parentNode as Element, "open") === undefined;
}

/** A heading that is in the text font on phones, and below the first screen on wide ones. */
function isRunIn({ tagName, parentNode }: Element, classes: Classes): boolean {
  return tagName === "h3" && hasClass(parentNode as Element, classes, "run-in");
}

function isDisplay(element: Element, classes: Classes): boolean {
  if (isRunIn(element, classes)) {
    return false;
  }
  if (hasClass(element, classes, "font-text") || hasClass(element, classes, "plain-heading")) {
    return false;
  }
  const hasDisplayClass = DISPLAY_CLASSES.some((name) => hasClass(element, classes, name));
  return HEADINGS.includes(element.tagName) || hasDisplayClass;
}

/** All text in an element. */
export function lettersOf(element: Element): string {
  const elements = [element, ...elementsOf(element)];
  return elements.map(textOf).join("");
}

/**
 * Finds what may be set in the display font on the first screen of a page.
 * @returns the elements in the page's order
 */
export function displayOfFirstScreen({ elements, classes }: PageInWork): Element[] {
  const found: Element[] = [];
  let seen = 0;
  function visit(element: Element): void {
    if (seen >= FIRST_SCREEN || isUnseen(element, classes)) {
      return;
    }
    if (isDisplay(element, classes)) {
      found.push(element);
    }
    seen += textOf(element).trim().length;
    for (const child of element.childNodes) {
      if ("tagName" in child) {
        visit(child);
      }
    }
  }
  const main = elements.find(({ tagName }) => tagName === "main");
  if (main) {
    visit(main);
  }
  return found;
}

/** What a host sends before it waits for an answer: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;
/** For headers (900), what the export adds (1,000), and an editor's longer words (400). */
const KEPT_FREE = 2_300;

/**
 * How large the font in a page may be, so that the page's heading and lede come in the first flight
 * of a connection.
 * @returns bytes; below zero where there is no room
 */
export function roomForFont({ document, css }: PageInWork): number {
  const [before = "", after = ""] = serialize(document).split("<h1");
  const [lede = ""] = after.split("</p>");
  return FIRST_FLIGHT - KEPT_FREE - brotliCompressSync(css + before + lede).length;
}
