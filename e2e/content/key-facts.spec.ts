import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { keyFactsRoutes, phone, serviceRoutes } from "../support/pages/routes";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Lengthens each sentence of the page by a share of its own words, as an editor might. */
function lengthen(share: number): void {
  const walker = document.createTreeWalker(document.querySelector("main") as Node, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = text.data.trim().split(/\s+/);
    if (words.length < 5) continue;
    let more = "";
    for (let i = 0; more.length < text.data.trim().length * share; i += 1) {
      more += ` ${words[i % words.length]}`;
    }
    text.data = `${text.data.trimEnd()}${more} `;
  }
}

for (const route of keyFactsRoutes) {
  test(`${route} prints on one sheet of A4, also with longer sentences`, async ({ page }) => {
    await page.goto(route);
    const sheets = (text: string) => text.match(/\/Type\s*\/Page\b/g)?.length;
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheets(pdf)).toBe(1);
    await page.evaluate(lengthen, 0.15);
    const longer = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(sheets(longer)).toBe(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });
}

test("a printed sheet names the registered firm, every total, the loss, refund and complaints", async ({
  page,
}) => {
  await page.goto("/futures/key-facts");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const text of [
    "Registered Name As On The SEBI Certificate",
    "INH000020420",
    "₹23,600",
    "₹1,29,800",
    "Fits 7 months in twelve",
    "More than the margin you deposit.",
    "the unused part of your fee comes back",
    "Please end my plan",
    "https://smartodr.in",
    "within 21 calendar days",
    "Investment in securities market are subject to market risks.",
  ]) {
    // A link's address is written behind it by the style sheet.
    const found = text.startsWith("https")
      ? main.locator(`a[href="${text}"]`)
      : main.getByText(text).locator("visible=true");
    await expect.soft(found.first(), text).toBeVisible();
  }
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("each service leads to its sheet from the banner and each rate card, without scripts", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of serviceRoutes) {
    await page.goto(route);
    const links = page.locator(`main a[href="${route}/key-facts"]`);
    expect.soft(await links.count(), route).toBeGreaterThanOrEqual(2);
    await links.first().click();
    await expect.soft(page).toHaveURL(new RegExp(`${route}/key-facts$`));
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(/the key facts$/);
    const crumbs = page.getByRole("navigation", { name: "You are here" });
    await expect.soft(crumbs.getByRole("link").last()).toHaveAttribute("href", route);
  }
  await context.close();
});

test("on a phone a sheet reads without scrolling sideways and without a WCAG violation", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const route of ["/equity/key-facts", "/combo/key-facts"]) {
    await page.goto(route);
    await expect(page.getByText("₹59,000").or(page.getByText("₹1,76,999")).first()).toBeVisible();
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect.soft(isTooWide, route).toBe(false);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
    expect
      .soft(
        violations.map(({ id }) => id),
        route,
      )
      .toEqual([]);
  }
});
