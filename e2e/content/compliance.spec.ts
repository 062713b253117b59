import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

test.beforeEach(({ page }) => page.goto("/compliance"));

test("SEBI's notice to investors has its three steps, with people and numbers", async ({
  page,
}) => {
  const notice = band(page, "SEBI's notice to investors");
  await expect(notice.getByRole("heading", { name: "Dear Investor," })).toBeVisible();
  await expect(notice.getByRole("listitem")).toHaveText([
    /Please contact Compliance Officer of the Research Analyst \(.+\) \/ email-id \(.+@.+\)/,
    /You may also approach Proprietor \(.+\)/,
    /scores\.sebi\.gov\.in.*1800 22 7575 \/ 1800 266 7575/,
  ]);
});

test("the register shows the ordered dates and the form of SEBI's list beside them", async ({
  page,
}) => {
  const register = band(page, "Who we are on the register");
  await expect(register).toContainText("May 14, 2025 to May 13, 2030");
  await expect(register).toContainText("May 14, 2025 - Perpetual");
  await expect(register).toContainText("HO/38/12/11(1)2026-MIRSD-POD/I/4360/2026");
});

test("the compliance audit stands by financial year, from the same facts as on /about", async ({
  page,
}) => {
  const entry = band(page, "Status of the yearly compliance audit").getByRole("listitem").first();
  await expect(entry).toContainText(/\d{4}-\d{4}/);
  const text = await entry.locator("dd").first().textContent();
  await page.goto("/about");
  await expect(band(page, "Yearly audit of our compliance")).toContainText(text ?? "");
});

test("the footer names the circular in force right behind the one that was ordered", async ({
  page,
}) => {
  await expect(page.getByRole("contentinfo")).toContainText(
    /CIR\/2024\/49 dated May 21, 2024, or as may be specified by SEBI from time to time\. SEBI's master circular dated February 6, 2026 is in force now, no\. .*4360\/2026/,
  );
});
