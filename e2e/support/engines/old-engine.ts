import { selectors } from "@playwright/test";

let taught: Promise<void> | undefined;

/**
 * Lets Playwright look at pages of Chromium below 105: it asks elements whether they are visible by
 * a method of 105. A selector engine's script runs in the world of Playwright's own scripts, so the
 * page never meets it. To be called before the first page is made.
 */
export function teachVisibility(): Promise<void> {
  // Playwright takes a name once, and a worker may ask more than once.
  taught ??= selectors.register("visibility", () => {
    Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
      return this.getClientRects().length > 0;
    };
    return { query: () => null, queryAll: () => [] };
  });
  return taught;
}
