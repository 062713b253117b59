import { expect, test } from "@playwright/test";
import { planCard, planCards } from "../support/pages/plans";

type Tenure = "One-time" | "1 Month" | "6 Months";

/** Name, tenure, price in rupees before GST as India groups it, and the tags on its card. */
type OrderedPlan = [name: string, tenure: Tenure, price: string, ...tags: string[]];

/** The ordered prices (docs/requirements.md R10.7), by hand. */
const pages: Record<string, OrderedPlan[]> = {
  "/equity": [
    ["Single stock pick", "One-time", "2,499"],
    ["Bundle of 7 picks", "One-time", "10,000", "BEST VALUE"],
    ["Swing Basic", "1 Month", "7,000"],
    ["Swing Basic", "6 Months", "30,000"],
    ["Swing Premium", "6 Months", "50,000", "PREMIUM"],
    ["Intraday Basic", "1 Month", "10,000"],
    ["Intraday Basic", "6 Months", "50,000"],
    ["Intraday Premium", "6 Months", "75,000"],
  ],
  "/futures": [
    ["Basic", "1 Month", "20,000"],
    ["Basic", "6 Months", "90,000"],
    ["Premium", "6 Months", "1,10,000", "RECOMMENDED"],
  ],
  "/options": [
    ["Basic", "1 Month", "10,000"],
    ["Basic", "6 Months", "50,000"],
    ["Premium", "6 Months", "1,00,000", "RECOMMENDED"],
  ],
  "/hedging": [
    ["Basic", "1 Month", "10,000"],
    ["Basic", "6 Months", "40,000"],
    ["Premium", "6 Months", "75,000", "RECOMMENDED"],
  ],
  "/combo": [
    ["Combo", "1 Month", "35,000"],
    ["Combo", "6 Months", "1,49,999", "RECOMMENDED"],
  ],
  "/comodities": [
    ["Basic", "1 Month", "10,000"],
    ["Basic", "6 Months", "50,000", "SAVE ₹10,000"],
    ["Premium", "6 Months", "75,000", "POPULAR", "RECOMMENDED"],
  ],
};

const ALL_TAGS = ["BEST VALUE", "PREMIUM", "RECOMMENDED", "SAVE ₹10,000", "POPULAR"];
const GST = 0.18;

/** What the client pays, in whole rupees grouped as in India: 2,499 becomes 2,949. */
function withGst(price: string): string {
  const total = Math.round(Number(price.replaceAll(",", "")) * (1 + GST));
  const digits = String(total);
  return `${digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",")},${digits.slice(-3)}`;
}

for (const [route, plans] of Object.entries(pages)) {
  test(`${route} shows each of its plans with price, GST, total, tag and button`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(planCards(page)).toHaveCount(plans.length);
    for (const [name, tenure, price, ...tags] of plans) {
      const card = planCard(page, name, tenure);
      await expect.soft(card, `${name}, ${tenure}`).toHaveCount(1);
      await expect.soft(card.getByText(`₹${price}`, { exact: true })).toBeVisible();
      await expect
        .soft(card.getByText(/plus 18% GST/))
        .toContainText(`plus 18% GST: ₹${withGst(price)} in all`);
      for (const tag of ALL_TAGS) {
        const shown = card.getByText(tag, { exact: true });
        await expect
          .soft(shown, `${tag} on ${name}, ${tenure}`)
          .toHaveCount(tags.includes(tag) ? 1 : 0);
      }
      await expect.soft(card.getByRole("link")).toHaveText(/^(Subscribe|Get Started)$/);
    }
  });
}

for (const route of ["/futures", "/options", "/hedging", "/combo", "/comodities"]) {
  test(`${route} recommends exactly one plan`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByText("RECOMMENDED", { exact: true })).toHaveCount(1);
  });
}

test("the bundle of seven says about how much one stock costs", async ({ page }) => {
  await page.goto("/equity");
  await expect(planCard(page, "Bundle of 7 picks", "One-time")).toContainText("about ₹1,428");
});

test("the services page lists every plan of the site in one table", async ({ page }) => {
  await page.goto("/services");
  const table = page.getByRole("table").filter({ hasText: "₹2,499" });
  for (const [route, plans] of Object.entries(pages)) {
    const group = table.getByRole("rowgroup").filter({ has: page.locator(`a[href="${route}"]`) });
    const rows = group.getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rows, route).toHaveCount(plans.length);
    for (const [name, tenure, price] of plans) {
      const row = rows
        .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) })
        .filter({ has: page.getByRole("cell", { name: tenure, exact: true }) });
      await expect
        .soft(row.getByRole("cell"), `${route} ${name}, ${tenure}`)
        .toHaveText([
          tenure,
          `₹${price}`,
          `₹${withGst(price)}`,
          tenure === "6 Months" ? /^₹[\d,]+$/ : "",
          /^Fits (all year|once|\d+ (months|times))/,
        ]);
    }
  }
});
