import { expect, type Page, test } from "@playwright/test";
import { planCard } from "../support/pages/plans";

function features(page: Page, name: string, tenure: string) {
  return planCard(page, name, tenure).getByRole("listitem");
}

test("swing trades: Basic has messaging support only, Premium calls and more", async ({ page }) => {
  await page.goto("/equity");
  for (const tenure of ["1 Month", "6 Months"]) {
    const basic = features(page, "Swing Basic", tenure);
    await expect(basic.filter({ hasText: /support|alerts|insights|guidance/i })).toHaveText([
      "Messaging support",
    ]);
  }
  const premium = features(page, "Swing Premium", "6 Months");
  for (const feature of [
    /call and messaging support/i,
    /priority alerts/i,
    /exclusive insights/i,
    /personalized guidance/i,
  ]) {
    await expect(premium.filter({ hasText: feature })).toHaveCount(1);
  }
});

test("intraday equity Premium has call, messaging and e-mail support", async ({ page }) => {
  await page.goto("/equity");
  await expect(
    features(page, "Intraday Premium", "6 Months").filter({ hasText: "support" }),
  ).toHaveText("Call, messaging and e-mail support");
});

test("commodities Basic covers bullion and energy, six months add priority support", async ({
  page,
}) => {
  await page.goto("/comodities");
  const basic = [/bullion \(gold and silver\) calls/i, /energy \(crude oil\) calls/i, /messaging/i];
  await expect(features(page, "Basic", "1 Month")).toHaveText(basic);
  await expect(features(page, "Basic", "6 Months")).toHaveText([
    ...basic,
    /priority customer support/i,
  ]);
});

test("commodities Premium adds five things to Basic", async ({ page }) => {
  await page.goto("/comodities");
  await expect(features(page, "Premium", "6 Months")).toHaveText([
    /all basic features/i,
    /agricultural commodities/i,
    /call support/i,
    /priority trade alerts/i,
    /bi-weekly strategy sessions/i,
    /portfolio review/i,
  ]);
});
