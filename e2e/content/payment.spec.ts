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

test("before paying a client reads the total's place, the sign of the app and the limit", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "table of fees" })).toHaveAttribute(
    "href",
    "/services#rates",
  );
  const upi = band(page, "UPI");
  await expect(upi).toContainText("a white thumbs-up inside a green triangle");
  await expect(upi).toContainText("at most ₹5,00,000 a day");
  await expect(upi).toContainText("Stand-in.");
});

test("a question on UPI IDs opens on its answer", async ({ page }) => {
  const question = page.getByRole("heading", { name: "My app shows no green triangle. What now?" });
  await question.click();
  await expect(page.getByText("Do not confirm.")).toBeVisible();
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
