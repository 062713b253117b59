import { expect, type Locator, type Page, test } from "@playwright/test";
import { band } from "../support/pages/band";
import { serviceRoutes } from "../support/pages/routes";

/** An entry of a list, by its heading. */
function entry(page: Page, heading: string | RegExp): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: heading }) });
}

test("every service page ends with the call to action", async ({ page }) => {
  for (const route of serviceRoutes) {
    await page.goto(route);
    const action = band(page, "Ready to Take Control of Your Financial Future?");
    await expect.soft(action, route).toContainText("SEBI-registered advisors");
    await expect.soft(action, route).toContainText("Monday to Friday, 9AM to 6PM");
    await expect.soft(action.locator('a[href^="tel:+91"]'), route).toBeVisible();
    await expect
      .soft(action.getByRole("link", { name: "Get Started" }), route)
      .toHaveAttribute("href", "/contact");
    await expect
      .soft(action.getByRole("link", { name: "Learn More" }), route)
      .toHaveAttribute("href", "/services");
  }
});

test("equity offers investment picks, swing trades and an intraday service", async ({ page }) => {
  await page.goto("/equity");
  for (const heading of [/investment picks/i, /swing trades/i, /intraday/i]) {
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  }
});

test("futures states its claims as limits", async ({ page }) => {
  await page.goto("/futures");
  await expect(entry(page, /positional holding/i)).toContainText("1-5 days");
  await expect(entry(page, /minimum reward-risk/i)).toContainText("3:1");
  await expect(entry(page, /risk per trade/i)).toContainText("1-2%");
  await expect(entry(page, /leverage, intraday/i)).toContainText("3-5x");
  await expect(entry(page, /leverage, positional/i)).toContainText("2-3x");
});

test("options describes two groups of strategies", async ({ page }) => {
  await page.goto("/options");
  await expect(entry(page, "Index options")).toContainText("Nifty, Bank Nifty and Sensex");
  await expect(entry(page, "Stock options")).toBeVisible();
});

test("options limits its risk in three boxes", async ({ page }) => {
  await page.goto("/options");
  await expect(entry(page, /capital allocation per trade/i)).toContainText("1-3%");
  await expect(entry(page, /minimum premium/i)).toContainText(/about 1\.5-2x its planned risk/);
  const boxes = band(page, /limits/i).getByRole("listitem");
  await expect(boxes).toHaveCount(3);
});

test("hedging has a focus list, four benefits and three audiences", async ({ page }) => {
  await page.goto("/hedging");
  expect(
    await band(page, /focuses on/i)
      .getByRole("listitem")
      .count(),
  ).toBeGreaterThan(2);
  await expect(band(page, /four things/i).getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(band(page, /who this is for/i).getByRole("heading", { level: 3 })).toHaveText([
    "Long-term investors",
    "Active traders",
    "Portfolio managers",
  ]);
});

test("combo names its segments, its trade details, its support and why to choose it", async ({
  page,
}) => {
  await page.goto("/combo");
  const segments = band(page, /included segments/i);
  for (const segment of [/equity swing/i, /equity intraday/i, /futures/i, /options/i, /hedging/i]) {
    await expect(segments.getByRole("rowheader", { name: segment })).toBeVisible();
  }
  for (const heading of [/trade details/i, /premium support/i, /key benefits/i, /why choose/i]) {
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
});

test("commodities says why, what the research adds, who benefits and why us", async ({ page }) => {
  await page.goto("/comodities");
  for (const heading of ["Why commodities", "Research advantages", "Why choose us"]) {
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
  await expect(band(page, "Who can benefit").getByRole("heading", { level: 3 })).toHaveText([
    "Individual traders",
    "HNIs",
    "Equity clients seeking diversification",
    "Beginners",
  ]);
});

test("the services page shows six cards, each leading to its own page", async ({ page }) => {
  await page.goto("/services");
  const cards: [string, string][] = [
    ["Equity", "/equity"],
    ["Futures Trading", "/futures"],
    ["Options", "/options"],
    ["Hedging", "/hedging"],
    ["Commodities Trading", "/comodities"],
    ["Combo Products", "/combo"],
  ];
  for (const [title, href] of cards) {
    const card = entry(page, title);
    await expect(card).toHaveCount(1);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", href);
    await expect(card.getByRole("paragraph")).toHaveText(/\w+ \w+ \w+/);
    expect(await card.getByRole("listitem").count(), `benefits of ${title}`).toBeGreaterThan(1);
  }
  await entry(page, "Hedging").click();
  await expect(page).toHaveURL("/hedging");
});

test("the services page promotes commodities, with its highlights", async ({ page }) => {
  await page.goto("/services");
  const promotion = page
    .locator("section")
    .filter({ has: page.getByRole("link", { name: "Get Started Today" }) });
  await expect(promotion).toContainText(/commodities/i);
  await expect(promotion.getByRole("link", { name: "Get Started Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(entry(page, "Transparent")).toBeVisible();
  await expect(entry(page, "Support")).toContainText("Monday to Friday, 9AM to 6PM");
});
