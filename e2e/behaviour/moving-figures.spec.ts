import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "../support/checks/accessibility";
import { openWithDefaultFont } from "../support/engines/default-font";
import { layoutFaults, SLACK, smallestLabel } from "../support/pages/layout-faults";
import { content, figureRoutes, phone, serviceWith } from "../support/pages/routes";

const { moving: words, kinds } = content.shared.figures;
const payoffs = kinds["option-payoffs"];
const optionService = serviceWith("option-payoffs");
const sizeService = serviceWith("position-size");

/** Figures whose numbers a visitor may change. */
const moving = (page: Page) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByRole("button", { name: words.open, exact: true }) });

async function openControls(page: Page, number = 0): Promise<Locator> {
  const shown = moving(page).nth(number);
  await shown.getByRole("button", { name: words.open }).click();
  await expect(shown.getByRole("slider").first()).toBeVisible();
  return shown;
}

const description = (within: Locator) => within.getByRole("img").getAttribute("aria-label");

test.use({ viewport: phone });

test("an option's pay-off is tried by keyboard alone", async ({ page }) => {
  const figure = optionService.figure;
  if (figure.kind !== "option-payoffs") throw new Error("The pay-offs are not beside the banner.");
  await page.goto(optionService.route);
  const shown = moving(page).first();
  const before = await description(shown);
  const open = shown.getByRole("button", { name: words.open });
  await open.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");

  const strike = shown.getByRole("textbox", { name: payoffs.quantities.strike });
  await page.keyboard.press("Tab");
  await expect(strike).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shown.getByRole("slider", { name: payoffs.quantities.strike })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(strike).toHaveValue(String(figure.strike + 1));
  await expect.poll(() => description(shown)).not.toBe(before);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("6");
  const premium = shown.getByRole("slider", { name: payoffs.quantities.callPremium });
  await expect(premium).toHaveValue("6");
  await expect(shown.getByRole("status")).toContainText(String(figure.strike + 1 + 6));

  await shown.getByRole("button", { name: words.reset }).press("Enter");
  await expect(strike).toHaveValue(String(figure.strike));
  expect(await description(shown)).toBe(before);
});

test("only the loader comes before a tap, which waits for the rest, and nothing typed is sent", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const slowNetwork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(hydrate|moving-figure)\./, async (route) => {
    await slowNetwork;
    await route.continue();
  });
  await page.goto(optionService.route);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const scripts = requests.filter((address) => address.endsWith(".js"));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/islands\.\w+\.js$/)]);

  const shown = moving(page).first();
  await shown.getByRole("button", { name: words.open }).click();
  await expect(shown.getByRole("slider")).toHaveCount(0);
  arrive();
  await expect(shown.getByRole("slider")).toHaveCount(3);
  const before = requests.length;
  await shown.getByRole("textbox").first().fill("3");
  await shown.getByRole("slider").last().press("ArrowRight");
  await page.waitForLoadState("networkidle");
  expect(requests.slice(before)).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

for (const [{ route }, number, text] of [
  [optionService, 0, "24,500"],
  [sizeService, 1, "none"],
] as const) {
  test(`${route}: open, with "${text}", a figure is accessible and fits a phone`, async ({
    page,
  }) => {
    await page.goto(route);
    const shown = await openControls(page, number);
    await shown.getByRole("textbox").first().fill(text);
    expect.soft(await violations(page, "figure")).toEqual([]);
    const targets = await shown
      .locator("input, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect.soft(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...phone, width });
      expect.soft(await smallestLabel(shown), `${width} px`).toBeGreaterThanOrEqual(12);
      expect.soft(await page.evaluate(layoutFaults, SLACK), `${width} px`).toEqual([]);
    }
  });
}

test("with text of twice the size the controls do not fall apart", async ({
  browserName: _,
}, testInfo) => {
  const context = await openWithDefaultFont(32, testInfo);
  const [page = await context.newPage()] = context.pages();
  await page.setViewportSize(phone);
  for (const route of figureRoutes) {
    await page.goto(route);
    const shown = await openControls(page);
    await shown.getByRole("textbox").first().fill("none");
    expect.soft(await page.evaluate(layoutFaults, SLACK), route).toEqual([]);
  }
  await context.close();
});
