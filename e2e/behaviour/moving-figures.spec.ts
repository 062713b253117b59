import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openWithDefaultFont } from "../support/engines/default-font";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { figureRoutes, phone } from "../support/pages/routes";

/** Least size of a figure's text, in CSS px. */
const LEAST_TEXT = 12;

function figure(page: Page, number: number): Locator {
  return page.getByRole("figure").filter({ hasText: `Figure ${number}.` });
}

const openButton = (within: Locator) =>
  within.getByRole("button", { name: "Try your own numbers" });

async function openControls(page: Page, number: number): Promise<Locator> {
  const shown = figure(page, number);
  await openButton(shown).click();
  await expect(shown.getByRole("slider").first()).toBeVisible();
  return shown;
}

async function type(within: Locator, name: string, text: string): Promise<void> {
  await within.getByRole("textbox", { name }).fill(text);
}

const description = async (within: Locator) =>
  (await within.getByRole("img").getAttribute("aria-label")) ?? "";

test.use({ viewport: phone });

test("an option's pay-off is tried by keyboard alone", async ({ page }) => {
  await page.goto("/options");
  const shown = figure(page, 1);
  await openButton(shown).focus();
  await page.keyboard.press("Enter");
  await expect(openButton(shown)).toHaveAttribute("aria-expanded", "true");

  await page.keyboard.press("Tab");
  await expect(shown.getByRole("textbox", { name: "Strike" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shown.getByRole("slider", { name: "Strike" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(shown.getByRole("textbox", { name: "Strike" })).toHaveValue("101");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("6");
  await expect(shown.getByRole("slider", { name: "Premium of the call" })).toHaveValue("6");
  expect(await description(shown)).toContain(
    "the whole premium of 6 is lost, and no more; it breaks even at 107",
  );
  await expect(shown.getByRole("status")).toContainText(
    "Bought call: break-even 107, most to lose 6",
  );

  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press("Tab");
  await expect(shown.getByRole("button", { name: "Back to our numbers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown.getByRole("textbox", { name: "Strike" })).toHaveValue("100");
  expect(await description(shown)).toContain("it breaks even at 104");
});

test("leverage: what a move of 1% does, up and down, and the stop that the risk allows", async ({
  page,
}) => {
  await page.goto("/futures");
  const shown = await openControls(page, 1);
  await type(shown, "Leverage, times capital", "4");
  await type(shown, "Risk, % of capital", "1");
  expect(await description(shown)).toContain(
    "at 4 times, a rise of 1% gains 4% of capital and a fall of 1% loses 4%; with a risk of 1%, the stop is 0.25% away",
  );
  await expect(shown.getByRole("status")).toContainText(
    "the stop can be at most 0.25% from the entry",
  );
  await expect(shown.locator("figcaption")).toContainText("0.2–0.67%");
  await expect(shown.locator("figcaption")).toContainText("0.33–1%");
});

test("size: a lot above the risk is to be skipped; a wrong number is said in words and stays", async ({
  page,
}) => {
  await page.goto("/futures");
  const shown = await openControls(page, 2);
  await type(shown, "Your capital", "1,00,000");
  await expect(shown.getByRole("status")).toHaveText(
    "At the stop one lot costs ₹3,000, more than your risk of ₹2,000: skip the trade.",
  );
  expect(await description(shown)).toContain("Both outcomes of 1 lot of 300");

  await type(shown, "Stop-loss", "1200");
  const stop = shown.getByRole("textbox", { name: "Stop-loss" });
  await expect(stop).toHaveAttribute("aria-invalid", "true");
  await expect(stop).toHaveAccessibleDescription(/^The stop-loss must be below the entry price\./);
  await expect(stop).toHaveValue("1200");
  await expect(shown.getByRole("status")).toContainText("The stop-loss must be below");
});

test("a finger that presses the button before the figure is ready is not lost", async ({
  page,
}) => {
  let arrive = () => {};
  const slowNetwork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(hydrate|moving-figure)\./, async (route) => {
    await slowNetwork;
    await route.continue();
  });
  await page.goto("/options");
  const shown = figure(page, 1);
  await openButton(shown).click();
  await expect(shown.getByRole("slider")).toHaveCount(0);
  arrive();
  await expect(shown.getByRole("slider")).toHaveCount(3);
});

test("nothing but the loader comes before a touch, and nothing typed leaves the page", async ({
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

    const shown = await openControls(page, 1);
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
  const opened = [
    ["/options", 1, "Strike", "24,500"],
    ["/futures", 1, "Risk, % of capital", "9"],
    ["/futures", 2, "Your capital", "1,00,000"],
    ["/futures", 2, "Stop-loss", "999"],
  ] as const;
  for (const [route, number, name, text] of opened) {
    await page.goto(route);
    const shown = await openControls(page, number);
    await type(shown, name, text);
    const { violations } = await new AxeBuilder({ page }).include("figure").analyze();
    expect
      .soft(
        violations.map(({ id }) => id),
        route,
      )
      .toEqual([]);
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
  for (const [route, number] of [
    ["/options", 1],
    ["/futures", 2],
  ] as const) {
    await page.goto(route);
    const shown = await openControls(page, number);
    await shown.getByRole("textbox").first().fill("none");
    expect.soft(await page.evaluate(layoutFaults, SLACK), route).toEqual([]);
  }
  await context.close();
});
