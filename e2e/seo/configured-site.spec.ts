import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { parse } from "parse5";
import { attribute, elementsOf } from "static-islands/html-tree";
import { loadContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { sharp } from "@/scripts/prepare/sharp";
import { observatoryScore } from "../support/checks/observatory";
import { listenForViolations } from "../support/checks/violations";
import {
  addedParams,
  applicant,
  fillForm,
  imageLabels,
  openForm,
  paramsOf,
  received,
  submitButton,
} from "../support/consent/consent";
import { type PageParts, scannedPage } from "../support/pages/scanned-page";
import { type ConfiguredSite, startConfiguredSite } from "../support/servers/configured-site";
import { type Providers, startProviders } from "../support/servers/providers";

// A build as an owner makes it: keys in .env.local, everything that marketing may set, the files that
// search engines give out. The browser takes stand-ins for the two providers at their real names.

const CLOUD = "desk-cloud";

const files = {
  "google0123456789abcdef.html": Buffer.from(
    "google-site-verification: google0123456789abcdef.html",
  ),
  "BingSiteAuth.xml": Buffer.from(
    '<?xml version="1.0"?>\r\n<users>\r\n  <user>0A</user>\r\n</users>',
  ),
  "yandex_0123456789abcdef.html": Buffer.from(
    '<html>\n<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>\n<body onload="x()">Verification: 0123456789abcdef</body>\n</html>',
  ),
  "0123456789abcdef.txt": Buffer.from("0123456789abcdef"),
  "files/about.txt": Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0d, 0x0a]),
};

const marketing = (standIn: string) => `
verification:
  google: token-of-google
  bing: 0123456789ABCDEF
  other: { some-other-service: token-of-it }
counter: { kind: plausible, site: firm.example, endpoint: "${standIn}/api/event" }
counting: { off: It counts nothing at all., on: It counts views of pages. }
`;

const test = base.extend<object, { providers: Providers; site: ConfiguredSite }>({
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
      const site = await startConfiguredSite(({ localOrigin, standIn }) => ({
        // What the more particular file says wins, and a value may be made of another one.
        ".env": [
          "DESK=desk",
          "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME=$DESK-cloud",
          "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET=overruled",
          `NEXT_PUBLIC_SITE_URL=${localOrigin}`,
        ].join("\n"),
        ".env.local": [
          "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET=the_preset",
          "NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_1",
          'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID="template_1"',
          "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_1 # a note",
        ].join("\n"),
        "content/marketing.yaml": marketing(standIn),
        ...Object.fromEntries(
          Object.entries(files).map(([file, bytes]) => [`public/${file}`, bytes]),
        ),
      }));
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
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

// One worker, so one build.
test.describe.configure({ mode: "default" });

const PROVIDERS = ["https://api.cloudinary.com", "https://api.emailjs.com"];

const COUNTER_SCRIPT = /^\/assets\/counter\.\w+\.js$/;

async function readExported(out: string, page: string): Promise<PageParts> {
  return scannedPage(await readFile(path.join(out, page), "utf8"));
}

async function htmlFiles(out: string): Promise<string[]> {
  const all = await readdir(out, { recursive: true });
  return all.filter((file) => file.endsWith(".html") && !(file in files));
}

/** Opens a page and waits until everything that it does by itself has begun. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
}

test("files of public/ arrive byte for byte, and are served", async ({ site, request }) => {
  for (const [file, bytes] of Object.entries(files)) {
    expect.soft((await readFile(path.join(site.out, file))).equals(bytes), file).toBe(true);
    const response = await request.get(`${site.localOrigin}/${file}`);
    expect
      .soft([response.status(), (await response.body()).equals(bytes)], file)
      .toEqual([200, true]);
  }
});

test("verification tags stand on the home page and on no other", async ({ site }) => {
  const tags = {
    "google-site-verification": "token-of-google",
    "msvalidate.01": "0123456789ABCDEF",
    "some-other-service": "token-of-it",
  };
  for (const page of await htmlFiles(site.out)) {
    const elements = [...elementsOf(parse(await readFile(path.join(site.out, page), "utf8")))];
    const found = elements.flatMap((element) => {
      const name = attribute(element, "name") ?? "";
      return name in tags ? [[name, attribute(element, "content")]] : [];
    });
    expect.soft(found, page).toEqual(page === "index.html" ? Object.entries(tags) : []);
  }
});

test("the counter opens one origin, on counted pages only, and no page for foreign scripts", async ({
  site,
}) => {
  const counted: string[] = [];
  for (const page of await htmlFiles(site.out)) {
    const { policy, scripts } = await readExported(site.out, page);
    const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    const isCounted = scripts.some(({ src }) => COUNTER_SCRIPT.test(src));
    if (isCounted) counted.push(page);
    const foreign = isCounted ? [site.standIn] : page === "consent-form.html" ? PROVIDERS : [];
    expect.soft(sources, page).toEqual(["'self'", ...foreign]);
    expect.soft(/script-src ([^;]*)/.exec(policy)?.[1] ?? "", page).not.toMatch(/http|\*|unsafe/);
    const headers = headersFor(headerRules({ isHttps: true }), `/${page.replace(/\.html$/, "")}`);
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const score = observatoryScore({
      headers: Object.fromEntries(lower),
      metaPolicy: policy,
      scripts,
    });
    expect.soft(score, page).toBe(scripts.length > 0 ? 135 : 130);
  }

  const expected = sitePages(loadContent(path.join(site.folder, "content")))
    .filter(({ route }) => route !== "/consent-form")
    .map(({ route }) => (route === "/" ? "index.html" : `${route.slice(1)}.html`));
  expect(counted.sort()).toEqual(expected.sort());
});

test("a view is counted once, without cookies and without the rest of the address", async ({
  site,
  page,
  context,
}) => {
  const violations = await listenForViolations(page);
  site.received.length = 0;
  await visit(page, "/contact?plan=x&utm_source=google&gclid=abc&name=Asha#main");
  await expect.poll(() => site.received.length).toBe(1);
  const [{ path: address, headers, body } = { path: "", headers: {}, body: "" }] = site.received;
  expect(address).toBe("/api/event");
  expect(JSON.parse(body)).toEqual({
    n: "pageview",
    u: `${site.origin}/contact?utm_source=google`,
    d: "firm.example",
    r: null,
  });
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  await visit(page, "/about");
  await expect.poll(() => site.received.length).toBe(2);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored).toEqual([]);
  expect(violations).toEqual([]);
});

test("the privacy policy says that views are counted", async ({ site, page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main")).toContainText("It counts views of pages.");
  await expect(page.getByRole("main")).not.toContainText("It counts nothing at all.");
  expect(await readFile(path.join(site.out, "privacy-policy.html"), "utf8")).toContain(
    "counts views",
  );
});

test("keys in .env.local: the form goes to both services by their names, under its own policy", async ({
  page,
  providers: { mocks, requests },
  site,
}) => {
  const violations = await listenForViolations(page);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await openForm(page);
  // Neither the note of the mock providers nor that of a host without keys.
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
  for (const upload of mocks.requests.slice(0, 5)) {
    expect(upload.fields).toEqual({ upload_preset: "the_preset", cloud_name: CLOUD });
    expect(upload.status).toBe(200);
  }
  const [, , , , pdf, mail] = mocks.requests;
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
      ...addedParams,
    },
  });
  await expect(received(page)).toContainText(paramsOf(mail).reference ?? "none");

  // What arrived is what was sent, to the last byte: photographs that open, a PDF with its end.
  const uploads = await Promise.all((await mocks.store.files()).map((file) => mocks.fileAt(file)));
  const documents = uploads.filter((bytes) => bytes.subarray(0, 5).toString() === "%PDF-");
  expect(documents).toHaveLength(1);
  expect(documents[0]?.subarray(-6).toString().trim()).toBe("%%EOF");
  for (const bytes of uploads.filter((file) => !documents.includes(file))) {
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  }

  // The other setting, from the other file.
  const home = await readFile(path.join(site.out, "index.html"), "utf8");
  expect(home).toContain(`<link rel="canonical" href="${site.localOrigin}"`);
  const text = await readFile(path.join(site.out, "llms.txt"), "utf8");
  expect(text).toContain(`${site.localOrigin}/`);
});

test("a picture comes in the width and format of the screen, a download as the file given", async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto("/about");
  const { blocks } = loadContent(path.join(site.folder, "content")).blockPages.get("about") ?? {
    blocks: [],
  };
  for (const block of blocks) {
    if (block.kind === "picture") {
      const image = page.getByRole("img", { name: block.alt });
      await image.scrollIntoViewIfNeeded();
      const shown = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
      await expect.poll(shown).toMatch(/\/assets\/pictures\/\w+-[0-9a-f]{8}-360\.avif$/);
      // By the browser: it alone resolves the name of this site.
      const caching = page.evaluate(
        async (address) => (await fetch(address)).headers.get("cache-control"),
        await shown(),
      );
      expect(await caching).toContain("immutable");
    }
    if (block.kind === "download") {
      const waiting = page.waitForEvent("download");
      await page.getByRole("link", { name: block.items[0]?.label ?? "" }).click();
      expect(`/${(await waiting).suggestedFilename()}`).toBe(block.items[0]?.file);
    }
    if (block.kind === "faq") {
      const heading = page.getByRole("heading", { name: block.items[0]?.question ?? "" });
      const question = page.getByRole("group").filter({ has: heading });
      await expect(question).not.toHaveAttribute("open");
      await heading.click();
      await expect(question).toHaveAttribute("open");
    }
  }
});

test("an earlier version of the terms says so, keeps its words and stays out of search", async ({
  site,
  page,
}) => {
  const { versions, shared } = loadContent(path.join(site.folder, "content"));
  const [, earlier] = versions.terms.versions;
  await page.goto(`/terms-condition/${earlier?.number}`);
  const notice = page.getByRole("note").filter({ hasText: shared.policy.over });
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/terms-condition");
  await expect(page.getByRole("main")).toContainText("at least 7 days' notice");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/terms-condition");
  const link = page.locator(`a[href="/terms-condition/${earlier?.number}"]`);
  await expect(link).toHaveCount(1);
});
