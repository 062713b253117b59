import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { createSiteServer } from "desk/static-server";
import { content } from "../pages/routes";
import { type LoggedRequest, TestProviders } from "../servers/test-providers";
import type { Photo } from "./photos";
import * as photos from "./photos";

const { readers } = content.pages["consent-form"].form;

/** The file with the form's props, and the hash that the page has of it. */
export const PROPS =
  /data-island="consent-form"[^>]*data-props-from="\/([^"]+)" data-props-integrity="([^"]+)"/;

/** What a browser compares with the attribute `integrity`. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** As a build with `NEXT_PUBLIC_CONSENT_SEAL_TO` makes it: the setting is in the form's props alone. */
async function sealedSite(root: string, recipients: string[]): Promise<string> {
  execFileSync("cp", ["-al", "out", root]);
  const edit = async (file: string, changes: [string, string][]) => {
    let text = await readFile(path.join("out", file), "utf8");
    for (const [from, to] of changes) {
      expect(text.split(from), file).toHaveLength(2);
      text = text.replace(from, to);
    }
    for (const ending of ["", ".br", ".gz"]) {
      await rm(path.join(root, file + ending), { force: true });
    }
    await writeFile(path.join(root, file), text);
  };
  const page = await readFile("out/consent-form.html", "utf8");
  const [, props = "", integrity = ""] = PROPS.exec(page) ?? [];
  const to = `"recipients":${JSON.stringify(recipients)}`;
  await edit(props, [['"recipients":[]', to]]);
  const sealedProps = await readFile(path.join(root, props));
  await edit("consent-form.html", [
    [readers.open, readers.sealed],
    [integrity, integrityOf(sealedProps)],
  ]);
  return root;
}

/**
 * The site with mock providers of the test's own, so that tests may misbehave side by side.
 * `recipients`: age's, to which the form seals; none by default.
 */
export const test = base.extend<{ providers: TestProviders; recipients: string[] }>({
  recipients: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  providers: async ({}, use, testInfo) => {
    await use(new TestProviders({ folder: testInfo.outputPath("providers") }));
  },
  baseURL: async ({ providers, recipients }, use, testInfo) => {
    const isSealed = recipients.length > 0;
    const root = isSealed ? await sealedSite(testInfo.outputPath("site"), recipients) : "out";
    const server = createServer(createSiteServer(root, {}, providers));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (isSealed) await rm(root, { recursive: true });
  },
});

export { expect };

export const applicant = {
  "Full Name": "Asha Canary Rao",
  Email: "asha.canary@example.com",
  Phone: "9000000001",
  "Date Of Birth": "1990-05-13",
  "PAN Number": "CANRY1234P",
  "ADHAAR Number": "9999 4105 7058",
};

/** The same by the ids of the fields, as the e-mail names them: a translated label has another name. */
export const applicantById = {
  fullName: applicant["Full Name"],
  email: applicant.Email,
  phone: applicant.Phone,
  dob: applicant["Date Of Birth"],
  panNumber: applicant["PAN Number"],
  adhaarNumber: applicant["ADHAAR Number"],
};

export const imageLabels = [
  "PAN Image",
  "ADHAAR FRONT Image",
  "ADHAAR BACK Image",
  "Sign Image",
] as const;
export type ImageLabel = (typeof imageLabels)[number];

export const consentForm = (page: Page) => page.getByRole("form", { name: "Client Consent Form" });

/** Opens the optional plan, which is folded until a link names one. */
export async function openPlan(page: Page): Promise<Locator> {
  await consentForm(page).locator("summary").click();
  return consentForm(page).getByRole("combobox");
}

export function submitButton(page: Page): Locator {
  return consentForm(page).getByRole("button", {
    name: /^(Submit Application|Submitting\.\.\.|Make my PDF)$/,
  });
}

export function acceptance(page: Page): Locator {
  return page.getByRole("checkbox", { name: "I accept the Terms and Conditions" });
}

export const thanks = "Thank you for your submission! We'll get back to you shortly.";
export const failed = "Submission failed. Please try again.";

/** Opens the form and waits until it listens. */
export async function openForm(page: Page, search = ""): Promise<void> {
  await page.goto(`/consent-form${search}`);
  await expect(page.locator('[data-island="consent-form"][data-ready]')).toBeAttached();
}

export async function fillText(page: Page, values = applicant): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await consentForm(page).getByLabel(label, { exact: true }).fill(value);
  }
}

export function imageInput(page: Page, label: ImageLabel): Locator {
  return consentForm(page).getByLabel(label, { exact: true });
}

/** Four small photographs, made once for each worker. */
let small: Promise<Record<ImageLabel, Photo>> | undefined;
export async function smallPhotos(): Promise<Record<ImageLabel, Photo>> {
  small ??= Promise.all([
    photos.jpeg("pan.jpg", { width: 640, height: 400 }),
    photos.jpeg("front.jpg", { width: 640, height: 400 }),
    photos.webp("back.webp"),
    photos.pngWithAlpha("signature.png"),
  ]).then(([pan, front, back, signature]) => ({
    "PAN Image": pan,
    "ADHAAR FRONT Image": front,
    "ADHAAR BACK Image": back,
    "Sign Image": signature,
  }));
  return small;
}

export async function choosePhotos(
  page: Page,
  others: Partial<Record<ImageLabel, Photo>> = {},
): Promise<void> {
  const chosen = { ...(await smallPhotos()), ...others };
  for (const label of imageLabels) await imageInput(page, label).setInputFiles(chosen[label]);
}

/** Fills everything in and ticks the box; ready to be sent. */
export async function fillForm(
  page: Page,
  others: Partial<Record<ImageLabel, Photo>> = {},
): Promise<void> {
  await fillText(page);
  await choosePhotos(page, others);
  await acceptance(page).check();
}

/** Everything typed and chosen is still there. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(applicant)) {
    await expect(consentForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(consentForm(page).getByRole("button", { name: "Remove" })).toHaveCount(4);
  await expect(acceptance(page)).toBeChecked();
}

/**
 * Jumps over the pauses between tries until something shows; needs `page.clock.install()`. Slowly
 * enough that the timeouts of 30 seconds do not end work that is running.
 */
export async function skipPausesUntil(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await expect(sign).toBeVisible({ timeout: 800 });
  })
    .toPass({ timeout: 800 })
    .catch(() => page.clock.fastForward(5_000));
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(sign).toBeVisible({ timeout: 800 });
  }).toPass({ timeout: 60_000 });
}

/** The endpoints that were called, in order: auto, raw, mail. */
export const calls = ({ requests }: TestProviders) => requests.map(({ endpoint }) => endpoint);

/** The variables of an e-mail as the provider received them. */
export function paramsOf(request: LoggedRequest | undefined): Record<string, string | null> {
  return request?.fields.template_params as Record<string, string | null>;
}

/** Those added to what docs/requirements.md R5.3 asks for, where no plan was chosen. */
export const addedParams = {
  plan: "",
  planFee: "",
  planGst: "",
  planTotal: "",
  planCap: "",
  acceptedVersions: expect.stringMatching(/\d\.\d/),
  acceptedAt: expect.stringMatching(/20\d\d/),
};

/** The e-mail's variables for `applicant` with four photographs: these keys and no others. */
export function sentParams() {
  const image = expect.stringMatching(/^http:\/\/localhost:\d+\/__intake\/files\/[\w-]+\.jpg$/);
  return {
    ...applicantById,
    panImageUrl: image,
    adhaarFrontUrl: image,
    adhaarBackUrl: image,
    signImage: image,
    pdfUrl: expect.stringMatching(/\/__intake\/files\/\w+\.pdf$/),
    reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
    ...addedParams,
  };
}

export function mails({ requests }: TestProviders): LoggedRequest[] {
  return requests.filter(({ endpoint }) => endpoint === "mail");
}

export function received(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: thanks });
}

export const alert = (page: Page) => page.getByRole("main").getByRole("alert");

/** Sends what the form holds, and waits until it has been received. */
export async function sendForm(page: Page): Promise<void> {
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
}
