import type { Page } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";

/**
 * How a translator changes a page. `replaces`: a text makes way for `<font><font>text</font></font>`,
 * as in Chrome and Edge. `wraps`: the text itself moves into such an element. `rebuilds`: a block
 * makes way for a copy with other words, as tools do that translate HTML. `splits`: each text is split and its second half marked, as by a
 * highlighter, which translates nothing.
 */
export type Manner = "replaces" | "wraps" | "rebuilds" | "splits";

export const MANNERS: readonly Manner[] = ["replaces", "wraps", "rebuilds", "splits"];

/** Tests of every day have the manner of browsers' own translators. */
export const tagOf = (manner: Manner) => (manner === "replaces" ? [] : [FURTHER]);

/**
 * Runs in the page: translates what is there, and from then on what is added or changed. The
 * translation of a text is the text in guillemets. What says `translate="no"` stays.
 */
function beginTranslating(manner: Manner): void {
  const SKIPPED = "script, style, noscript, template, textarea, svg, [translate=no], font, mark";
  const BLOCK = "p, li, h1, h2, h3, label, button, summary, legend, dt, dd, a, option";

  const isWord = (node: Node): node is Text => {
    return node instanceof Text && /\p{L}|\d/u.test(node.data) && !node.data.includes("«");
  };
  const isFree = (node: Node) => !node.parentElement?.closest(SKIPPED);
  const translated = (text: string) => text.replace(/\S(?:.*\S)?/s, (words) => `«${words}»`);

  function textsIn(root: Node): Text[] {
    if (isWord(root)) return isFree(root) ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (isWord(currentNode) && isFree(currentNode)) texts.push(currentNode);
    }
    return texts;
  }

  function font(...content: (Node | string)[]): HTMLElement {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(...content);
    outer.append(inner);
    return outer;
  }

  const change: Record<Manner, (text: Text) => void> = {
    replaces(text) {
      text.replaceWith(font(translated(text.data)));
    },
    wraps(text) {
      const wrapper = font();
      text.before(wrapper);
      text.data = translated(text.data);
      wrapper.firstChild?.appendChild(text);
    },
    rebuilds(text) {
      const block = text.parentElement?.closest(BLOCK) ?? text.parentElement;
      // Another text of the same block was first.
      if (!block?.isConnected) return;
      const copy = block.cloneNode(true) as Element;
      block.replaceWith(copy);
      for (const word of textsIn(copy)) word.data = translated(word.data);
    },
    splits(text) {
      // What has been marked already was split before.
      if (text.length < 2 || text.nextSibling?.nodeName === "MARK") return;
      const rest = text.splitText(text.length >> 1);
      const marked = document.createElement("mark");
      rest.replaceWith(marked);
      marked.append(rest);
    },
  };

  function translate(root: Node): void {
    if (!root.isConnected) return;
    for (const text of textsIn(root)) if (text.isConnected) change[manner](text);
  }

  translate(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === "characterData") translate(target);
      for (const node of addedNodes) translate(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Translates the page, and goes on while it is used. */
export async function translatePage(page: Page, manner: Manner): Promise<void> {
  await page.evaluate(beginTranslating, manner);
}

/** What an island says to a reader: its texts in their order, without the marks of a translation. */
export function said(page: Page, island: string): Promise<string> {
  return page.locator(`[data-island="${island}"]`).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    return texts.join("").replace(/[«»]/g, "").replace(/\s+/g, " ").trim();
  });
}

/** Whether something of an island stands there untranslated. */
export function untranslated(page: Page, island: string): Promise<string[]> {
  return page.locator(`[data-island="${island}"]`).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.textContent ?? "";
      const isKept = currentNode.parentElement?.closest("[translate=no], textarea, svg");
      if (/\p{L}/u.test(text) && !text.includes("«") && !isKept) texts.push(text);
    }
    return texts;
  });
}
