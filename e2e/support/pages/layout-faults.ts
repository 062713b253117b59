import type { Locator } from "@playwright/test";

/** CSS px; a difference of less is rounding. */
export const SLACK = 1.5;

/** The nearest ancestors that decide where an element's text may be; null without any. */
interface Surroundings {
  isHidden: boolean;
  block: Element | null;
  layer: Element | null;
  scroller: Element | null;
}

interface Line extends Surroundings {
  text: string;
  node: Node;
  element: Element;
  box: DOMRect;
}

/**
 * What is wrong with the layout of the page that runs it, in words: sideways scrolling, text outside
 * of the window or of its button or cell, text on other text. Runs in the browser, so it stands by
 * itself: everything it needs is inside.
 */
export function layoutFaults(slack: number): string[] {
  const found = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide in ${clientWidth}`);

  const known = new Map<Element, Surroundings>();
  const surroundingsOf = (element: Element | null): Surroundings => {
    if (!element) return { isHidden: false, block: null, layer: null, scroller: null };
    const before = known.get(element);
    if (before) return before;
    const above = surroundingsOf(element.parentElement);
    const style = getComputedStyle(element);
    const { clip, clipPath, opacity, display, position, zIndex, overflowX } = style;
    const isTransparent = clip !== "auto" || clipPath !== "none" || opacity === "0";
    const isBlock = display !== "inline" || element.tagName === "text";
    const isLayer = /fixed|sticky/.test(position) || (position === "absolute" && zIndex !== "auto");
    const scrolls = element !== document.documentElement && overflowX !== "visible";
    const own = {
      isHidden: above.isHidden || isTransparent,
      block: isBlock ? element : above.block,
      layer: isLayer ? element : above.layer,
      scroller: scrolls ? element : above.scroller,
    };
    known.set(element, own);
    return own;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    const surroundings = surroundingsOf(element);
    if (surroundings.isHidden || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent.trim().slice(0, 40);
    for (const box of range.getClientRects()) {
      if (box.width > 2) lines.push({ ...surroundings, text, node, element, box });
    }
  }

  const holders = ".button, button, summary, label, th, td, dt, dd, a.link-plain";
  for (const { text, element, scroller, box } of lines) {
    const isOutside = box.right > clientWidth + slack || box.left < -slack;
    if (isOutside && !scroller) found.add(`"${text}" leaves the window`);
    const holder = element.closest(holders)?.getBoundingClientRect();
    if (holder && !element.closest("svg") && holder.width > 0) {
      const middle = (box.top + box.bottom) / 2;
      const isHeld =
        box.left >= holder.left - slack &&
        box.right <= holder.right + slack &&
        middle >= holder.top &&
        middle <= holder.bottom;
      if (!isHeld) found.add(`"${text}" leaves its ${element.closest(holders)?.tagName}`);
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      if (one.block === other.block && !one.element.closest("svg")) continue;
      if (one.scroller !== other.scroller) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A line's box is higher than its letters.
      const free = 0.3 * Math.min(one.box.height, other.box.height);
      if (width > slack && height > free) found.add(`"${one.text}" lies on "${other.text}"`);
    }
  }
  return [...found];
}

/** WCAG 1.4.12: what a reader may set, and every page must bear. */
export const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The smallest text of the figures, in CSS px as shown; infinite without any. */
export async function smallestLabel(within: Locator): Promise<number> {
  const sizes = await within.locator("svg text").evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  return Math.min(...sizes);
}
