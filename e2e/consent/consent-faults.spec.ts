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
  skipPausesUntil,
  submitButton,
  test,
} from "../support/consent/consent";
import type { Fault } from "../support/servers/test-providers";

/** Rows of the fault list in docs/consent.md; pauses between tries are jumped over by the clock. */
async function open(page: import("@playwright/test").Page): Promise<void> {
  await openForm(page);
  // Not before: Playwright's clock hides how the page was served.
  await page.clock.install();
}

const imageParams = ["panImageUrl", "adhaarFrontUrl", "adhaarBackUrl", "signImage"];

const whole = ["auto", "auto", "auto", "auto", "raw", "mail"];

test("1: offline before it is sent: nothing leaves, and it goes on by itself", async ({
  page,
  providers,
  context,
}) => {
  await openForm(page);
  await fillForm(page);
  await expect(consentForm(page).getByText(/Ready to send/)).toHaveCount(4);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(
    page.getByText("You are offline. Nothing is lost. We continue when you are back."),
  ).toBeVisible();
  expect(calls(providers)).toEqual([]);
  await context.setOffline(false);
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});

test("1: offline can be stopped, with everything kept and the PDF at hand", async ({
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
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});

// Each breaks the upload of one photograph once; its next try brings it through.
const passing: Record<string, Fault[]> = {
  "2: the line dies in the middle; 4: 500, 503, 408": [
    { endpoint: "auto", kind: "reset", afterBytes: 1_000 },
    { endpoint: "auto", kind: "status", status: 500 },
    { endpoint: "auto", kind: "status", status: 503 },
    { endpoint: "auto", kind: "status", status: 408 },
  ],
  "3: the host drops it after the last byte; 5: 420, 425; 10: an answer cut short": [
    { endpoint: "auto", kind: "reset-after-upload" },
    { endpoint: "auto", kind: "status", status: 420 },
    { endpoint: "auto", kind: "status", status: 425 },
    { endpoint: "auto", kind: "truncated-json" },
  ],
  "10: a captive portal's page": [{ endpoint: "auto", kind: "html" }],
};
for (const [name, faults] of Object.entries(passing)) {
  test(`${name}: tried again, and it arrives`, async ({ page, providers }) => {
    await open(page);
    await fillForm(page);
    providers.setFaults(faults);
    await submitButton(page).click();
    await skipPausesUntil(page, received(page));
    expect(mails(providers)).toHaveLength(1);
    const params = paramsOf(mails(providers)[0]);
    for (const key of imageParams) {
      expect((await providers.fileAt(params[key])).length, key).toBeGreaterThan(0);
    }
    // A browser may resend a broken request by itself; ours are one more for each fault.
    const uploads = calls(providers).filter((endpoint) => endpoint === "auto").length;
    expect(uploads).toBeGreaterThanOrEqual(4 + faults.length);
    expect(uploads).toBeLessThanOrEqual(4 + faults.length + 1);
  });
}

// Each takes one photograph out for good: it becomes null, and the rest arrives.
const lasting: Record<string, Fault[]> = {
  "6: 400; 7: 413; 11: 200 without an address": [
    { endpoint: "auto", kind: "status", status: 400 },
    { endpoint: "auto", kind: "status", status: 413 },
    { endpoint: "auto", kind: "no-secure-url" },
  ],
  "6: 401; 11: an address on another host; an older file of the same name": [
    { endpoint: "auto", kind: "status", status: 401 },
    { endpoint: "auto", kind: "foreign-url" },
    { endpoint: "auto", kind: "existing" },
  ],
};
for (const [name, faults] of Object.entries(lasting)) {
  test(`${name}: those photographs are missing, and the client is told`, async ({
    page,
    providers,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await open(page);
    await fillForm(page);
    providers.setFaults(faults);
    await submitButton(page).click();
    await skipPausesUntil(page, received(page));
    const params = paramsOf(mails(providers)[0]);
    expect(imageParams.filter((key) => params[key] === null)).toHaveLength(faults.length);
    expect(calls(providers)).toEqual(whole);
    await expect(received(page).getByRole("listitem")).toHaveText(
      faults.map(() => /^(PAN Image|Aadhaar Front|Aadhaar Back|Signature)$/),
    );
    expect(logged.join("\n").match(/The upload of \w+Image failed/g)).toHaveLength(faults.length);
  });
}

test("4: 500 for good: three tries for each photograph, then the PDF fails, and all is kept", async ({
  page,
  providers,
}) => {
  await open(page);
  await fillForm(page);
  providers.setFaults([
    { endpoint: "auto", kind: "status", status: 500, times: Number.POSITIVE_INFINITY },
    { endpoint: "raw", kind: "status", status: 500, times: Number.POSITIVE_INFINITY },
  ]);
  await submitButton(page).click();
  await skipPausesUntil(page, alert(page));
  await expect(alert(page)).toContainText(failed);
  await expect(alert(page)).toBeFocused();
  expect(calls(providers).filter((endpoint) => endpoint === "auto")).toHaveLength(12);
  expect(calls(providers).filter((endpoint) => endpoint === "raw")).toHaveLength(3);
  await expectNothingLost(page);
  // The firm can be reached, and no address carries anything that was typed.
  await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible();
  for (const link of await alert(page).getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    for (const value of Object.values(applicant)) {
      expect(decodeURIComponent(href)).not.toContain(value);
    }
  }
  await expect(alert(page).getByRole("button", { name: "Download your PDF" })).toBeVisible();

  providers.setFaults([]);
  await submitButton(page).click();
  await skipPausesUntil(page, received(page));
  expect(mails(providers)).toHaveLength(1);
  expect(Object.values(paramsOf(mails(providers)[0]))).not.toContain(null);
});

test("12: a blocker stands in the way: said so, with other ways and nothing lost", async ({
  page,
  providers,
}) => {
  await open(page);
  await page.route("**/__intake/v1_1/**", (route) => route.abort("blockedbyclient"));
  await fillForm(page);
  await submitButton(page).click();
  await skipPausesUntil(page, alert(page));
  await expect(alert(page)).toContainText("A blocker, a company network or a weak line");
  expect(calls(providers)).toEqual([]);
  await expectNothingLost(page);
});

// 13 (leaving while it is sent) is in consent-journey.spec.ts, 14 (pressing twice) in the unit tests.

test("15: the e-mail is refused again and again: each press sends that alone", async ({
  page,
  providers,
}) => {
  const statuses = [400, 403, 412, 422, 429, 500];
  await openForm(page);
  await fillForm(page);
  providers.setFaults(statuses.map((status) => ({ endpoint: "mail", kind: "status", status })));
  for (const [index] of statuses.entries()) {
    await submitButton(page).click();
    await expect.poll(() => mails(providers).length).toBe(index + 1);
    await expect(alert(page)).toContainText(failed);
    await expectNothingLost(page);
  }
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual([...whole, ...statuses.map(() => "mail")]);
  const [first, ...others] = mails(providers).map(paramsOf);
  for (const params of others) expect(params).toEqual(first);
});

test("16: the e-mail provider keeps silent for 20 s: the client decides, nothing is lost", async ({
  page,
  providers,
}) => {
  await open(page);
  await fillForm(page);
  providers.setFaults([{ endpoint: "mail", kind: "hang" }]);
  await submitButton(page).click();
  await expect.poll(() => calls(providers)).toContain("mail");
  // Its own time goes on meanwhile, and faster than a busy machine: far from the limit.
  await page.clock.fastForward(10_000);
  await expect(alert(page)).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(alert(page)).toContainText(failed);
  await expectNothingLost(page);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual([...whole, "mail"]);
});

test("18: the worker's script does not arrive: the page does its work", async ({
  page,
  providers,
}) => {
  await page.route("**/assets/consent-worker.*.js", (route) => route.abort());
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});

test("19: a browser without OffscreenCanvas and workers: the page does its work", async ({
  page,
  providers,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { OffscreenCanvas: undefined, Worker: undefined });
  });
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});

test("site data is blocked: it is sent all the same", async ({ page, providers }) => {
  await page.addInitScript(() => {
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
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect(calls(providers)).toEqual(whole);
});
