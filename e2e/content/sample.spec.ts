import { expect, test } from "@playwright/test";
import { serviceRoutes } from "../support/pages/routes";

const COMPANY = "Invented example. No such company exists.";
const CONTRACT = "Invented example. No such contract exists.";

test("every message and every figure says that nothing of it exists", async ({ page }) => {
  await page.goto("/sample");
  const messages = page.getByRole("main").getByRole("article");
  // The note and its update, and two messages for each of eight calls.
  await expect(messages).toHaveCount(18);
  for (const message of await messages.all()) {
    await expect(message).toContainText(/Invented example\. No such (company|contract) exists\./);
    await expect(message).toContainText(
      "Investment in securities market are subject to market risks.",
    );
    await expect(message).toContainText("INH000020420");
    await expect(message.locator("time")).toHaveCount(1);
  }
  for (const figure of await page.getByRole("figure").all())
    await expect(figure).toContainText(COMPANY);
  await expect(page.getByRole("caption")).toContainText(COMPANY);
  await expect(page.getByText(CONTRACT)).toHaveCount(12);
});

test("a call states entry, stop, target, size, reason and how long it is valid", async ({
  page,
}) => {
  await page.goto("/sample#futures-positional");
  const call = page.getByRole("article", { name: "Futures, positional, June 29, 2026, 2:05 PM" });
  for (const line of ["Entry range655 to 658", "Stop-loss648", "Target690", "Valid until3:15 PM"]) {
    await expect(call).toContainText(line);
  }
  await expect(call.getByRole("term")).toContainText(["Size rule", "Reason"]);
});

test("one example reaches its target, one its stop, and the list says so first", async ({
  page,
}) => {
  await page.goto("/sample");
  const list = page.getByRole("main").getByRole("table").first();
  await expect(list).toContainText("Target reached");
  await expect(list).toContainText("Stop-loss reached");
  await list.getByRole("link", { name: "Swing trade" }).click();
  await expect(
    page.getByRole("article", { name: /^Swing trade: Stop-loss reached/ }),
  ).toBeInViewport();
});

test("every service leads to what its calls look like", async ({ page }) => {
  for (const route of serviceRoutes) {
    await page.goto(route);
    const link = page.getByRole("link", { name: "See what a call looks like" });
    await expect.soft(link, route).toHaveAttribute("href", /^\/sample(#[a-z-]+)?$/);
  }
});

test("every service says by which channel, when, how often and with which exits", async ({
  page,
}) => {
  for (const route of serviceRoutes) {
    await page.goto(route);
    const facts = page.getByRole("region", { name: "Key facts" });
    await expect
      .soft(facts.getByRole("term"), route)
      .toContainText([
        "Segment",
        "Holding period",
        "Capital that makes sense",
        "Price from",
        "Channel",
        "Languages",
        "Usual hours",
        "Support",
        "How often",
        "Are exits sent?",
      ]);
    await expect.soft(facts, route).toContainText("What is marked * is an example");
  }
});

test("printed, the note keeps its disclosures beside it and the links of the page go", async ({
  page,
}) => {
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/sample");
  const disclosures = page.getByRole("complementary", { name: "Disclosures" });
  await expect(disclosures).toBeVisible();
  const aside = await disclosures.boundingBox();
  const figure = await page.getByRole("figure").boundingBox();
  expect(aside && figure && aside.x > figure.x + figure.width).toBe(true);
  await expect(page.getByRole("link", { name: /^About this service/ })).toHaveCount(0);
});
