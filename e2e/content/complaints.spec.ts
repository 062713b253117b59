import { expect, type Locator, type Page, test } from "@playwright/test";
import { band } from "../support/pages/band";
import { phone } from "../support/pages/routes";

const MONTHS = [
  "May 2025",
  "June 2025",
  "July 2025",
  "August 2025",
  "September 2025",
  "October 2025",
  "November 2025",
  "December 2025",
  "January 2026",
  "February 2026",
  "March 2026",
  "April 2026",
];

const years = ["2025-2026", "2026-2027", "2027-2028"];

const NO_COMPLAINTS = ["0", "0", "0", "0"];

test.beforeEach(({ page }) => page.goto("/complaints"));

async function expectNoComplaints(table: Locator, periods: string[]) {
  await expect(table.getByRole("rowheader")).toHaveText([...periods, "Grand Total"]);
  for (const [index, period] of periods.entries()) {
    const row = table.getByRole("row").filter({ hasText: period });
    await expect(row.getByRole("cell")).toHaveText([String(index + 1), ...NO_COMPLAINTS]);
  }
  const total = table.getByRole("row").filter({ hasText: "Grand Total" });
  await expect(total.getByRole("cell")).toHaveText(["", ...NO_COMPLAINTS]);
}

test("the monthly table has twelve months without a complaint", async ({ page }) => {
  await expectNoComplaints(page.getByRole("table", { name: /monthly disposal/i }), MONTHS);
});

test("the annual table has three years without a complaint", async ({ page }) => {
  await expectNoComplaints(page.getByRole("table", { name: /annual disposal/i }), years);
});

test("both tables name their columns", async ({ page }) => {
  for (const [name, period] of [
    [/monthly disposal/i, /month/i],
    [/annual disposal/i, /year/i],
  ] as const) {
    await expect(page.getByRole("table", { name }).getByRole("columnheader")).toHaveText([
      /sr\. no\./i,
      period,
      /carried forward/i,
      /received/i,
      /resolved/i,
      /pending/i,
    ]);
  }
});

const bySource = (page: Page) =>
  page.getByRole("table", { name: "Data for the month ending - April 30, 2026" });

test("the month by source has the prescribed lines and columns, and impersonation below", async ({
  page,
}) => {
  await expect(bySource(page).getByRole("rowheader")).toHaveText([
    "Directly from Investors",
    "SEBI (SCORES)",
    "Other Sources (if any)",
    "Grand Total",
  ]);
  await expect(bySource(page).getByRole("columnheader")).toHaveText([
    "Sr. No.",
    "Received from",
    "Pending at the end of last month",
    "Received",
    "Resolved*",
    "Total Pending#",
    "Pending complaints > 3 months",
    "Average Resolution time^ (in days)",
  ]);
  const scores = bySource(page).getByRole("row").filter({ hasText: "SCORES" });
  await expect(scores.getByRole("cell")).toHaveText(["2", "0", "0", "0", "0", "0", "NA"], {
    useInnerText: true,
  });
  await expect(page.getByRole("main")).toContainText(/due to impersonation .* entity: 1/);
});

test("on a phone each number of the month by source stands whole behind its name", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scores = bySource(page).getByRole("row").filter({ hasText: "SCORES" });
  await expect(scores.getByRole("cell")).toHaveText(
    [/^Pending at/, /^Received/, /^Resolved/, /^Total/, /3 months/, /^Average/].map(
      ({ source }) => new RegExp(`${source}.*\\s(0|NA)$`, "s"),
    ),
    { useInnerText: true },
  );
  for (const cell of await scores.getByRole("cell").all()) {
    const { left, right } = await sides(cell);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(phone.width);
  }
});

/** What the page says of the table by month. */
const months = (page: Page) =>
  page
    .getByRole("note")
    .filter({ hasText: "May 2026" })
    .getByText(/^Not yet entered/)
    .filter({ visible: true });

for (const [moment, newest] of [
  ["2026-12-07T18:29:00Z", "Not yet entered: October 2026, due by November 7, 2026"],
  ["2026-12-07T18:31:00Z", "Not yet entered: November 2026, due by December 7, 2026"],
] as const) {
  test(`at ${moment} a visitor is told of every month due and not entered`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.reload();
    await expect(months(page).first()).toHaveText("Not yet entered: May 2026, due by June 7, 2026");
    await expect(months(page).last()).toHaveText(newest);
  });
}

test("years that are not over or have not begun say what their zeros mean", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T06:00:00Z"));
  await page.reload();
  const begins = page.getByText("2027-2028 begins on April 1, 2027.");
  await expect(page.getByText("2026-2027 ends on March 31, 2027.")).toBeVisible();
  await expect(begins).toBeVisible();
  await page.clock.setFixedTime(new Date("2027-04-01T06:00:00Z"));
  await page.reload();
  await expect(begins).toBeHidden();
  await expect(page.getByText("2027-2028 ends on March 31, 2028.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the months that were missing on the day of the build are named", async ({ page }) => {
    await expect(months(page).first()).toContainText("May 2026");
  });
});

test("the banner speaks of transparency, integrity and adherence", async ({ page }) => {
  await expect(page.getByRole("main")).toContainText(
    /transparency, integrity and adherence to financial regulations/,
  );
});

test("the compliance framework has two blocks", async ({ page }) => {
  const framework = band(page, "Compliance Framework");
  const [registration, data] = await framework.getByRole("listitem").all();
  await expect(framework.getByRole("heading", { level: 3 })).toHaveText([
    "SEBI Registration",
    "Data Protection",
  ]);
  await expect(registration as Locator).toContainText("INH000020420");
  await expect(registration as Locator).toContainText(
    /valid through 2030.*advisors are certified/i,
  );
  await expect(data as Locator).toContainText(/IT Act.*GDPR for international clients/);
});

test("three numbered disclosures are made", async ({ page }) => {
  const disclosures = band(page, "Regulatory Disclosures");
  await expect(disclosures.getByRole("listitem")).toHaveText([
    /^1\s*Conflict of Interest Policy.*no commissions from product providers/s,
    /^2\s*Fee Structure.*fee-only.*all charges are disclosed upfront in the advisory agreement/is,
    /^3\s*Risk Disclosure.*all investments carry risk.*past performance is no guide.*matches the client’s risk profile/is,
  ]);
});

test("a grievance e-mail address is shown", async ({ page }) => {
  await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toHaveText(/@/);
});

function sides(locator: Locator): Promise<{ left: number; right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

test("on a phone, a table's name stays whole in sight while its columns scroll", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const title = "Trend of annual disposal of complaints";
  const region = page.getByRole("region", { name: title });
  const name = region.locator("caption").getByText(title);
  for (const scrolled of [0, 100_000]) {
    await region.evaluate((element, left) => element.scrollTo({ left }), scrolled);
    const [frame, text] = await Promise.all([sides(region), sides(name)]);
    expect(text.left).toBeGreaterThanOrEqual(frame.left);
    expect(text.right).toBeLessThanOrEqual(frame.right);
  }
});
