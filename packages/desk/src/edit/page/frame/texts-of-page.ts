import type { HolderOfText, TextOnPage } from "../../api";

/** A text of the page with the element that shows it. */
export interface PageText extends TextOnPage {
  element: Element;
}

const SILENT = "script, style, noscript, template, title, nextjs-portal, next-route-announcer";
const LONGEST = 6000;

/** Whether an element has words of its own, not only in elements within. */
function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );
}

function headingOf(element: Element): string {
  const around = element.closest("section, article, header, footer, aside, nav, main");
  const heading = around?.querySelector("h1, h2, h3");
  return heading?.textContent?.trim() ?? "";
}

/** Longer texts are written once. */
const SHORT = 80;
const LONGEST_HOLDER = 600;
const MOST_HOLDERS = 4;

/** Beyond these a part of a page says nothing more of one text. */
const END = "section, header, footer, main, nav, body";

function addressesIn(holder: Element): string[] {
  const own = holder.closest("a[href]");
  const links = [...(own ? [own] : []), ...holder.querySelectorAll("a[href]")];
  return links.map((link) => link.getAttribute("href") ?? "");
}

/** What a short text stands in, the smallest first, each with more words than the one before. */
function holdersOf(element: Element): HolderOfText[] {
  const text = element.textContent ?? "";
  if (text.length > SHORT) return [];
  const holders: HolderOfText[] = [{ text, links: addressesIn(element) }];
  for (let at = element.parentElement; at && !at.matches(END); at = at.parentElement) {
    const around = wordsOf(at);
    if (around.length > LONGEST_HOLDER || holders.length > MOST_HOLDERS) break;
    if (around.trim() !== holders.at(-1)?.text.trim())
      holders.push({ text: around, links: addressesIn(at) });
  }
  return holders.slice(1);
}

/** The words of a part of a page, with a blank between those of its elements. */
function wordsOf(part: Element): string {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  let length = 0;
  while (walker.nextNode() && length <= LONGEST_HOLDER) {
    const word = walker.currentNode.textContent ?? "";
    words.push(word);
    length += word.length;
  }
  return words.join(" ");
}

/** A text as it is to be looked up. */
export function pageText(element: Element): PageText {
  const holders = holdersOf(element);
  return { element, text: element.textContent ?? "", near: headingOf(element), holders };
}

/** Whether an element is one that shows words of its own. */
export function isText(element: Element): boolean {
  if (element.closest(SILENT)) return false;
  const { length } = element.textContent ?? "";
  return length > 0 && length < LONGEST && hasOwnText(element);
}

/** All texts of a page in their order; inner ones (a link in a sentence) behind outer ones. */
export function textsOf(page: Document): PageText[] {
  return [...page.body.querySelectorAll("*")].filter(isText).map(pageText);
}
