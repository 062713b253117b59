import { furtherUnless } from "@/e2e/run/further";
import {
  alert,
  applicant,
  calls,
  consentForm,
  expect,
  expectNothingLost,
  failed,
  fillForm,
  mails,
  openForm,
  paramsOf,
  received,
  sendForm,
  skipPausesUntil,
  submitButton,
  test,
} from "../support/consent/consent";

// Rows of the fault list in docs/consent.md in which the browser matters; the rest are unit tests.
// 13 (leaving while it is sent) is in consent-journey.spec.ts.

const whole = ["auto", "auto", "auto", "auto", "raw", "mail"];

test("1: offline nothing leaves; it can be stopped with everything kept, and goes on by itself", async ({
  page,
  providers,
  context,
}) => {
  await openForm(page);
  await fillForm(page);
  await expect(consentForm(page).getByText(/Ready to send/)).toHaveCount(4);
  // The PDF's code is fetched while the form is filled in.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await submitButton(page).click();
  await page.getByRole("button", { name: "Stop for now and keep everything" }).click();
  await expect(alert(page)).toContainText(failed);
  await expectNothingLost(page);
  await submitButton(page).click();
  await expect(
    page.getByText("You are offline. Nothing is lost. We continue when you are back."),
  ).toBeVisible();
  expect(calls(providers)).toEqual([]);
  await context.setOffline(false);
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});

test("12: with a content blocker the form says so, shows other ways, and goes on without it", async ({
  page,
  providers,
}) => {
  await openForm(page);
  await page.clock.install();
  await page.route("**/__intake/v1_1/**", (route) => route.abort("blockedbyclient"));
  await fillForm(page);
  await submitButton(page).click();
  await skipPausesUntil(page, alert(page));
  await expect(alert(page)).toContainText("A blocker, a company network or a weak line");
  await expect(alert(page)).toBeFocused();
  expect(calls(providers)).toEqual([]);
  await expectNothingLost(page);
  // The firm can be reached, and no address carries anything that was typed.
  await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible();
  for (const link of await alert(page).getByRole("link").all()) {
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    for (const value of Object.values(applicant)) expect(href).not.toContain(value);
  }
  await expect(alert(page).getByRole("button", { name: "Download your PDF" })).toBeVisible();
  await page.unroute("**/__intake/v1_1/**");
  await submitButton(page).click();
  await skipPausesUntil(page, received(page));
  expect(calls(providers)).toEqual(whole);
});

// These once more sealed: another try then sends other bytes, and without a worker the page seals.
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

for (const recipients of [[], [RECIPIENT]]) {
  const isSealed = recipients.length > 0;
  const tag = furtherUnless(isSealed);
  test.describe(isSealed ? "sealed" : "as it is", { tag }, () => {
    test.use({ recipients });
    test.afterEach(({ providers }) => {
      const names = providers.requests.flatMap(({ filename }) => filename ?? []);
      expect(new Set(names.map((name) => name.endsWith(".age")))).toEqual(new Set([isSealed]));
    });

    test("2 to 10: after faults that pass, each photograph arrives by another try", async ({
      page,
      providers,
    }) => {
      await openForm(page);
      // Not before: Playwright's clock hides how the page was served.
      await page.clock.install();
      await fillForm(page);
      providers.setFaults([
        { endpoint: "auto", kind: "reset" },
        { endpoint: "auto", kind: "status", status: 503 },
        { endpoint: "auto", kind: "reset-after-upload" },
        { endpoint: "auto", kind: "html" },
      ]);
      await submitButton(page).click();
      await skipPausesUntil(page, received(page));
      expect(mails(providers)).toHaveLength(1);
      expect(Object.values(paramsOf(mails(providers)[0]))).not.toContain(null);
      // A browser may resend a broken request by itself; ours are one more for each fault.
      const uploads = calls(providers).filter((endpoint) => endpoint === "auto").length;
      expect([8, 9]).toContain(uploads);
    });

    test("18, 19: without OffscreenCanvas, workers and site data it is sent all the same", async ({
      page,
      providers,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { OffscreenCanvas: undefined, Worker: undefined });
        for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      });
      await openForm(page);
      await fillForm(page);
      await sendForm(page);
      expect(calls(providers)).toEqual(whole);
    });
  });
}
