import { expect, type Locator, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { violations } from "../support/checks/accessibility";
import { openWithDefaultFont } from "../support/engines/default-font";
import { holdBack } from "../support/pages/hold-back";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, figureRoutes, phone, serviceWith } from "../support/pages/routes";

const { moving: words } = content.shared.figures;
const optionService = serviceWith("option");
const lotsService = serviceWith("lots");

/** Opens the fields of the page's last figure that has them, and writes a word into the first. */
async function writeWord(page: Page): Promise<Locator> {
  const fold = page.locator("details").filter({ hasText: words.note }).last();
  await fold.getByText(words.open, { exact: true }).click();
  await fold.getByRole("textbox").first().fill("none");
  await expect(fold.locator("[aria-invalid]")).toHaveCount(1);
  return fold;
}

test.use({ viewport: phone });

test("an option can be tried by keyboard alone", async ({ page }) => {
  const { figure } = optionService;
  if (figure.kind !== "option") throw new Error("The option is not in the hero.");
  await page.goto(optionService.route);
  const bought = page.getByRole("radio", { name: figure.bought.name });
  await bought.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: figure.sold.name })).toBeChecked();
  const index = page.getByRole("slider", { name: figure.sold.index.label });
  // The trade is switched once the script has come.
  await expect(index).toHaveAttribute("max", String(figure.sold.index.slider?.to));
  await page.keyboard.press("Tab");
  await expect(index).toBeFocused();
  const before = await index.getAttribute("aria-valuetext");
  expect(before).toMatch(/₹\d/);
  await page.keyboard.press("End");
  await expect(index).not.toHaveAttribute("aria-valuetext", before ?? "");

  await page.getByText(words.open, { exact: true }).press("Enter");
  const typed = page.getByRole("textbox", { name: figure.sold.index.label });
  await typed.fill("none");
  await expect(page.getByText(words.mistakes.number)).toBeVisible();
  await page.getByRole("button", { name: words.reset }).press("Enter");
  await expect(index).toHaveAttribute("aria-valuetext", /19,000/);
});

test("a number typed before the scripts arrive is used when they do", async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(optionService.route, { waitUntil: "domcontentloaded" });
  await page.getByText(words.open, { exact: true }).press("Enter");
  const typed = page.locator("details[open] input").first();
  await typed.fill("none");
  release();
  await expect(page.getByText(words.mistakes.number)).toBeVisible();
  await expect(typed).toHaveValue("none");
});

test("what is typed is not sent or kept", async ({ page }) => {
  await page.goto(lotsService.route);
  await writeWord(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const capital = page.getByRole("textbox", { name: "capital", exact: false }).last();
  await capital.fill("1,00,000");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("a figure with a mistake in it is accessible and fits a phone", { tag: FURTHER }, async ({
  page,
}) => {
  await page.goto(lotsService.route);
  const fold = await writeWord(page);
  expect.soft(await violations(page, "figure")).toEqual([]);
  const targets = await fold
    .locator("input, button")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect.soft(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  for (const width of [320, 360]) {
    await page.setViewportSize({ ...phone, width });
    expect.soft(await page.evaluate(layoutFaults, SLACK), `${width} px`).toEqual([]);
  }
});

test("with text of twice the size the controls keep their layout", { tag: FURTHER }, async () => {
  const context = await openWithDefaultFont(32);
  const [page = await context.newPage()] = context.pages();
  await page.setViewportSize(phone);
  for (const route of figureRoutes) {
    await page.goto(route);
    await writeWord(page);
    expect.soft(await page.evaluate(layoutFaults, SLACK), route).toEqual([]);
  }
  await context.close();
});
