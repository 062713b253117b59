import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Locator, type Page, type Route } from "@playwright/test";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { attribute } from "static-islands";
import { parseDocument } from "yaml";
import { makeScratchCopy, putFixtureContent, TYPES_ARE_CHECKED } from "@/e2e/run/scratch-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { fileOf } from "@/lib/site/site-url";
import { dayInIndia } from "@/lib/text/days";
import {
  applicant,
  fillForm,
  imageLabels,
  openForm,
  received,
  submitButton,
} from "../support/consent/consent";
import { exportedPages } from "../support/pages/exported-pages";
import { phone } from "../support/pages/routes";

// A build of the fixture content as an owner makes it: keys in .env.local, all that marketing may
// set, and announcements; at noon in India on 30 November.

const BUILT = Date.parse("2026-11-30T06:30:00Z") / 1000;
const SITE = "https://firm.example";
const COUNTER = "https://counter.example";

const VERIFICATION = {
  "google-site-verification": "token-of-google",
  "msvalidate.01": "0123456789ABCDEF",
  "some-other-service": "token-of-it",
};

const MARKETING = {
  verification: VERIFICATION,
  counter: { kind: "plausible", site: "firm.example", endpoint: `${COUNTER}/api/event` },
  counting: { off: "It counts nothing at all.", on: "It counts views of pages." },
};

const NOW = "Support is closed on Monday.";
const NEXT = "From December there is a new form.";
const OVER = "This was over yesterday.";
const HERE = "The lots change in December.";

/** Of nobody's key: what is sealed to it stays so. */
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

/** The fixture's notices with four announcements. */
function notices(text: string, service: string): string {
  const file = parseDocument(text);
  file.set("announcements", [
    { from: "2026-11-28", until: "2026-11-30", text: `${NOW} [Write to us](/contact).` },
    { from: "2026-12-01", until: "2026-12-02", text: NEXT },
    { from: "2026-11-01", until: "2026-11-29", text: OVER },
    { from: "2026-11-28", until: "2026-12-02", text: HERE, where: [service] },
  ]);
  return String(file);
}

/** Settings of whoever runs the tests do not count, nor what Next has read for them. */
function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(NEXT_PUBLIC_|__NEXT|NODE_ENV$)/.test(name)) Reflect.deleteProperty(env, name);
  }
  return { ...env, ...TYPES_ARE_CHECKED, SOURCE_DATE_EPOCH: String(BUILT) };
}

async function build() {
  const folder = makeScratchCopy(process.cwd(), "configured-site");
  putFixtureContent(folder);
  const at = (file: string) => path.join(folder, file);
  const service = loadContent(at("content")).services[0]?.route ?? "";
  const files = {
    ".env.local": [
      "NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME=desk-cloud",
      "NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET=the_preset",
      "NEXT_PUBLIC_EMAILJS_SERVICE_ID=service_1",
      "NEXT_PUBLIC_EMAILJS_TEMPLATE_ID=template_1",
      "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_1",
      `NEXT_PUBLIC_CONSENT_SEAL_TO=${RECIPIENT}`,
      `NEXT_PUBLIC_SITE_URL=${SITE}`,
    ].join("\n"),
    // YAML takes JSON.
    "content/marketing.yaml": JSON.stringify(MARKETING),
    "content/notices.yaml": notices(await readFile(at("content/notices.yaml"), "utf8"), service),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(at(file), text);
  const run = promisify(execFile);
  const options = { cwd: folder, env: environment() };
  // A text that clients accept may say that views are counted: then it is a new version.
  await run("npm", ["run", "new", "--", "version"], options);
  await run("npm", ["run", "build"], options);
  return {
    folder,
    out: at("out"),
    content: loadContent(at("content"), dayInIndia(BUILT * 1000)),
    service,
  };
}

interface Site extends Awaited<ReturnType<typeof build>> {
  /** Under a name that Chromium resolves to this machine: on `localhost` nothing is counted. */
  origin: string;
}

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await build();
      const server = await listen(createSiteServer(site.out), 0);
      await use({ ...site, origin: `http://site.localhost:${server.port}` });
      server.close();
      await rm(site.folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

// One worker, so one build.
test.describe.configure({ mode: "default" });

const pagesOf = ({ out, folder }: Site) => exportedPages(out, path.join(folder, "public"));

/** What the page and its policy complain of. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

const CORS = { "Access-Control-Allow-Origin": "*" };

/** Answers for a service at its real name, and notes what it is sent. */
async function answerFor(page: Page, origin: string, body: string): Promise<Route[]> {
  const sent: Route[] = [];
  await page.route(`${origin}/**`, (route) => {
    sent.push(route);
    return route.fulfill({ headers: CORS, body });
  });
  return sent;
}

test("the site's address is that of the settings", async ({ site }) => {
  const home = await readFile(path.join(site.out, "index.html"), "utf8");
  expect(home).toContain(`<link rel="canonical" href="${SITE}"`);
  expect(await readFile(path.join(site.out, "sitemap.xml"), "utf8")).toContain(`${SITE}/`);
});

test("verification tags are on the home page only; the counter is on counted pages only", ({
  site,
}) => {
  const routes = sitePages(site.content).map(({ route }) => route);
  const countedFiles = routes.filter((route) => route !== "/consent-form").map(fileOf);
  for (const { file, elements, policy } of pagesOf(site)) {
    const tags = elements.flatMap((element) => {
      const name = attribute(element, "name") ?? "";
      return name in VERIFICATION ? [[name, attribute(element, "content")]] : [];
    });
    expect.soft(tags, file).toEqual(file === "index.html" ? Object.entries(VERIFICATION) : []);
    const isCounted = elements.some((element) =>
      /^\/assets\/counter\.\w+\.js$/.test(attribute(element, "src") ?? ""),
    );
    expect.soft(isCounted, file).toBe(countedFiles.includes(file));
    expect.soft(policy.includes(COUNTER), file).toBe(isCounted);
    expect.soft(/script-src ([^;]*)/.exec(policy)?.[1] ?? "", file).not.toMatch(/http|\*|unsafe/);
  }
});

test("a view is counted once, without cookies or the rest of the address", async ({
  site,
  page,
  context,
}) => {
  const errors = listenForErrors(page);
  const sent = await answerFor(page, COUNTER, "ok");
  await page.goto("/contact?plan=x&utm_source=google&gclid=abc&name=Asha#main");
  await expect.poll(() => sent.length).toBe(1);
  const request = sent[0]?.request();
  expect(new URL(request?.url() ?? "").pathname).toBe("/api/event");
  expect(request?.postDataJSON()).toEqual({
    n: "pageview",
    u: `${site.origin}/contact?utm_source=google`,
    d: "firm.example",
    r: null,
  });
  const { cookie, referer } = (await request?.allHeaders()) ?? {};
  expect([cookie, referer]).toEqual([undefined, undefined]);
  await page.goto("/privacy-policy");
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole("main")).toContainText("It counts views of pages.");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(errors).toEqual([]);
});

test("with keys the form goes to both providers under its own CSP, sealed", async ({
  page,
  site,
}) => {
  const errors = listenForErrors(page);
  const file = "https://res.cloudinary.com/desk-cloud/raw/upload/v1/file.jpg";
  const uploads = await answerFor(
    page,
    "https://api.cloudinary.com",
    JSON.stringify({ secure_url: file }),
  );
  const mails = await answerFor(page, "https://api.emailjs.com", "OK");
  await openForm(page);
  // Neither the note of the mock providers nor that of a host without keys.
  await expect(page.getByRole("note").filter({ hasText: /test copy|cannot send/ })).toHaveCount(0);
  const { readers } = site.content.pages["consent-form"].form;
  await expect(page.getByText(readers.sealed)).toBeVisible();
  await fillForm(page);
  await submitButton(page).click();
  await expect(received(page)).toBeFocused();
  const paths = [...uploads, ...mails].map((route) => new URL(route.request().url()).pathname);
  expect(paths).toEqual([
    ...imageLabels.map(() => "/v1_1/desk-cloud/auto/upload"),
    "/v1_1/desk-cloud/raw/upload",
    "/api/v1.0/email/send",
  ]);
  expect(uploads[0]?.request().postData()).toContain("the_preset");
  for (const upload of uploads) {
    expect(upload.request().postData()).toMatch(/filename="[^"]+\.(jpg|pdf)\.age"/);
  }
  expect(mails[0]?.request().postDataJSON()).toMatchObject({
    user_id: "key_1",
    service_id: "service_1",
    template_id: "template_1",
    template_params: {
      fullName: applicant["Full Name"],
      panNumber: applicant["PAN Number"].replace(/^.{6}/, "XXXXXX"),
      panImageUrl: file,
      pdfUrl: file,
    },
  });
  expect(errors).toEqual([]);
});

test("a picture comes in the width and format of the screen", async ({ site, page }) => {
  await page.setViewportSize(phone);
  let pictures = 0;
  for (const [name, { bands }] of site.content.bandPages) {
    for (const band of bands) {
      if (band.kind !== "picture") continue;
      pictures += 1;
      await page.goto(`/${name}`);
      const image = page.getByRole("img", { name: band.alt });
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toMatch(/\/assets\/pictures\/\w+-[0-9a-f]{8}-360\.avif$/);
    }
  }
  expect(pictures).toBeGreaterThan(0);
});

test("an earlier version of the terms is marked and out of search", async ({ site, page }) => {
  const { versions, shared } = site.content;
  const earlier = `/terms-condition/${versions.terms.at(-1)?.number}`;
  await page.goto(earlier);
  const notice = page.getByRole("note").filter({ hasText: shared.policy.over });
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/terms-condition");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/terms-condition");
  await expect(page.locator(`a[href="${earlier}"]`)).toHaveCount(1);
});

function announcement(page: Page, text: string): Locator {
  return page.getByRole("main").getByRole("note").filter({ hasText: text });
}

test("an announcement shows from its first day to its last in India", async ({ page, site }) => {
  const shown = async (moment: string, route: string) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(route);
    const visible: string[] = [];
    for (const text of [NOW, NEXT, OVER, HERE]) {
      if (await announcement(page, text).isVisible()) visible.push(text);
    }
    return visible;
  };
  expect(await shown("2026-11-30T18:29:00Z", "/about")).toEqual([NOW]);
  expect(await shown("2026-11-30T18:31:00Z", site.service)).toEqual([NEXT, HERE]);
  expect(await shown("2026-12-02T18:31:00Z", site.service)).toEqual([]);
});

test("without scripts the build's day decides on announcements", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.service);
  for (const text of [NOW, HERE]) await expect(announcement(page, text)).toBeVisible();
  await expect(announcement(page, NEXT)).toBeHidden();
  const box = await announcement(page, HERE).boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await context.close();
  expect(await readFile(path.join(site.out, fileOf(site.service)), "utf8")).not.toContain(OVER);
});
