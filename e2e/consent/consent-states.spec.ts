import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import {
  acceptance,
  alert,
  consentForm,
  expect,
  failed,
  fillForm,
  imageInput,
  openForm,
  sendForm,
  submitButton,
  test,
} from "../support/consent/consent";
import * as photos from "../support/consent/photos";
import { content, desktop, onePlan, phone } from "../support/pages/routes";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectAccessible(page: Page, state: string): Promise<void> {
  // Where the sticky header lies over nothing.
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target}`),
  );
  expect.soft(found, state).toEqual([]);
  for (const viewport of [desktop, { width: 320, height: 256 }, phone]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(overflow, `${state} at ${viewport.width} px`).toBe(0);
  }
}

test.use({ viewport: phone });

test("empty, and with errors at every field", async ({ page }) => {
  await openForm(page);
  await expectAccessible(page, "empty");
  await acceptance(page).check();
  await submitButton(page).click();
  const summary = alert(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(10);
  await expectAccessible(page, "errors");
  // Each link leads to its field, in the form's order, and the field says the same.
  const order: (string | null)[] = [];
  for (const link of await summary.getByRole("link").all()) {
    const message = (await link.textContent()) ?? "";
    await link.click();
    const field = page.locator(":focus");
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.?]/g, "\\$&")));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/! /);
    order.push(await field.getAttribute("id"));
  }
  const wrong = consentForm(page).locator("[aria-invalid=true]");
  expect(await wrong.evaluateAll((all) => all.map(({ id }) => id))).toEqual(order);
  expect(new URL(page.url()).hash).toBe("");
});

test("with a plan, and with a link that names one that is gone", { tag: FURTHER }, async ({
  page,
}) => {
  for (const [plan, chosen] of Object.entries({ [onePlan]: onePlan, gone: "" })) {
    await page.goto(`/consent-form?plan=${plan}`);
    await expect(consentForm(page).getByRole("combobox")).toHaveValue(chosen);
    await expectAccessible(page, plan);
  }
});

for (const timezoneId of ["America/New_York", "Pacific/Kiritimati"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("R7.6: 18 years are counted by the day in India, wherever the device is", async ({
      page,
    }) => {
      const { dobUnderAge } = content.pages["consent-form"].form.errors;
      await openForm(page);
      await consentForm(page).getByLabel("Date Of Birth").fill("2008-11-26");
      await acceptance(page).check();
      for (const [now, isTooYoung] of [
        // 25 November, 11:30 PM in India.
        ["2026-11-25T18:00:00Z", true],
        ["2026-11-25T19:00:00Z", false],
      ] as const) {
        await page.clock.setFixedTime(now);
        await submitButton(page).click();
        await expect(alert(page)).toBeVisible();
        await expect(alert(page).getByText(dobUnderAge)).toHaveCount(isTooYoung ? 1 : 0);
      }
    });
  });
}

test("submitting, and with a photograph refused", { tag: FURTHER }, async ({ page, providers }) => {
  await openForm(page);
  await fillForm(page);
  providers.setFaults([
    { endpoint: "auto", kind: "status", status: 400 },
    { endpoint: "raw", kind: "hang" },
  ]);
  await submitButton(page).click();
  await expect(page.getByRole("progressbar", { name: "Sending the PDF" })).toBeVisible();
  await expectAccessible(page, "submitting");

  await openForm(page);
  await fillForm(page);
  await imageInput(page, "Sign Image").setInputFiles(photos.textNamedJpg());
  await expect(imageInput(page, "Sign Image")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "photographs, one refused");
});

test("failed and sent", async ({ page, providers }) => {
  await openForm(page);
  await fillForm(page);
  providers.setFaults([
    { endpoint: "auto", kind: "status", status: 400 },
    { endpoint: "mail", kind: "status", status: 500 },
  ]);
  await submitButton(page).click();
  await expect(alert(page)).toContainText(failed);
  await expectAccessible(page, "failed");
  // Nothing takes the one out again: the receipt names what is missing.
  providers.setFaults([{ endpoint: "auto", kind: "status", status: 400 }]);
  await sendForm(page);
  await expectAccessible(page, "sent");
});
