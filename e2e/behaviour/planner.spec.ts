import { expect, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { planView } from "@/lib/fees/plan-view";
import { priceOf } from "@/lib/fees/price";
import { fillIn, formatRupees } from "@/lib/text/format";
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
const link = (page: Page, { service, plan }: typeof term) =>
  planner(page).getByRole("link", {
    name: fillIn(words.result.contact, {
      plan: planView(service, plan, firm.gstPercent).fullName,
    }),
  });
const over = fillIn(words.title.over, {
  over: formatRupees(term.plan.price * 2 - firm.feeCap),
  cap: formatRupees(firm.feeCap),
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/services");
  await planner(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="plan-planner"]')).toHaveAttribute("data-ready");
});

test("a visitor plans by keyboard and takes a plan to the contact form", async ({ page }) => {
  await choice(page, "plan-2").selectOption("");
  await choice(page, "plan-1").selectOption(month.plan.id);
  await choice(page, "plan-1").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, "start-1")).toHaveValue("2");
  await expect(planner(page)).toContainText(sumOf(month.plan.price));
  await link(page, month).press("Enter");
  await expect(field(page, "message")).toHaveValue(
    new RegExp(`^${month.service.title}, ${month.plan.name}.*${formatRupees(month.plan.price)}`),
  );
});

test("a choice is there after Back, and kept nowhere", async ({ page }) => {
  for (const slot of [1, 2]) await choice(page, `plan-${slot}`).selectOption(term.plan.id);
  await expect(planner(page)).toContainText(over);
  await expect(page).toHaveURL(/\/services$/);
  await link(page, term).click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?plan=${term.plan.id}$`));
  await page.goBack();
  await planner(page).scrollIntoViewIfNeeded();
  await expect(planner(page)).toContainText(over);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("filled in it is accessible and fits, and prints without its controls", {
  tag: FURTHER,
}, async ({ page }) => {
  for (const slot of [1, 2]) await choice(page, `plan-${slot}`).selectOption(term.plan.id);
  expect.soft(await violations(page, "#planner")).toEqual([]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(layoutFaults, SLACK), `${viewport.width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(planner(page).getByText(sumOf(term.plan.price * 2))).toBeVisible();
  for (const role of ["combobox", "link"] as const) {
    await expect(planner(page).getByRole(role)).toHaveCount(0);
  }
});
