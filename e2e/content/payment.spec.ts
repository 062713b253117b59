import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";

test.beforeEach(({ page }) => page.goto("/bankdetails"));

test("a client can pay by bank transfer, UPI or phone number", async ({ page }) => {
  const transfer = band(page, "Bank transfer");
  for (const detail of ["Payee", "Account number", "IFSC"]) {
    await expect(transfer.getByText(detail, { exact: true })).toBeVisible();
  }
  const upi = band(page, "UPI");
  await expect(upi.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expect(upi.getByText("UPI ID", { exact: true })).toBeVisible();
  await expect(upi.getByText("Pay by phone number", { exact: true })).toBeVisible();
});

test("the payee's name is the same for the bank and for UPI", async ({ page }) => {
  const transfer = band(page, "Bank transfer");
  const payee = await transfer.getByRole("definition").first().textContent();
  const upi = band(page, "UPI");
  await expect(upi).toContainText(`Your app must show this payee: ${payee}`);
});

test("payment is verified within 5-15 minutes after proof is shared", async ({ page }) => {
  await expect(page.getByRole("main")).toContainText(/takes 5-15 minutes after your proof/);
});

test("help is a message or an e-mail away", async ({ page }) => {
  const help = band(page, /help/i);
  await expect(help.getByRole("link", { name: /whatsapp/i })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  await expect(help.getByRole("link", { name: /e-mail/i })).toHaveAttribute("href", /^mailto:/);
});
