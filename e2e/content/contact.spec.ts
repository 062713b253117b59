import { expect, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/support/run/font-worlds";
import { band } from "../support/pages/band";
import { desktop } from "../support/pages/routes";

test.beforeEach(({ page }) => page.goto("/contact"));

test("the banner promises an answer within 24 hours", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(
    main.getByText(/get personalized financial advice from certified professionals/i),
  ).toContainText(/fill in the form and (we|the firm) will respond within 24 hours/i);
});

test("the form asks for the fields of docs/requirements.md R5.1", async ({ page }) => {
  const form = page.getByRole("form", { name: "Send us a message" });
  for (const label of ["Full Name", "Email", "Phone Number", "Your Message"]) {
    await expect(form.getByLabel(label)).toHaveAttribute("required");
  }
  await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
  const phone = form.getByLabel("Phone Number");
  await expect(phone).toHaveAttribute("minlength", "10");
  await expect(phone).toHaveAttribute("maxlength", "10");
  await expect(phone).toHaveAttribute("pattern", /^(\[0-9\]|\\d)\{10\}$/);
  await expect(phone).toHaveAccessibleDescription(
    "Please enter a 10-digit phone number (without country code)",
  );
  const language = form.getByLabel("Language");
  await expect(language).not.toHaveAttribute("required");
  await expect(language).toHaveAttribute("placeholder", "Eg : English");
  await expect(form.getByLabel("Your Message")).toHaveAttribute("rows", "5");
});

test("registration, contact and hours stand beside the form", async ({ page }) => {
  const registration = band(page, "Registration Details");
  await expect(registration).toContainText("INH000020420");
  await expect(registration).toContainText("May 14, 2025 to May 13, 2030");
  const contact = band(page, "Contact Information");
  await expect(contact.locator('a[href^="tel:+91"]')).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(contact).toContainText("Monday to Friday, 9AM to 6PM");
  const hours = band(page, "Business Hours");
  await expect(hours.getByRole("term")).toHaveText(["Monday to Saturday", "Sunday"]);
  await expect(hours.getByRole("definition")).toHaveText(["9:00 AM to 6:00 PM", "Closed"]);
});

test("chat, phone and mail stand by the form, for who would rather not fill it in", async ({
  page,
}) => {
  const section = band(page, "Send us a message");
  for (const scheme of ["tel:+91", "mailto:", "https://wa.me/"]) {
    await expect(section.locator(`a[href^="${scheme}"]`)).toBeVisible();
  }
  await expect(page.getByText(/needs JavaScript/)).toBeHidden();
});

test("on a laptop the form stands left of the facts and ends with the screen", {
  tag: EVERY_FONT,
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  const form = await page.getByRole("form", { name: "Send us a message" }).boundingBox();
  const facts = await band(page, "Contact Information").boundingBox();
  expect(form && form.x + form.width).toBeLessThan(facts?.x ?? 0);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeInViewport();
});
