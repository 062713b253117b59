import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

test.beforeEach(({ page }) => page.goto("/"));

test("the hero carries the badge and its two buttons", async ({ page }) => {
  await expect(page.getByText("SEBI REGISTERED Research Analyst", { exact: true })).toBeVisible();
  const consultation = page.getByRole("link", { name: "Get Free Consultation" });
  await expect(consultation).toHaveAttribute("href", "/contact");
  await expect(consultation).toBeInViewport();
  const more = page.getByRole("link", { name: "Learn More" }).first();
  await expect(more).toHaveAttribute("href", "/services");
  await expect(more).toBeInViewport();
});

test("the methodology has three steps", async ({ page }) => {
  const steps = band(page, "How we work");
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "Comprehensive financial analysis",
    "Tailored investment strategy",
    "Dynamic portfolio management",
  ]);
});

test("it says why the firm is different", async ({ page }) => {
  await expect(band(page, "Why we’re different").getByRole("heading", { level: 3 })).toHaveText([
    "No hidden commissions",
    "Institutional-grade research",
    "Family office approach",
  ]);
});

test("the philosophy has four cards, followed by a quote", async ({ page }) => {
  for (const title of [
    "Evidence-based investing",
    "Behavioral coaching",
    "Tax-efficient strategies",
    "Risk management",
  ]) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  }
  await expect(page.getByRole("blockquote").first()).toHaveText(/\w+ \w+ \w+/);
});

test("Why Choose Us has three numbered points and the badge", async ({ page }) => {
  const why = band(page, "Why Choose Us");
  await expect(why.getByRole("listitem")).toHaveText([
    /^1\s*Fiduciary Responsibility/,
    /^2\s*Customized Wealth Plans/,
    /^3\s*Proactive Portfolio Management/,
  ]);
  await expect(why.getByText("SEBI REGISTERED", { exact: true })).toBeVisible();
});

test("five clients are quoted, with their role and rating", async ({ page }) => {
  const clients = band(page, "What Our Clients Say").getByRole("figure");
  await expect(clients.locator("figcaption")).toHaveText([
    /Business Owner/,
    /IT Professional/,
    /Doctor/,
    /Entrepreneur/,
    /Retired Banker/,
  ]);
  const ratings = await clients
    .getByRole("img")
    .evaluateAll((stars) => stars.map((star) => star.getAttribute("aria-label")));
  expect(ratings).toEqual([
    "Rated 5 out of 5",
    "Rated 5 out of 5",
    "Rated 4 out of 5",
    "Rated 5 out of 5",
    "Rated 4 out of 5",
  ]);
});

test("it ends with the call to action", async ({ page }) => {
  const action = band(page, "Ready to Take Control of Your Financial Future?");
  await expect(action.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(action.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/services",
  );
  await expect(action).toContainText("Monday to Friday, 9AM to 6PM");
});
