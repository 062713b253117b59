import { expect, test } from "@playwright/test";

test.beforeEach(({ page }) => page.goto("/consent-form"));

test("the form asks for every field of the application", async ({ page }) => {
  const form = page.getByRole("form", { name: "Client Consent Form" });
  for (const label of [
    "Full Name",
    "Email",
    "Phone",
    "Date Of Birth",
    "PAN Number",
    "PAN Image",
    "ADHAAR Number",
    "ADHAAR FRONT Image",
    "ADHAAR BACK Image",
    "Sign Image",
  ]) {
    await expect(form.getByLabel(label, { exact: true }), label).toBeVisible();
    await expect(form.getByLabel(label, { exact: true }), label).toHaveAttribute("required");
  }
  await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(form.getByLabel("Date Of Birth")).toHaveAttribute("type", "date");
  for (const label of ["PAN Image", "ADHAAR FRONT Image", "ADHAAR BACK Image", "Sign Image"]) {
    await expect(form.getByLabel(label)).toHaveAttribute("type", "file");
    await expect(form.getByLabel(label)).toHaveAttribute("accept", /^image\//);
  }
});

test("the terms stand in a box that scrolls, with six points and a link to the rest", async ({
  page,
}) => {
  const box = page.getByRole("region", { name: "Terms and Conditions" });
  await expect(box.getByRole("listitem")).toHaveCount(6);
  await expect(box.getByRole("link", { name: /terms and conditions/i })).toHaveAttribute(
    "href",
    "/terms-condition",
  );
  await expect(box).toContainText(
    /Fees are non-refundable,? except if (the|our) SEBI registration is suspended or cancelled/,
  );
  const [height, content] = await box.evaluate((element) => [
    element.clientHeight,
    element.scrollHeight,
  ]);
  expect(content).toBeGreaterThan(height ?? 0);
  await box.focus();
  await page.keyboard.press("End");
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test("nothing can be submitted before the terms are accepted", async ({ page }) => {
  await expect(
    page.getByRole("checkbox", { name: "I accept the Terms and Conditions" }),
  ).not.toBeChecked();
  const submit = page.getByRole("button", { name: "Submit Application" });
  await expect(submit).toBeDisabled();
  const opacity = await submit.evaluate((element) => getComputedStyle(element).opacity);
  expect(Number(opacity), "dimmed").toBeLessThan(1);
});
