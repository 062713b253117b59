import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import exifr from "exifr";
import { formWords } from "@/lib/consent/form-words";
import { planOffers } from "@/lib/consent/plan-offers";
import { sharp } from "@/scripts/prepare/sharp";
import { listenForProblems } from "../support/checks/problems";
import {
  acceptance,
  applicant,
  calls,
  choosePhotos,
  consentForm,
  expect,
  fillForm,
  mails,
  openForm,
  openPlan,
  paramsOf,
  received,
  sendForm,
  sentParams,
  submitButton,
  test,
} from "../support/consent/consent";
import { rotatedJpegWithLocation } from "../support/consent/photos";
import { holdBack } from "../support/pages/hold-back";
import { anotherPlan, content, onePlan } from "../support/pages/routes";

test("an application arrives whole: photographs, PDF, e-mail, in that order", {
  tag: "@smoke",
}, async ({ page, providers, baseURL }) => {
  const problems = listenForProblems(page, baseURL ?? "");
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeFocused();
  await expect(consentForm(page)).toHaveCount(0);

  expect(calls(providers)).toEqual(["auto", "auto", "auto", "auto", "raw", "mail"]);
  for (const upload of providers.requests.filter(({ endpoint }) => endpoint !== "mail")) {
    expect(upload.fields).toEqual({ upload_preset: "local", cloud_name: "local" });
  }
  // After the four photographs.
  const pdf = providers.requests[4];
  const mail = providers.requests[5];
  expect(pdf).toMatchObject({ filename: "details.pdf", contentType: "application/pdf" });
  const params = paramsOf(mail);
  expect(params).toEqual(sentParams());
  await expect(received(page)).toContainText(params.reference ?? "none");
  await expect(received(page)).toContainText(new Date().getFullYear().toString());
  // The client downloads the very PDF that the firm received.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download your PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`details-${params.reference}.pdf`);
  const clientCopy = await readFile(await download.path());
  expect(clientCopy.equals(await providers.fileAt(params.pdfUrl))).toBe(true);
  expect(problems).toEqual([]);
});

test("photographs leave upright, without location, owner or name", async ({ page, providers }) => {
  await openForm(page);
  await fillForm(page, { "PAN Image": await rotatedJpegWithLocation("Asha Canary PAN.jpg") });
  await sendForm(page);
  const params = paramsOf(mails(providers)[0]);
  const names = providers.requests.slice(0, 4).map(({ filename }) => filename);
  expect(names.sort()).toEqual(
    ["pan", "aadhaar-front", "aadhaar-back", "signature"]
      .map((name) => `${params.reference}-${name}.jpg`)
      .sort(),
  );
  for (const key of ["panImageUrl", "adhaarFrontUrl", "adhaarBackUrl", "signImage"]) {
    const bytes = await providers.fileAt(params[key]);
    const { format, orientation, exif, iptc, xmp } = await sharp(bytes).metadata();
    expect({ format, orientation, exif, iptc, xmp }, key).toEqual({ format: "jpeg" });
    expect(await exifr.parse(bytes).catch(() => undefined), key).toBeUndefined();
    expect(bytes.includes("Canary")).toBe(false);
  }
  const pan = sharp(await providers.fileAt(params.panImageUrl));
  const { width = 0, height = 0 } = await pan.metadata();
  expect(width).toBeGreaterThan(height);
  // The card's red corner is its upper left one. Its grey table begins below and beside it.
  const [red, green] = await pan
    .extract({ left: 15, top: Math.round(height * 0.08), width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);

  const pdf = await providers.fileAt(params.pdfUrl);
  expect(pdf.includes("CANARY-EXIF")).toBe(false);
  expect(pdf.includes("Exif\0\0")).toBe(false);
});

/** Presses Tab until the field has the focus: dates and photographs have several stops. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(field).toBeFocused();
}

test("by keyboard alone", async ({ page, providers }) => {
  await openForm(page);
  await choosePhotos(page);
  await consentForm(page).getByLabel("Full Name").focus();
  await page.keyboard.type(applicant["Full Name"]);
  for (const label of ["Email", "Phone", "Date Of Birth", "PAN Number", "ADHAAR Number"] as const) {
    await tabTo(page, consentForm(page).getByLabel(label));
    // A date's parts are typed as the browser shows them here: month, day, year.
    await page.keyboard.type(label === "Date Of Birth" ? "05131990" : applicant[label]);
  }
  await tabTo(page, acceptance(page));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(received(page)).toBeFocused();
  expect(paramsOf(mails(providers)[0]).dob).toBe("1990-05-13");
});

test("while sending the button is disabled; leaving asks first", async ({ page, providers }) => {
  await openForm(page);
  await fillForm(page);
  providers.setFaults([{ endpoint: "raw", kind: "trickle" }]);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText("Submitting...");
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveCSS("opacity", "0.75");
  await expect(page.getByRole("progressbar", { name: "Sending the PDF" })).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const leaving = page.goto("/about").catch(() => "stayed");
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  expect(await leaving).toBe("stayed");
  await expect(received(page)).toBeVisible({ timeout: 30_000 });
  // Nothing is lost by leaving now, so nothing is asked.
  await page.goto("/about");
});

test("nothing of the client is left behind", async ({ page, providers, context, baseURL }) => {
  const consoleLines: string[] = [];
  const addresses: string[] = [];
  page.on("console", (message) => consoleLines.push(message.text()));
  page.on("request", (request) => addresses.push(request.url()));
  await page.addInitScript(() => {
    const made = new Set<string>();
    Object.assign(window, { madeUrls: made });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      made.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      made.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  await openForm(page);
  // One failure on the way, so that the log has something to say.
  providers.setFaults([{ endpoint: "auto", kind: "status", status: 400 }]);
  await fillForm(page);
  await sendForm(page);

  const canaries = [...Object.values(applicant), "90000", "4105", "Canary", "CANRY"];
  const traces = await page.evaluate(async () => ({
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys()),
    name: window.name,
    fields: [...document.querySelectorAll("input, textarea")].length,
    page: document.querySelector("main")?.textContent,
    urls: JSON.stringify([...(window as unknown as { madeUrls: Set<string> }).madeUrls]),
  }));
  expect(traces).toMatchObject({
    local: "{}",
    session: "{}",
    cookies: "",
    databases: "[]",
    caches: "[]",
    fields: 0,
    urls: "[]",
  });
  expect(await context.cookies()).toEqual([]);
  expect(consoleLines.join("\n")).toMatch(/The upload of \w+Image failed/);
  const everything = [JSON.stringify(traces), ...consoleLines, ...addresses].join("\n");
  for (const canary of canaries) expect(everything).not.toContain(canary);
  const isOurs = (address: string) =>
    address.startsWith(`${baseURL}/`) || address.startsWith("blob:");
  expect(addresses.filter((address) => !isOurs(address))).toEqual([]);
});

test("what is typed and chosen before the script arrives is kept", async ({ page, providers }) => {
  const letThrough = await holdBack(page, "**/assets/islands.*.js");
  await page.goto(`/consent-form?plan=${anotherPlan}`, { waitUntil: "domcontentloaded" });
  await (await openPlan(page)).selectOption(onePlan);
  await fillForm(page);
  await expect(submitButton(page)).toBeDisabled();
  letThrough();
  await sendForm(page);
  const { fullName, plan } = paramsOf(mails(providers)[0]);
  expect(fullName).toBe(applicant["Full Name"]);
  const [offer] = planOffers(content, formWords(content).plan);
  expect(plan).toBe(offer?.name);
});

test("on a plain host without keys the form says so first, and makes the PDF", async ({ page }) => {
  // As any static host would serve it: without the header that announces the mock providers.
  await page.route("**/consent-form", async (route) => {
    const response = await route.fetch();
    const { "server-timing": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openForm(page);
  await expect(page.getByRole("note").filter({ hasText: "cannot send the form" })).toBeVisible();
  await fillForm(page);
  await expect(submitButton(page)).toHaveText("Make my PDF");
  await submitButton(page).click();
  const made = page.getByRole("status").filter({ hasText: "Nothing has been sent" });
  await expect(made).toBeFocused();
  await expect(made.locator('a[href^="tel:"]')).toBeVisible();
  await expect(made.locator('a[href^="mailto:"]')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    made.getByRole("button", { name: "Download your PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
});
