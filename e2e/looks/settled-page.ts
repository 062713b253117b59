import { expect, type Page } from "@playwright/test";

/** The day that pages show as today. */
const TODAY = new Date("2027-01-15T12:00:00+05:30");

/** The fonts that the page names; the device lacks some of its own. */
const loadFonts = (page: Page) =>
  page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));

/**
 * Opens a page and waits for what comes late: the site's own fonts, pictures far down, islands.
 * @param isExport whether the export's loader starts the islands, and says when each is ready
 */
export async function openSettled(page: Page, address: string, isExport: boolean): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(address, { waitUntil: "networkidle" });
  await loadFonts(page);
  // Text drawn before a font came stays in the device's; now all of them are in the cache.
  await page.reload({ waitUntil: "networkidle" });
  await loadFonts(page);
  for (const island of isExport ? await page.locator("[data-island]").all() : []) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-ready", "");
  }
  await page.evaluate(async () => {
    document.documentElement.dataset.fonts = "";
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    scrollTo(0, 0);
  });
}
