import { expect, type Page, test } from "@playwright/test";
import { boundRule } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/fill-in";
import { scrollsSideways, violations } from "../support/checks/accessibility";
import { listenForProblems } from "../support/checks/problems";
import { content, desktop, phone } from "../support/pages/routes";

const { refunds, services } = content;
const { calculator } = refunds;
const rule = boundRule(refunds);
const plans = services.flatMap((service) => service.plans);
const month = plans.find(({ months }) => months === 1);
const term = plans.find(({ months }) => months === 6);
const bundle = plans.find(({ picks }) => picks !== undefined);
if (!month || !term || !bundle?.picks) throw new Error("These tests need a plan of each kind.");
const { picks } = bundle;

const form = (page: Page) => page.getByRole("form", { name: rule.calculator.heading });
const plan = (page: Page) => form(page).getByLabel(calculator.plan.label, { exact: true });
const start = (page: Page) => form(page).getByLabel(calculator.start.label);
const stop = (page: Page) => form(page).getByLabel(rule.calculator.stop.label);
const status = (page: Page) => form(page).getByRole("status");
const submit = (page: Page) => form(page).getByRole("button", { name: calculator.submit });
const days = (used: number, of: number) => fillIn(refunds.examples.days, { used, of });

/** Opens the page and waits until the form listens. */
async function open(page: Page) {
  await page.setViewportSize(phone);
  await page.goto("/refunds#calculator");
  await expect(submit(page)).toBeEnabled();
}

test("it answers by keyboard alone", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(month.id);
  await plan(page).focus();
  await page.keyboard.press("Tab");
  await expect(start(page)).toBeFocused();
  await page.keyboard.type("01012027");
  await stop(page).focus();
  await page.keyboard.type("03012027");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText(calculator.result.gst);
});

test("the answer says what is kept and what comes back, on a phone, a laptop and paper", async ({
  page,
}) => {
  await open(page);
  await plan(page).selectOption(term.id);
  await start(page).fill("2027-01-01");
  await stop(page).fill("2027-03-01");
  await submit(page).click();
  await expect(status(page)).toContainText(days(60, 181));
  for (const words of [calculator.result.kept, calculator.result.back, calculator.result.total]) {
    await expect(status(page)).toContainText(words);
  }
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(desktop);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(status(page)).toContainText(days(60, 181));
  await expect(submit(page)).toBeHidden();
});

test("each field says what is wrong, and the message goes while one types", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(month.id);
  await submit(page).click();
  await expect(start(page)).toBeFocused();
  await expect(start(page)).toHaveAccessibleDescription(new RegExp(calculator.errors.startMissing));
  await start(page).fill("2027-01-10");
  await stop(page).fill("2027-01-09");
  await expect(stop(page)).toHaveAccessibleDescription(
    new RegExp(calculator.errors.stopBeforeStart.split(".")[0] ?? ""),
  );
  expect(await violations(page)).toEqual([]);
  await stop(page).fill("2027-01-10");
  await expect(status(page)).toContainText(days(1, 31));
  await expect(stop(page)).not.toHaveAttribute("aria-invalid");
});

test("picks are counted, not days", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(bundle.id);
  await expect(stop(page)).toBeHidden();
  const sent = form(page).getByLabel(rule.calculator.picks.label);
  await sent.fill(String(picks + 1));
  await submit(page).click();
  await expect(sent).toHaveAccessibleDescription(
    new RegExp(fillIn(calculator.errors.picks, { of: picks })),
  );
  await sent.fill("1");
  await expect(status(page)).toContainText(fillIn(refunds.examples.picks, { used: 1, of: picks }));
});

test("nothing that is entered leaves the page", async ({ page, baseURL }) => {
  await open(page);
  const problems = listenForProblems(page, baseURL ?? "");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await plan(page).selectOption(month.id);
  await start(page).fill("2027-01-10");
  await stop(page).fill("2027-01-12");
  await submit(page).click();
  await expect(status(page)).toContainText(days(3, 31));
  expect(requests).toEqual([]);
  expect(page.url()).toMatch(/\/refunds#calculator$/);
  expect(problems).toEqual([]);
});

test("a rate card leads to its own plan in the calculator, and to how to stop", async ({
  page,
}) => {
  const [example] = refunds.examples.items;
  const service = services.find(({ plans: all }) => all.some(({ id }) => id === example?.plan));
  await page.goto(service?.route ?? "");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: refunds.links.stop }).first()).toHaveAttribute(
    "href",
    "/refunds#stop",
  );
  await main.getByRole("link", { name: refunds.links.refunds }).first().click();
  await expect(submit(page)).toBeEnabled();
  await expect(plan(page)).toHaveValue(example?.plan ?? "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rule, the sums in words and the worked examples are there", async ({ page }) => {
    await page.goto("/refunds");
    const main = page.getByRole("main");
    await expect(main).toContainText(rule.formula.split(".")[0] ?? "");
    const rows = main.getByRole("table").first().getByRole("row");
    await expect(rows).toHaveCount(refunds.examples.items.length + 1);
    await expect(form(page)).toBeHidden();
  });
});
