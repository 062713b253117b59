import type { TextOnPage } from "../../api";

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

/** A text as it is to be looked up. */
export function pageText(element: Element): PageText {
  return { element, text: element.textContent ?? "", near: headingOf(element) };
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
