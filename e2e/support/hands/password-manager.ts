import type { Page } from "@playwright/test";

/**
 * Does to every field what password managers and grammar checkers do: an element beside it, one in
 * its label and one at the end of its form, and attributes on the field.
 */
export async function putIcons(page: Page): Promise<void> {
  await page.evaluate(() => {
    const icon = () => {
      const element = document.createElement("div");
      element.setAttribute("data-icon-root", "");
      return element;
    };
    for (const field of document.querySelectorAll("main input, main textarea, main select")) {
      field.setAttribute("data-manager-id", "1");
      field.before(icon());
      field.after(icon());
      const { id } = field;
      document.querySelector(`label[for="${id}"]`)?.append(icon());
    }
    for (const form of document.forms) form.append(icon());
    for (const island of document.querySelectorAll("[data-island]")) island.prepend(icon());
  });
}

/** Sets fields by id as some fillers do: without any event. */
export async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((texts) => {
    for (const [id, text] of Object.entries(texts)) {
      const field = document.getElementById(id) as HTMLInputElement;
      // As from an extension's own world, where React's watch over the property is not seen.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        text,
      );
    }
  }, values);
}
