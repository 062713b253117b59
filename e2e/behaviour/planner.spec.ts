import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { field } from "../support/pages/inquiry";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { openPlanner, plannerStatus } from "../support/pages/planner";
import { desktop, phone } from "../support/pages/routes";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
});

async function expectSound(page: Page, state: string): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).include("#planner").analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
    expect.soft(found, `${state} at ${viewport.width} px`).toEqual([]);
    expect.soft(await page.evaluate(layoutFaults, SLACK), `${state}, layout`).toEqual([]);
  }
}

test.describe("on a phone, by keyboard alone", () => {
  test.use({ viewport: phone });

  test("a visitor plans two services and takes them to the contact form", async ({ page }) => {
    const planner = await openPlanner(page);
    await planner.getByLabel("Who pays").focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#planner-plan-1")).toBeFocused();
    await page.keyboard.type("Basic, 1 Month: ₹20");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("3");
    await expect(plannerStatus(page)).toContainText("₹60,000 before GST, ₹70,800 with GST.");

    await page.keyboard.press("Tab");
    await expect(page.locator("#planner-plan-2")).toBeFocused();
    await page.keyboard.type("Swing Premium");
    await expect(plannerStatus(page)).toContainText("₹1,10,000 of the cap of ₹1,51,000 used");
    await page.locator("#planner-capital").focus();
    await page.keyboard.type("500000");
    await expect(plannerStatus(page)).toContainText("26% of ₹5,00,000");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(
      planner.getByRole("link", { name: "Take this to the contact form" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page, "Your Message")).toHaveValue(
      [
        "Futures Trading, Basic, 1 Month: ₹20,000 plus 18% GST, ₹23,600 in all. From December 22, 2026. 3 times in a row.",
        "Equity, Swing Premium, 6 Months: ₹50,000 plus 18% GST, ₹59,000 in all. From November 22, 2026.",
        "",
        "",
      ].join("\n"),
    );
  });
});

test("what was chosen is there after Back, and stored nowhere", async ({ page }) => {
  const planner = await openPlanner(page);
  await page.locator("#planner-plan-1").selectOption("futures-premium-6m");
  await page.locator("#planner-times-1").selectOption("2");
  await page.locator("#planner-capital").fill("5,00,000");
  const chosen = /₹69,000 above the cap of ₹1,51,000.*51\.9% of ₹5,00,000/s;
  await expect(plannerStatus(page)).toHaveText(chosen);
  await planner.getByRole("link", { name: "Take this to the contact form" }).click();
  await expect(page).toHaveURL(/\/contact\?plan=futures-premium-6m\.2026-11-22\.2$/);
  await page.goBack();
  await planner.scrollIntoViewIfNeeded();
  await expect(plannerStatus(page)).toHaveText(chosen);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stored).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

// Firefox brings back what fields held; Chromium nothing.
test("a reload keeps plans and months, and the capital is written nowhere", async ({ page }) => {
  const planner = await openPlanner(page);
  await page.locator("#planner-plan-1").selectOption("futures-basic-1m");
  await page.locator("#planner-start-1").selectOption("2");
  await page.locator("#planner-times-1").selectOption("3");
  await page.locator("#planner-capital").fill("5,00,000");
  const sums = "₹60,000 before GST, ₹70,800 with GST.";
  await expect(plannerStatus(page)).toContainText(sums);
  expect(page.url()).toMatch(/\/services\?plan=futures-basic-1m\.2027-01-22\.3$/);
  await page.reload();
  await planner.scrollIntoViewIfNeeded();
  await expect(plannerStatus(page)).toContainText(sums);
  await expect(page.locator("#planner-start-1")).toHaveValue("2");
  expect(page.url()).not.toMatch(/500000|5,00,000|5%2C00/);
});

test("no state has an accessibility violation or falls apart", async ({ page }) => {
  await openPlanner(page);
  await expectSound(page, "empty");
  await page.locator("#planner-plan-1").selectOption("futures-basic-1m");
  await expectSound(page, "one plan");
  await page.locator("#planner-times-1").selectOption("12");
  await page.locator("#planner-plan-2").selectOption("equity-bundle-7");
  await page.locator("#planner-plan-3").selectOption("combo-6m");
  await page.locator("#planner-plan-4").selectOption("hedging-premium-6m");
  await page.locator("#planner-capital").fill("much");
  await expectSound(page, "four plans above the cap");
  await page.locator("#planner-who").selectOption("other");
  await expectSound(page, "outside the cap");
});

test("it prints as a table, without what paper cannot do", async ({ page }) => {
  const planner = await openPlanner(page);
  await page.locator("#planner-plan-1").selectOption("options-premium-6m");
  await page.emulateMedia({ media: "print" });
  await expect(planner.getByRole("table")).toContainText("₹1,18,000");
  await expect(planner.getByRole("combobox")).toHaveCount(0);
  await expect(planner.getByRole("textbox")).toHaveCount(0);
  await expect(planner.getByRole("link")).toHaveCount(0);
});

test("React is fetched only when the reader nears it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize(phone);
  await page.goto("/services");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/islands\./)]);
  await page.locator("#planner").scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.join()).toMatch(/\/assets\/plan-planner\./);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the table and two worked examples say how far the cap goes", async ({ page }) => {
    await page.goto("/services");
    const table = page.getByRole("region", { name: "Every plan, side by side" });
    await expect(table.getByText("Fits once in twelve months, leaves ₹1,001")).toHaveCount(2);
    await expect(table.getByText("Fits 7 months in twelve").first()).toBeVisible();
    const planner = page.locator("#planner");
    await expect(planner.getByText(/needs JavaScript/)).toBeVisible();
    await expect(planner.getByText(/fits 7 times in a row; .* ₹1,60,000/)).toBeVisible();
    await expect(planner.getByText(/two terms would be ₹1,80,000/)).toBeVisible();
    await expect(planner.getByRole("combobox")).toHaveCount(0);
  });
});
