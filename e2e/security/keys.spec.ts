import { readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { sharp } from "@/scripts/prepare/sharp";
import { listenForViolations } from "../support/checks/violations";
import {
  applicant,
  fillForm,
  imageLabels,
  openForm,
  paramsOf,
  received,
  submitButton,
} from "../support/consent/consent";
import { type KeyedSite, startKeyedSite } from "../support/servers/keyed-site";
import { type Providers, startProviders } from "../support/servers/providers";

// A build as an owner makes it, with the keys in .env.local, in a browser that takes stand-ins for
// the two services. The page, its policy and its scripts are what the build wrote.

const CLOUD = "desk-cloud";

const test = base.extend<object, { providers: Providers; site: KeyedSite }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex, project }) => {
      const folder = path.join(project.outputDir, `providers-${workerIndex}`);
      const providers = await startProviders(folder, CLOUD);
      await use(providers);
      await providers.stop();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startKeyedSite({
        // What the more particular file says wins, and a value may be made of another one.
        ".env": [
          "DESK=desk",
          "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME=$DESK-cloud",
          "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET=overruled",
          "NEXT_PUBLIC_SITE_URL=https://preview.example",
        ].join("\n"),
        ".env.local": [
          "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET=the_preset",
          "NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_1",
          'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID="template_1"',
          "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_1 # a note",
        ].join("\n"),
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  launchOptions: [
    async ({ providers }, use, { project }) => {
      const { launchOptions } = project.use;
      await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...providers.flags] });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test("keys in .env.local: the form goes to both services by their names, under its own policy", async ({
  page,
  providers: { intake, requests },
  site,
}) => {
  const violations = await listenForViolations(page);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await openForm(page);
  // Neither the note of the local intake nor that of a host without keys.
  await expect(page.getByRole("note").filter({ hasText: /test copy|cannot send/ })).toHaveCount(0);
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeFocused();
  expect([...violations, ...errors]).toEqual([]);

  const cloudinary = `api.cloudinary.com POST /v1_1/${CLOUD}`;
  expect(requests.filter((request) => !request.includes(" OPTIONS "))).toEqual([
    ...imageLabels.map(() => `${cloudinary}/auto/upload`),
    `${cloudinary}/raw/upload`,
    "api.emailjs.com POST /api/v1.0/email/send",
  ]);
  for (const upload of intake.requests.slice(0, 5)) {
    expect(upload.fields).toEqual({ upload_preset: "the_preset", cloud_name: CLOUD });
    expect(upload.outcome).toBe("accepted");
  }
  const [, , , , pdf, mail] = intake.requests;
  expect(pdf).toMatchObject({ filename: "details.pdf", contentType: "application/pdf" });
  const address = (type: string) =>
    expect.stringMatching(
      new RegExp(`^https://res\\.cloudinary\\.com/${CLOUD}/raw/upload/v1/\\w+\\.${type}$`),
    );
  expect(mail?.fields).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: "key_1",
    service_id: "service_1",
    template_id: "template_1",
    template_params: {
      fullName: applicant["Full Name"],
      email: applicant.Email,
      phone: applicant.Phone,
      dob: applicant["Date Of Birth"],
      panNumber: applicant["PAN Number"],
      adhaarNumber: applicant["ADHAAR Number"],
      panImageUrl: address("jpg"),
      adhaarFrontUrl: address("jpg"),
      adhaarBackUrl: address("jpg"),
      signImage: address("jpg"),
      pdfUrl: address("pdf"),
      reference: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/),
    },
  });
  await expect(received(page)).toContainText(paramsOf(mail).reference ?? "none");

  // What arrived is what was sent, to the last byte: photographs that open, a PDF with its end.
  const files = await Promise.all(
    (await intake.orphans()).map(async ({ file }) =>
      readFile(path.join(intake.folder, "uploads", file)),
    ),
  );
  const documents = files.filter((bytes) => bytes.subarray(0, 5).toString() === "%PDF-");
  expect(documents).toHaveLength(1);
  expect(documents[0]?.subarray(-6).toString().trim()).toBe("%%EOF");
  for (const bytes of files.filter((file) => !documents.includes(file))) {
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  }

  // The other setting, from the other file.
  const home = await readFile(path.join(site.out, "index.html"), "utf8");
  expect(home).toContain('<link rel="canonical" href="https://preview.example"');
  const text = await readFile(path.join(site.out, "llms.txt"), "utf8");
  expect(text).toContain("https://preview.example/");
});
