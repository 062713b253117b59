import { expect, type Page, test } from "@playwright/test";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { planView } from "@/lib/fees/plan-view";
import { currentRefundRule } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/format";
import { violations } from "../support/checks/accessibility";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, phone } from "../support/pages/routes";

const { firm, refunds, services } = content;
const { calculator } = refunds;
const { figure } = content.pages.refunds;
const rule = currentRefundRule(refunds);
const plans = services.flatMap((service) => service.plans);
const month = plans.find(({ months }) => months === 1);
const bundle = plans.find(({ picks }) => picks !== undefined);
if (!month || !bundle?.picks) throw new Error("These tests need a plan of each kind.");
const { picks } = bundle;

const plan = (page: Page) => page.getByLabel(figure.plan, { exact: true });
const start = (page: Page) => page.getByLabel(calculator.start.label);
const stop = (page: Page) => page.getByLabel(rule.calculator.stop.label);
const slider = (page: Page) => page.getByRole("slider");
/** The answer before the sum: "Example: …, stopped after 1 of 31 days. You receive". */
const answer = (of: typeof month, used: number, whole: number) => {
  const service = services.find(({ plans: all }) => all.includes(of));
  if (!service) throw new Error(`no service of ${of.id}`);
  const words = of.months ? rule.figure.days : rule.figure.picks;
  const { fullName } = planView(service, of, firm.gstPercent);
  return fillIn(words, { plan: fullName, used, of: whole });
};

/** Opens the exact dates and waits until they can be changed. */
async function open(page: Page) {
  await page.setViewportSize(phone);
  await page.goto("/refunds#calculator");
  await expect(page.locator('[data-island="refund-calculator"]')).toHaveAttribute("data-ready");
  await page.getByText(rule.calculator.heading, { exact: true }).click();
  await expect(start(page)).toBeVisible();
}

test("by keyboard alone it shows what comes back, and sends nothing", async ({ page }) => {
  await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await plan(page).selectOption(month.id);
  await start(page).focus();
  // The same in every order of day and month.
  await page.keyboard.type("01012027");
  await stop(page).focus();
  await page.keyboard.type("01012027");
  await expect(page.getByText(answer(month, 1, 31))).toBeVisible();
  await expect(slider(page)).toHaveValue("1");
  await slider(page).press("ArrowRight");
  await expect(stop(page)).toHaveValue("2027-01-02");
  const said = fillIn(figure.answer, { used: 2, of: 31, total: "" }).replace(/ {2,}.*/, "");
  const calculatorOfPage = page.locator(`#${OWN_ANCHORS.refunds.calculator}`);
  await expect(calculatorOfPage.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  expect(requests).toEqual([]);
  expect(page.url()).toMatch(/\/refunds#calculator$/);
  expect(await page.evaluate(layoutFaults, SLACK)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(answer(month, 2, 31))).toBeVisible();
  await expect(slider(page)).toBeHidden();
});

test("each field explains what is wrong until it is right", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(month.id);
  await start(page).fill("");
  await expect(start(page)).toHaveAccessibleDescription(new RegExp(calculator.errors.noSuchDay));
  await start(page).fill("2027-01-10");
  await stop(page).fill("2027-01-08");
  await expect(page.getByText(answer(month, 0, 31))).toBeVisible();
  await stop(page).fill("2027-01-10");
  await expect(page.getByText(answer(month, 1, 31))).toBeVisible();
  await expect(stop(page)).not.toHaveAttribute("aria-invalid");
  await stop(page).fill("9999-12-30");
  await expect(stop(page)).toHaveAccessibleDescription(new RegExp(calculator.errors.noSuchDay));

  await plan(page).selectOption(bundle.id);
  await expect(stop(page)).toHaveCount(0);
  await slider(page).fill("1");
  await expect(page.getByText(answer(bundle, 1, picks))).toBeVisible();
});

test("what was entered is there after Back", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(month.id);
  await start(page).fill("2027-04-01");
  await stop(page).fill("2027-04-07");
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByText(answer(month, 7, 30))).toBeVisible();
});

test("a rate card leads to its own plan in the calculator", async ({ page }) => {
  const [example] = refunds.examples.items;
  const service = services.find(({ plans: all }) => all.some(({ id }) => id === example?.plan));
  await page.goto(service?.route ?? "");
  const link = page.getByRole("main").getByRole("link", { name: refunds.links.refunds });
  await link.first().click();
  await expect(slider(page)).toBeInViewport();
  await expect(plan(page)).toHaveValue(example?.plan ?? "");
});
