import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { listenForProblems } from "../support/checks/problems";
import { band } from "../support/pages/band";
import { desktop, phone } from "../support/pages/routes";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => page.getByRole("form", { name: "Work out what comes back" });
const plan = (page: Page) => form(page).getByLabel("Plan", { exact: true });
const status = (page: Page) => form(page).getByRole("status");
const submit = (page: Page) => form(page).getByRole("button", { name: "Work it out" });

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe("the calculator", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/refunds#calculator");
    await expect(submit(page)).toBeEnabled();
  });

  test("answers by keyboard alone", async ({ page }) => {
    await plan(page).focus();
    // Letters choose among the options, as in any list.
    await page.keyboard.type("Combo, 1");
    await page.keyboard.press("Tab");
    await expect(form(page).getByLabel("First day of the plan")).toBeFocused();
    await page.keyboard.type("01012027");
    await form(page).getByLabel("Last day").focus();
    await page.keyboard.type("03012027");
    await page.keyboard.press("Enter");
    await expect(status(page)).toContainText(/Used\s*\d+ of 31 days/);
    await expect(status(page)).toContainText("by credit note");
  });

  test("says what is kept, what comes back and until when, and shows it on 360 px", async ({
    page,
  }) => {
    await plan(page).selectOption("futures-premium-6m");
    await form(page).getByLabel("First day of the plan").fill("2027-01-01");
    await form(page).getByLabel("Last day").fill("2027-03-01");
    await submit(page).click();
    const answer = status(page);
    await expect(answer).toContainText("60 of 181 days");
    for (const sum of ["₹36,464", "₹73,536", "₹13,236", "₹86,772"]) {
      await expect(answer).toContainText(sum);
    }
    await expect(answer).toContainText("by March 10, 2027, within 7 working days");
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(answer).toContainText("₹86,772");
    await expect(submit(page)).toBeHidden();
  });

  test("says at each field what is wrong, and mends it as one types", async ({ page }) => {
    await plan(page).selectOption("combo-1m");
    await submit(page).click();
    const start = form(page).getByLabel("First day of the plan");
    await expect(start).toBeFocused();
    await expect(start).toHaveAccessibleDescription(/Enter the first day of the plan/);
    await start.fill("2027-01-10");
    const stop = form(page).getByLabel("Last day");
    await stop.fill("2027-01-09");
    await expect(stop).toHaveAccessibleDescription(/before the first day of the plan/);
    expect(await violations(page)).toEqual([]);
    await stop.fill("2027-01-10");
    await expect(status(page)).toContainText("1 of 31 days");
    await expect(stop).not.toHaveAttribute("aria-invalid");
  });

  test("a day that does not exist is no day", async ({ page }) => {
    await plan(page).selectOption("combo-1m");
    await form(page).getByLabel("First day of the plan").fill("2027-02-01");
    const stop = form(page).getByLabel("Last day");
    await stop.focus();
    // Chromium's date field in the tests' language begins with the month.
    await page.keyboard.type("02302027");
    await submit(page).click();
    await expect(stop).toHaveAccessibleDescription(/Enter a day that exists/);
  });

  test("picks are counted, not days", async ({ page }) => {
    await plan(page).selectOption("equity-bundle-7");
    await expect(form(page).getByLabel("Last day")).toBeHidden();
    const picks = form(page).getByLabel("Picks already sent");
    await picks.fill("9");
    await submit(page).click();
    await expect(picks).toHaveAccessibleDescription(/Enter a whole number from 0 to 7/);
    await picks.fill("3");
    await expect(status(page)).toContainText("3 of 7 picks");
    await expect(status(page)).toContainText("₹5,714");
  });
});

test("nothing that is entered leaves the page", async ({ page, baseURL }) => {
  const problems = listenForProblems(page, baseURL ?? "");
  await page.goto("/refunds#calculator");
  await expect(submit(page)).toBeEnabled();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await plan(page).selectOption("combo-1m");
  await form(page).getByLabel("First day of the plan").fill("2027-01-10");
  await form(page).getByLabel("Last day").fill("2027-01-12");
  await submit(page).click();
  await expect(status(page)).toContainText("3 of 31 days");
  expect(asked).toEqual([]);
  expect(page.url()).toMatch(/\/refunds#calculator$/);
  expect(problems).toEqual([]);
});

test("a rate card leads to its own plan in the calculator, and to how to stop", async ({
  page,
}) => {
  await page.goto("/futures");
  const card = band(page, "What futures research costs");
  await expect(card).toContainText("stop after 60 of 181 days, and ₹73,536");
  await expect(card.getByRole("link", { name: "How to stop" })).toHaveAttribute(
    "href",
    "/refunds#stop",
  );
  await card.getByRole("link", { name: "Examples and a calculator" }).click();
  await expect(submit(page)).toBeEnabled();
  await expect(plan(page)).toHaveValue("futures-premium-6m");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rule, the sums in words and worked examples answer", async ({ page }) => {
    await page.goto("/refunds#calculator");
    await expect(main(page)).toContainText("Fee back = fee × days left ÷ days of the plan");
    const row = main(page).getByRole("row", { name: /Futures Trading: Premium, 6 Months/ });
    await expect(row).toContainText("60 of 181 days");
    await expect(row).toContainText("₹86,772");
    await expect(form(page)).toBeHidden();
  });
});
