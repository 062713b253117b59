import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

const CLAUSES = { level: 2, name: /^\d+\. / } as const;

test("the terms name their version, and list the earlier ones", async ({ page }) => {
  await page.goto("/terms-condition");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("link", { name: "Version 1.1 of November 21, 2026" }),
  ).toHaveAttribute("href", "/terms-condition/1.1");
  const earlier = main.getByRole("region", { name: "Earlier versions" }).getByRole("link");
  await expect(earlier).toHaveText([
    "Version 1.0, in force from March 2, 2026 to November 20, 2026",
  ]);
  await earlier.click();
  await expect(page).toHaveURL(/\/terms-condition\/1\.0$/);
});

test("a text without earlier versions lists none", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main")).toContainText("Version 1.0 of March 2, 2026.");
  await expect(page.getByText("Earlier versions")).toHaveCount(0);
});

test("an earlier version says so, keeps its words, and stays out of search", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto("/terms-condition/1.0");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Terms and conditions, version 1.0",
  );
  await expect(main).toContainText("In force from March 2, 2026 to November 20, 2026.");
  const notice = main.getByRole("note").filter({ hasText: "Not in force" });
  await expect(notice).toHaveText(
    "Not in force any more. The one in force now is Version 1.1 of November 21, 2026.",
  );
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/terms-condition");
  await expect(main).toContainText("at least 7 days' notice");
  await expect(main.getByRole("heading", CLAUSES)).toHaveCount(14);
  await expect(band(page, /acceptance/i)).toBeVisible();
  // The page it led to is gone.
  await expect(main.getByText("A list of fees is sent with each invoice.")).toBeVisible();
  await expect(main.getByRole("link", { name: "list of fees" })).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/terms-condition<");
  expect(sitemap).not.toContain("/terms-condition/");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
});

test("the version in force has an address that stays, with the words of the page", async ({
  page,
}) => {
  const clauses = async (route: string) => {
    await page.goto(route);
    return page.locator("main ol > li[id]").allInnerTexts();
  };
  expect(await clauses("/terms-condition/1.1")).toEqual(await clauses("/terms-condition"));
  await page.goto("/compliance/mitc/1.0");
  await expect(page.getByRole("main")).toContainText("RA cannot execute/carry out any trade");
  await expect(page.getByRole("main")).toContainText("In force since March 2, 2026.");
});

test("charter and MITC show their versions where they stand", async ({ page }) => {
  await page.goto("/compliance");
  const charter = page.locator("#charter");
  await expect(charter.getByRole("link", { name: /^Version/ })).toHaveText([
    "Version 1.1 of November 21, 2026",
    "Version 1.0, in force from March 2, 2026 to November 20, 2026",
  ]);
  await expect(page.locator("#mitc").getByRole("link", { name: /^Version/ })).toHaveAttribute(
    "href",
    "/compliance/mitc/1.0",
  );
  await page.goto("/compliance/charter/1.0");
  await expect(page.getByRole("main")).not.toContainText("To conduct audit annually");
});

test("the version stands on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/terms-condition");
  await expect(page.getByText("Version 1.1 of November 21, 2026")).toBeVisible();
  await page.goto("/terms-condition/1.0");
  await expect(page.getByRole("heading", { name: /version 1\.0$/ })).toBeVisible();
  await expect(page.getByText("In force from March 2, 2026 to November 20, 2026.")).toBeVisible();
  await expect(page.getByText("Not in force any more.")).toBeVisible();
});
