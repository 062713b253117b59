import { expect, type Page, test } from "@playwright/test";
import { content, serviceRoutes } from "../support/pages/routes";

/** CSS px of the whole page on a phone of 360 px. */
const BUDGETS: Record<string, number> = {
  "/": 7_000,
  ...Object.fromEntries(serviceRoutes.map((route) => [route, 9_000])),
  "/services": 7_500,
  "/sample": 6_500,
  "/compliance": 11_000,
  "/contact": 3_800,
};
const FOOTER = 950;
const ABOVE_HEADING = 150;
const ABOVE_FIRST_FIELD = 900;

/** Our examples must fit; the firm's own words are measured and printed, and may be longer. */
const isExample = content.placeholders.size > 0 && !process.env.CONTENT_IS_CHANGED;

/** Rows of what is too long; every measure is printed. */
function report(rows: readonly [what: string, px: number, most: number][]): string[] {
  const lines = rows.map(([what, px, most]) => `${what}: ${Math.round(px)} of ${most} px\n`);
  process.stdout.write(lines.join(""));
  const over = rows.filter(([, px, most]) => px > most).map(([what]) => what);
  return isExample ? over : [];
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

test.use({ viewport: { width: 360, height: 740 } });

test("pages are no longer on a phone than their limits", async ({ page }) => {
  const rows: [string, number, number][] = [];
  for (const [route, most] of Object.entries(BUDGETS)) {
    await page.goto(route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    rows.push([route, height, most]);
    rows.push([`${route} above its heading`, await topOf(page, "h1"), ABOVE_HEADING]);
  }
  const footer = await page.getByRole("contentinfo").boundingBox();
  rows.push(["footer", footer?.height ?? Number.POSITIVE_INFINITY, FOOTER]);
  await page.goto("/consent-form");
  rows.push([
    "/consent-form above its first field",
    await topOf(page, "main form input"),
    ABOVE_FIRST_FIELD,
  ]);
  expect(report(rows)).toEqual([]);
});
