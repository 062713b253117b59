import { expect, type Locator, type Page, test } from "@playwright/test";
import { violations } from "../support/checks/accessibility";
import { openWithDefaultFont } from "../support/engines/default-font";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, figureRoutes, phone, serviceWith } from "../support/pages/routes";

/** Least size of a figure's text, in CSS px. */
const LEAST_TEXT = 12;

const { moving: words, kinds } = content.shared.figures;
const { "option-payoffs": payoffs, "leverage-bands": bands, "position-size": size } = kinds;
const optionService = serviceWith("option-payoffs");
const leverageService = serviceWith("leverage-bands");
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

const description = async (within: Locator) =>
  (await within.getByRole("img").getAttribute("aria-label")) ?? "";

test.use({ viewport: phone });

test("an option's pay-off is tried by keyboard alone", async ({ page }) => {
  const figure = optionService.figure;
  if (figure.kind !== "option-payoffs") throw new Error("The pay-offs are not beside the banner.");
  await page.goto(optionService.route);
  const shown = moving(page).first();
  const open = shown.getByRole("button", { name: words.open });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");

  const strike = shown.getByRole("textbox", { name: payoffs.quantities.strike });
  await page.keyboard.press("Tab");
  await expect(strike).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shown.getByRole("slider", { name: payoffs.quantities.strike })).toBeFocused();
  const before = await description(shown);
  await page.keyboard.press("ArrowRight");
  await expect(strike).toHaveValue(String(figure.strike + 1));
  await expect.poll(() => description(shown)).not.toBe(before);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("6");
  await expect(shown.getByRole("slider", { name: payoffs.quantities.callPremium })).toHaveValue(
    "6",
  );
  await expect(shown.getByRole("status")).toContainText(String(figure.strike + 1 + 6));

  await shown.getByRole("button", { name: words.reset }).press("Enter");
  await expect(strike).toHaveValue(String(figure.strike));
  expect(await description(shown)).toBe(before);
});

test("leverage: the stop that a risk allows is shown and described", async ({ page }) => {
  await page.goto(leverageService.route);
  const shown = await openControls(page);
  await shown.getByRole("textbox", { name: bands.quantities.leverage }).fill("4");
  await shown.getByRole("textbox", { name: bands.quantities.riskPercent }).fill("1");
  await expect(shown.getByRole("status")).toContainText("0.25%");
  expect(await description(shown)).toContain("0.25%");
});

test("size: a wrong number is explained at its field, and stays", async ({ page }) => {
  await page.goto(sizeService.route);
  const shown = await openControls(page, 1);
  const entry = shown.getByRole("textbox", { name: size.quantities.entry });
  const above = String(Number((await entry.inputValue()).replaceAll(",", "")) + 1);
  const stop = shown.getByRole("textbox", { name: size.quantities.stop });
  await stop.fill(above);
  await expect(stop).toHaveAttribute("aria-invalid", "true");
  await expect(stop).toHaveAccessibleDescription(new RegExp(`^${size.mistakes.stop}`));
  await expect(stop).toHaveValue(above);
  await expect(shown.getByRole("status")).toContainText(size.mistakes.stop);
});

test("a tap on the button before the figure is ready is not lost", async ({ page }) => {
  let arrive = () => {};
  const slowNetwork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(hydrate|moving-figure)\./, async (route) => {
    await slowNetwork;
    await route.continue();
  });
  await page.goto(optionService.route);
  const shown = moving(page).first();
  await shown.getByRole("button", { name: words.open }).click();
  await expect(shown.getByRole("slider")).toHaveCount(0);
  arrive();
  await expect(shown.getByRole("slider")).toHaveCount(3);
});

test("only the loader comes before a touch, and nothing typed leaves the page", async ({
  page,
}) => {
  for (const route of figureRoutes) {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(route);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const scripts = () => requests.filter((address) => address.endsWith(".js"));
    expect.soft(scripts(), route).toEqual([expect.stringMatching(/^\/assets\/islands\.\w+\.js$/)]);

    const shown = await openControls(page);
    expect.soft(scripts().join(), route).toMatch(/\/assets\/moving-figure\./);
    await page.waitForLoadState("networkidle");
    const before = requests.length;
    await shown.getByRole("textbox").first().fill("3");
    await shown.getByRole("slider").last().press("ArrowRight");
    await page.waitForLoadState("networkidle");
    expect.soft(requests.slice(before), route).toEqual([]);
    expect.soft(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
    page.removeAllListeners("request");
  }
});

test("opened and moved: no violation, targets of 44 px, text of 12 px, nothing sideways", async ({
  page,
}) => {
  for (const [route, number, text] of [
    [optionService.route, 0, "24,500"],
    [sizeService.route, 1, "1,00,000"],
    [sizeService.route, 1, "none"],
  ] as const) {
    await page.goto(route);
    const shown = await openControls(page, number);
    await shown.getByRole("textbox").first().fill(text);
    expect.soft(await violations(page, "figure"), route).toEqual([]);
    const targets = await shown
      .locator("input, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect.soft(Math.min(...targets), route).toBeGreaterThanOrEqual(44);
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...phone, width });
      const sizes = await shown.locator("svg text").evaluateAll((texts) =>
        texts.map((one) => {
          const scale = (one as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
        }),
      );
      expect.soft(Math.min(...sizes), `${route} at ${width} px`).toBeGreaterThanOrEqual(LEAST_TEXT);
      expect.soft(await page.evaluate(layoutFaults, SLACK), `${route} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(phone);
  }
});

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
