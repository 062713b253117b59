import { expect, type Page, test } from "@playwright/test";
import { boundRule } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/fill-in";
import { violations } from "../support/checks/accessibility";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, phone } from "../support/pages/routes";

const { refunds, services } = content;
const { calculator } = refunds;
const rule = boundRule(refunds);
const plans = services.flatMap((service) => service.plans);
const month = plans.find(({ months }) => months === 1);
const bundle = plans.find(({ picks }) => picks !== undefined);
if (!month || !bundle?.picks) throw new Error("These tests need a plan of each kind.");
const { picks } = bundle;

const form = (page: Page) => page.getByRole("form", { name: rule.calculator.heading });
const plan = (page: Page) => form(page).getByLabel(calculator.plan.label, { exact: true });
const start = (page: Page) => form(page).getByLabel(calculator.start.label);
const stop = (page: Page) => form(page).getByLabel(rule.calculator.stop.label);
const status = (page: Page) => form(page).getByRole("status");
const submit = (page: Page) => form(page).getByRole("button", { name: calculator.submit });
const days = (used: number, of: number) => fillIn(refunds.examples.days, { used, of });

/** Opens the page and waits until the form is hydrated. */
async function open(page: Page) {
  await page.setViewportSize(phone);
  await page.goto("/refunds#calculator");
  await expect(submit(page)).toBeEnabled();
}

test("by keyboard alone it shows what comes back, and sends nothing", async ({ page }) => {
  await open(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await plan(page).selectOption(month.id);
  await plan(page).focus();
  await page.keyboard.press("Tab");
  await expect(start(page)).toBeFocused();
  // The same in every order of day and month.
  await page.keyboard.type("01012027");
  await stop(page).focus();
  await page.keyboard.type("01012027");
  await page.keyboard.press("Enter");
  const { kept, back, total, gst } = calculator.result;
  for (const words of [days(1, 31), kept, back, total, gst]) {
    await expect(status(page)).toContainText(words);
  }
  expect(requests).toEqual([]);
  expect(page.url()).toMatch(/\/refunds#calculator$/);
  expect(await page.evaluate(layoutFaults, SLACK)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(status(page)).toContainText(days(1, 31));
  await expect(submit(page)).toBeHidden();
});

test("each field explains what is wrong until it is right", async ({ page }) => {
  await open(page);
  await plan(page).selectOption(month.id);
  await submit(page).click();
  await expect(start(page)).toBeFocused();
  await expect(start(page)).toHaveAccessibleDescription(new RegExp(calculator.errors.startMissing));
  await start(page).fill("2027-01-10");
  await stop(page).fill("2027-01-09");
  const [before = ""] = calculator.errors.stopBeforeStart.split(".");
  await expect(stop(page)).toHaveAccessibleDescription(new RegExp(before));
  expect(await violations(page)).toEqual([]);
  await stop(page).fill("2027-01-10");
  await expect(status(page)).toContainText(days(1, 31));
  await expect(stop(page)).not.toHaveAttribute("aria-invalid");

  await plan(page).selectOption(bundle.id);
  await expect(stop(page)).toBeHidden();
  const sent = form(page).getByLabel(rule.calculator.picks.label);
  await sent.fill(String(picks + 1));
  await submit(page).click();
  const tooMany = fillIn(calculator.errors.picks, { of: picks });
  await expect(sent).toHaveAccessibleDescription(new RegExp(tooMany));
  await sent.fill("1");
  await expect(status(page)).toContainText(fillIn(refunds.examples.picks, { used: 1, of: picks }));
});

test("a rate card leads to its own plan in the calculator", async ({ page }) => {
  const [example] = refunds.examples.items;
  const service = services.find(({ plans: all }) => all.some(({ id }) => id === example?.plan));
  await page.goto(service?.route ?? "");
  const link = page.getByRole("main").getByRole("link", { name: refunds.links.refunds });
  await link.first().click();
  await expect(submit(page)).toBeEnabled();
  await expect(plan(page)).toHaveValue(example?.plan ?? "");
});
