import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { filesBelow } from "static-islands/files-below";
import { parseDocument } from "yaml";
import { loadContent } from "@/lib/checks/checked-content";
import { formatRupees } from "@/lib/text/format";
import {
  violations as accessibilityViolations,
  scrollsSideways,
} from "../support/checks/accessibility";
import { listenForViolations } from "../support/checks/violations";
import { phone } from "../support/pages/routes";
import { scannedPage } from "../support/pages/scanned-page";
import { type ConfiguredSite, startConfiguredSite } from "../support/servers/configured-site";

// A build with the switch thrown and four announcements, on 30 November 2026, noon in India.

const FIXTURES = "__tests__/fixtures/content";

const BUILT = Date.parse("2026-11-30T06:30:00Z") / 1000;

/** The content of the copy that is built. */
const content = loadContent(path.resolve(FIXTURES));
const { closed } = content.notices;
const [{ route: SERVICE } = { route: "/" }] = content.services;

/** Unlike any other text of the site, so that they are found wherever they are left. */
const PAYMENT = {
  account: "9182 7364 5546",
  ifsc: "HDFC0009182",
  id: "paysuch.ra@validhdfc",
  phonePayment: "+91 91827 36455",
};

function firmFile(): string {
  const file = parseDocument(readFileSync(`${FIXTURES}/firm.yaml`, "utf8"));
  for (const [keys, value] of Object.entries({
    "bank.account": PAYMENT.account,
    "bank.ifsc": PAYMENT.ifsc,
    "upi.id": PAYMENT.id,
    phonePayment: PAYMENT.phonePayment,
  })) {
    // A new node: the old one is marked as a placeholder.
    file.setIn(keys.split("."), file.createNode(value));
  }
  return String(file);
}

const NOW = "Support is closed on Monday.";
const NEXT = "From December there is a new form.";
const OVER = "This was over yesterday.";
const HERE = "The lots change in December.";

function noticesFile(): string {
  const file = parseDocument(readFileSync(`${FIXTURES}/notices.yaml`, "utf8"));
  file.set("accepting", false);
  file.set("announcements", [
    { from: "2026-11-28", until: "2026-11-30", text: `${NOW} [Write to us](/contact).` },
    { from: "2026-12-01", until: "2026-12-02", text: NEXT },
    { from: "2026-11-01", until: "2026-11-29", text: OVER },
    { from: "2026-11-28", until: "2026-12-02", text: HERE, where: [SERVICE] },
  ]);
  return String(file);
}

const test = base.extend<object, { site: ConfiguredSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startConfiguredSite(
        () => ({ "content/firm.yaml": firmFile(), "content/notices.yaml": noticesFile() }),
        {
          name: "closed-site",
          settings: {
            SOURCE_DATE_EPOCH: String(BUILT),
            // The keys of both providers: a closed site must not even name them.
            NEXT_PUBLIC_CLOUDINARY_CLOUD_NAME: "closed-cloud",
            NEXT_PUBLIC_CLOUDINARY_UPLOAD_PRESET: "closed_preset",
            NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service_closed",
            NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "template_closed",
            NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key_closed",
          },
        },
      );
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.localOrigin),
});

// One worker, so one build.
test.describe.configure({ mode: "default" });

const band = (page: Page, text: string) =>
  page.getByRole("main").getByRole("note").filter({ hasText: text });

test("no file of the export says where to pay, or to whom a form is sent", async ({ site }) => {
  const files = filesBelow(site.out);
  expect(files).not.toContain("upi-qr.svg");
  const secret = [
    ...Object.values(PAYMENT),
    PAYMENT.account.replaceAll(" ", ""),
    "upi-qr.svg",
    "contact?plan=",
    "data-copy=",
    "closed-cloud",
    "service_closed",
  ];
  for (const file of files.filter((name) => /\.(html|txt|svg|xml|json|webmanifest)$/.test(name))) {
    const text = await readFile(path.join(site.out, file), "utf8");
    expect
      .soft(
        secret.filter((word) => text.includes(word)),
        file,
      )
      .toEqual([]);
    expect.soft(text, file).not.toMatch(/"@type":"(Offer|OfferCatalog)"|"priceRange"/);
  }
});

test("no page loads a form or opens its policy for one", async ({ site }) => {
  const pages = (await readdir(site.out, { recursive: true })).filter((file) =>
    file.endsWith(".html"),
  );
  for (const file of pages) {
    const html = await readFile(path.join(site.out, file), "utf8");
    expect.soft(html, file).not.toMatch(/data-island="(inquiry|consent)-form"/);
    // Clients who stop still work out what comes back.
    if (file !== "refunds.html") expect.soft(html, file).not.toContain("<form");
    const { policy } = scannedPage(html);
    if (policy) expect.soft(/connect-src ([^;]*)/.exec(policy)?.[1], file).toBe("'self'");
    expect.soft(policy, file).not.toMatch(/cloudinary|emailjs|blob:/);
  }
});

test("each layout says so, has no WCAG 2.2 AA violation and fits a phone", async ({ page }) => {
  const violations = await listenForViolations(page);
  await page.setViewportSize(phone);
  for (const route of ["/", "/services", "/contact", "/bankdetails", "/consent-form", SERVICE]) {
    await page.goto(route);
    await expect.soft(band(page, closed.heading), route).toBeVisible();
    expect.soft(await scrollsSideways(page), `${route} scrolls sideways`).toBe(false);
    expect.soft(await accessibilityViolations(page), route).toEqual([]);
  }
  expect(violations).toEqual([]);
});

test("prices stay, with the closed words beside them and no button", async ({ page }) => {
  for (const { route, plans } of content.services) {
    await page.goto(route);
    const main = page.getByRole("main");
    for (const { price } of plans) {
      const card = main
        .getByRole("listitem")
        .filter({ has: page.getByText(formatRupees(price), { exact: true }) });
      await expect.soft(card.first(), route).toContainText(closed.plan);
    }
    await expect.soft(main.getByRole("link", { name: /subscribe|get started/i })).toHaveCount(0);
  }
  for (const route of ["/", "/services"]) {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect.soft(main.getByText(closed.plan).first(), route).toBeVisible();
    await expect.soft(main.locator('a[href="/contact"].button'), route).toHaveCount(0);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`forms and account give way to words and contacts, scripts: ${javaScriptEnabled}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.localOrigin, javaScriptEnabled });
    const page = await context.newPage();
    for (const route of ["/contact?plan=x", "/consent-form"]) {
      await page.goto(route);
      const main = page.getByRole("main");
      await expect.soft(main, route).toContainText(closed.form.subheading);
      // Once, in the band: a second notice would push the contacts down.
      const [words = ""] = closed.form.text.split(" [");
      await expect.soft(main.getByRole("note").filter({ hasText: words }), route).toHaveCount(1);
      await expect.soft(main.getByRole("textbox"), route).toHaveCount(0);
      await expect.soft(main.getByRole("link", { name: content.firm.phone }).first()).toBeVisible();
    }
    await page.goto("/bankdetails");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(closed.payment.heading);
    await expect.soft(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect.soft(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await context.close();
  });
}

test("disclosures, complaints, terms and grievance contacts stay", async ({ page }) => {
  await page.goto("/complaints");
  await expect(page.getByRole("table")).toHaveCount(3);
  await page.goto("/compliance");
  await expect(page.getByRole("main")).toContainText(content.firm.email.grievance);
  await page.goto("/terms-condition");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).not.toHaveCount(0);
});

test("an announcement stands from its first day to its last, in India's time", async ({ page }) => {
  const shown = async (moment: string, route = "/about") => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(route);
    const all = [NOW, NEXT, OVER, HERE].map(async (text) =>
      (await band(page, text).isVisible()) ? [text] : [],
    );
    return (await Promise.all(all)).flat();
  };
  expect(await shown("2026-11-30T18:29:00Z")).toEqual([NOW]);
  expect(await shown("2026-11-30T18:31:00Z")).toEqual([NEXT]);
  expect(await shown("2026-11-30T18:31:00Z", SERVICE)).toEqual([NEXT, HERE]);
  expect(await shown("2026-12-02T18:31:00Z", SERVICE)).toEqual([]);
});

test("showing and hiding one moves nothing, and it covers nothing", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(new Date("2026-12-01T06:00:00Z"));
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { shift: number };
    scope.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        scope.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const route of ["/", SERVICE]) {
    await page.goto(route, { waitUntil: "networkidle" });
    await expect(band(page, NEXT)).toBeVisible();
    await expect(band(page, NOW)).toBeHidden();
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect.soft(shift, route).toBeLessThan(0.01);
    const box = await band(page, NEXT).boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), route).toBeLessThanOrEqual(heading?.y ?? 0);
  }
});

test("without scripts the build's day decides, and what is over is left out", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.localOrigin,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(SERVICE);
  for (const text of [NOW, HERE]) await expect(band(page, text)).toBeVisible();
  await expect(band(page, NEXT)).toBeHidden();
  await context.close();
  expect(await readFile(`${site.out}${SERVICE}.html`, "utf8")).not.toContain(OVER);
});
