import type { Page } from "@playwright/test";

/** What a reader view, or a translator of whole pages, puts a copy in the place of. */
export const COPIED = ["main", "body", "[data-island]"] as const;

/**
 * Puts copies in the place of elements, made of their HTML: what was typed or chosen is not in them.
 */
export async function copyElements(page: Page, selector: string): Promise<void> {
  await page.evaluate((copied) => {
    for (const element of document.querySelectorAll(copied)) {
      const copy = element.cloneNode(true) as Element;
      for (const form of copy.querySelectorAll("form")) form.reset();
      element.replaceWith(copy);
    }
  }, selector);
}
