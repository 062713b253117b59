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
  const holders = ".button, button, summary, label, th, td, dt, dd, a.link-plain";
  const known = new Map<Element, Surroundings>();

  function isInvisible({ clip, clipPath, opacity }: CSSStyleDeclaration): boolean {
    return clip !== "auto" || clipPath !== "none" || opacity === "0";
  }

  function isLayer({ position, zIndex }: CSSStyleDeclaration): boolean {
    if (position === "absolute") return zIndex !== "auto";
    return /fixed|sticky/.test(position);
  }

  function surroundingsOf(element: Element | null): Surroundings {
    if (!element) return { isHidden: false, block: null, layer: null, scroller: null };
    const before = known.get(element);
    if (before) return before;
    const surroundings = { ...surroundingsOf(element.parentElement) };
    const style = getComputedStyle(element);
    const isRoot = element === document.documentElement;
    if (isInvisible(style)) surroundings.isHidden = true;
    if (style.display !== "inline" || element.tagName === "text") surroundings.block = element;
    if (isLayer(style)) surroundings.layer = element;
    if (style.overflowX !== "visible" && !isRoot) surroundings.scroller = element;
    known.set(element, surroundings);
    return surroundings;
  }

  function linesOf(node: Node): Line[] {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!element || !text) return [];
    const surroundings = surroundingsOf(element);
    if (surroundings.isHidden || !element.checkVisibility({ visibilityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 2);
    return boxes.map((box) => ({ ...surroundings, text, node, element, box }));
  }

  function leavesWindow({ scroller, box }: Line): boolean {
    if (scroller) return false;
    return box.right > document.documentElement.clientWidth + slack || box.left < -slack;
  }

  /** The button, cell or label that a line's middle or side is outside of. */
  function leftHolder({ element, box }: Line): string | undefined {
    const holder = element.closest(holders);
    if (!holder || element.closest("svg")) return undefined;
    const { left, right, top, bottom, width } = holder.getBoundingClientRect();
    if (width <= 0) return undefined;
    const middle = (box.top + box.bottom) / 2;
    const isWithinSides = box.left >= left - slack && box.right <= right + slack;
    const isHeld = isWithinSides && middle >= top && middle <= bottom;
    return isHeld ? undefined : holder.tagName;
  }

  /** Whether two lines are of one flow, which keeps them apart, or meant to be above each other. */
  function mayOverlap(line: Line, other: Line): boolean {
    if (line.node === other.node || line.layer !== other.layer) return true;
    if (line.scroller !== other.scroller) return true;
    return line.block === other.block && !line.element.closest("svg");
  }

  function overlap({ box }: Line, { box: other }: Line): boolean {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    // A line's box is higher than its letters.
    const free = 0.3 * Math.min(box.height, other.height);
    return width > slack && height > free;
  }

  /** In the order of their tops, so that a line below the first one's end has none after it. */
  function findOverlaps(lines: Line[]): string[] {
    const overlaps = new Set<string>();
    const sorted = [...lines].sort((line, other) => line.box.top - other.box.top);
    for (const [index, line] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= line.box.bottom) break;
        if (mayOverlap(line, other) || !overlap(line, other)) continue;
        overlaps.add(`"${line.text}" lies on "${other.text}"`);
      }
    }
    return [...overlaps];
  }

  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide in ${clientWidth}`);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node));

  for (const line of lines) {
    if (leavesWindow(line)) faults.add(`"${line.text}" leaves the window`);
    const holder = leftHolder(line);
    if (holder) faults.add(`"${line.text}" leaves its ${holder}`);
  }
  return [...faults, ...findOverlaps(lines)];
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
