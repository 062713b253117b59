import { expect, type Page, test } from "@playwright/test";
import { priceOf } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import { violations } from "../support/checks/accessibility";
import { field } from "../support/pages/inquiry";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, desktop, phone } from "../support/pages/routes";

const { planner: words } = content.pages.services;
const { firm, services } = content;
const plans = services.flatMap((service) => service.plans.map((plan) => ({ service, plan })));

function planWhere(isRight: (plan: (typeof plans)[number]["plan"]) => boolean) {
  const found = plans.find(({ plan }) => isRight(plan));
  if (!found) throw new Error("No plan is of the kind that this test needs.");
  return found;
}

const month = planWhere(({ months, price }) => months === 1 && price * 3 < firm.feeCap);
const term = planWhere(({ months, price }) => months === 6 && price * 2 > firm.feeCap);

/** The words of a sum as the planner prints it: fee and total. */
const sumOf = (fee: number) =>
  fillIn(words.result.sum, {
    fee: formatRupees(fee),
    total: formatRupees(priceOf({ price: fee }, firm.gstPercent).total),
  });

const planner = (page: Page) => page.locator("#planner");
const choice = (page: Page, name: string) => page.locator(`#planner-${name}`);
/** More plans, who pays, and the capital. */
const openFurther = (page: Page) => planner(page).getByText(words.further).click();

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
  await page.setViewportSize(phone);
  await page.goto("/services");
  await planner(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="plan-planner"]')).toHaveAttribute("data-ready");
});

test("a visitor plans by keyboard and takes the plan to the contact form", async ({ page }) => {
  await choice(page, "plan-2").selectOption("");
  await choice(page, "plan-1").selectOption(month.plan.id);
  await choice(page, "plan-1").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expect(planner(page)).toContainText(sumOf(month.plan.price * 3));
  await openFurther(page);
  await choice(page, "capital").focus();
  await page.keyboard.type("500000");
  await expect(planner(page)).toContainText(formatRupees(500_000));
  await planner(page).getByRole("link", { name: words.result.contact }).press("Enter");
  const message = field(page, "message");
  await expect(message).toHaveValue(
    new RegExp(`^${month.service.title}, ${month.plan.name}.*${formatRupees(month.plan.price)}`),
  );
  await expect(message).toHaveValue(
    new RegExp(fillIn(content.pages.contact.planTimes, { times: 3 })),
  );
});

test("a choice is there after Back and a reload, the capital nowhere", async ({ page }) => {
  await choice(page, "plan-2").selectOption("");
  await choice(page, "plan-1").selectOption(term.plan.id);
  await choice(page, "times-1").selectOption("2");
  await openFurther(page);
  await choice(page, "capital").fill("5,00,000");
  const over = fillIn(words.title.over, {
    over: formatRupees(term.plan.price * 2 - firm.feeCap),
    cap: formatRupees(firm.feeCap),
  });
  await expect(planner(page)).toContainText(over);
  await planner(page).getByRole("link", { name: words.result.contact }).click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?plan=${term.plan.id}\\.2026-11-22\\.2$`));
  await page.goBack();
  await planner(page).scrollIntoViewIfNeeded();
  await expect(planner(page)).toContainText(over);
  await page.reload();
  await planner(page).scrollIntoViewIfNeeded();
  await expect(planner(page)).toContainText(sumOf(term.plan.price * 2));
  expect(page.url()).not.toMatch(/500000|5,00,000|5%2C00/);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("filled in it is accessible and fits, and prints as a table", async ({ page }) => {
  await choice(page, "plan-1").selectOption(month.plan.id);
  await choice(page, "times-1").selectOption("12");
  await choice(page, "plan-2").selectOption(term.plan.id);
  await openFurther(page);
  await choice(page, "capital").fill("much");
  expect.soft(await violations(page, "#planner")).toEqual([]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(layoutFaults, SLACK), `${viewport.width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  const { total } = priceOf(term.plan, firm.gstPercent);
  await expect(planner(page).getByRole("table")).toContainText(formatRupees(total));
  for (const role of ["combobox", "textbox", "link"] as const) {
    await expect(planner(page).getByRole(role)).toHaveCount(0);
  }
});
