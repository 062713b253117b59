import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  acceptance,
  applicant,
  consentForm,
  expect,
  fillText,
  imageInput,
  imageLabels,
  submitButton,
  test,
} from "./consent";
import { jpeg } from "./photos";

const KEPT = ["Full Name", "Email", "Phone", "Date Of Birth"] as const;

/** Chooses four photographs that lie on the disk: only these can a browser choose again by itself. */
export async function choosePhotosOnDisk(page: Page): Promise<void> {
  for (const label of imageLabels) {
    const path = test.info().outputPath(`Canary photo, ${label}.jpg`);
    await writeFile(path, (await jpeg(path, { width: 320, height: 200 })).buffer);
    await imageInput(page, label).setInputFiles(path);
  }
}

/** Fills in everything, with photographs from the disk. */
export async function fillFormFromDisk(page: Page): Promise<void> {
  await fillText(page);
  await choosePhotosOnDisk(page);
  await expect(consentForm(page).getByText(/Ready to send/)).toHaveCount(4, { timeout: 30_000 });
  await acceptance(page).check();
}

/** Traces of an identity: the numbers, files by their names, previews, the tick. */
const IDENTITY = [
  applicant["PAN Number"],
  applicant["ADHAAR Number"],
  "Canary photo",
  "blob:",
  "ticked",
];

/** Which of these a person or a script could read on the page. */
export async function foundOn(page: Page, traces: readonly string[]): Promise<string[]> {
  const everything = await page.evaluate(() => {
    const fields = [...document.querySelectorAll("input")].flatMap(({ value, checked, files }) => [
      value,
      checked ? "ticked" : "",
      ...[...(files ?? [])].map(({ name }) => name),
    ]);
    return [document.querySelector("main")?.outerHTML, ...fields].join("\n");
  });
  return traces.filter((trace) => everything.includes(trace));
}

/** Nothing that proves an identity is on the page, whatever it shows. */
export async function expectNoIdentity(page: Page): Promise<void> {
  expect(await foundOn(page, IDENTITY)).toEqual([]);
  await expect(page.getByRole("button", { name: "Download your PDF" })).toHaveCount(0);
}

/** Nothing at all of the client is on the page. */
export async function expectNothingOfTheClient(page: Page): Promise<void> {
  await expectNoIdentity(page);
  expect(await foundOn(page, Object.values(applicant))).toEqual([]);
}

/** The form listens, and its fields, its count of steps and its button say the same. */
export async function expectForm(page: Page, { isKept }: { isKept: boolean }): Promise<void> {
  await expect(page.locator('[data-island="consent-form"][data-ready]')).toBeAttached();
  await expectNoIdentity(page);
  if (!isKept) await expectNothingOfTheClient(page);
  for (const label of KEPT) {
    const value = isKept ? applicant[label] : "";
    await expect(consentForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
  const steps = page.locator('[data-island="consent-form"]').getByRole("listitem");
  await expect(steps.filter({ hasText: "Your details" })).toContainText(
    isKept ? "4 of 6" : "0 of 6",
  );
  await expect(steps.filter({ hasText: "Four photographs" })).toContainText("0 of 4");
  await expect(acceptance(page)).not.toBeChecked();
  await expect(submitButton(page)).toBeDisabled();
}

/**
 * For browsers that Playwright cannot ask more of: true once the form listens, nothing in it proves
 * an identity, and its count of steps is that of its fields.
 */
export const SAYS_NO_IDENTITY = `(() => {
  const fields = [...document.querySelectorAll("main input")];
  const texts = fields.filter(({ type }) => type !== "file" && type !== "checkbox");
  const filled = texts.filter(({ value }) => value !== "");
  return (
    document.querySelector("[data-island=consent-form][data-ready]") !== null &&
    texts.length === 6 &&
    !filled.some(({ id }) => id === "panNumber" || id === "adhaarNumber") &&
    !fields.some(({ checked, files }) => checked || (files && files.length > 0)) &&
    document.querySelector("main form img") === null &&
    document.querySelector("main").textContent.includes(filled.length + " of 6")
  );
})()`;

/** Adds what is not kept, other than before, so that what is sent must be what is shown. */
export async function fillInTheRest(page: Page): Promise<void> {
  await consentForm(page).getByLabel("PAN Number").fill("OTHER5678Q");
  await consentForm(page).getByLabel("ADHAAR Number").fill("4321");
  await choosePhotosOnDisk(page);
  await expect(consentForm(page).getByText(/Ready to send/)).toHaveCount(4, { timeout: 30_000 });
  await acceptance(page).check();
}

export const OTHER = {
  fullName: applicant["Full Name"],
  panNumber: "OTHER5678Q",
  adhaarNumber: "4321",
};
