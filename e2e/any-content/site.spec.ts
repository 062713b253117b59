import { readFile } from "node:fs/promises";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { getContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { siteUrl } from "@/lib/site/site-url";
import { formatRupees } from "@/lib/text/format";
import { listenForProblems } from "../support/checks/problems";
import { exportedPages } from "../support/pages/exported-pages";
import { readServedPage, type ServedPage } from "../support/pages/served-page";

/**
 * What must hold of the site whatever editors write into content/: every expectation is read from
 * the content, none is written here. Exact words and prices are tested on the fixture content.
 */
const content = getContent();
const pages = sitePages(content);
const { accepting, closed } = content.notices;
const origin = siteUrl(content.firm);
const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const FAULTY_TEXT = /\{\{|\[object Object\]|\bundefined\b|\bNaN\b/;

/** Prices of the offers in structured data, by the id of their plan. */
function offersIn(node: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof node !== "object" || node === null) return found;
  const { "@type": type, url, price } = node as Record<string, unknown>;
  if (type === "Offer") found.set(new URL(String(url)).searchParams.get("plan") ?? "", price);
  for (const child of Object.values(node)) offersIn(child, found);
  return found;
}

/** Of the pages that keep versions, which are laid out alike, the first. */
const [kept] = pages.filter(({ isVersion }) => isVersion);
const opened = pages.filter((page) => !page.isVersion || page === kept);

for (const { route, heading, title } of opened) {
  test(`${route} opens quietly, fits a phone and has no WCAG 2.2 AA violation`, async ({
    page,
    baseURL,
  }) => {
    const problems = listenForProblems(page, baseURL ?? "");
    await page.setViewportSize({ width: 360, height: 760 });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await page.title()).toContain(title);
    expect(await page.title()).toContain(content.firm.name);
    expect(await page.getByRole("main").textContent()).not.toMatch(FAULTY_TEXT);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      route === "/" ? origin : origin + route,
    );
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide, "scrolls sideways").toBe(false);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
  });
}

test("every page of the content is exported as valid HTML, and is in the sitemap", async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
  );
  const files = exportedPages();
  const expected = pages.map(({ route }) =>
    route === "/" ? "index.html" : `${route.slice(1)}.html`,
  );
  expect(files).toEqual(expect.arrayContaining(expected));
  for (const file of files) {
    const html = await readFile(path.join("out", file), "utf8");
    const { results } = await validator.validateString(html, file);
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect.soft(faults, file).toEqual([]);
  }
  const sitemap = await readFile(path.join("out", "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const indexed = pages.filter(({ noindex }) => !noindex);
  expect(listed.sort()).toEqual(
    indexed.map(({ route }) => (route === "/" ? origin : origin + route)).sort(),
  );
});

test("every internal link leads to a page, every anchor to a place on it", async ({ request }) => {
  const served = new Map<string, ServedPage>();
  for (const { route } of pages) served.set(route, await readServedPage(request, route));
  for (const [route, { links, files }] of served) {
    for (const { href } of links.filter((link) => /^[/#]/.test(link.href))) {
      const { pathname, hash } = new URL(href, `http://site${route}`);
      if (content.files.has(pathname)) {
        files.push(pathname);
        continue;
      }
      const target = served.get(pathname);
      expect.soft(target !== undefined, `${href} on ${route}`).toBe(true);
      const anchor = decodeURIComponent(hash.slice(1));
      if (anchor) expect.soft(target?.ids.has(anchor), `${href} on ${route}`).toBe(true);
    }
    for (const file of new Set(files)) {
      expect.soft((await request.get(file)).status(), `${file} on ${route}`).toBe(200);
    }
  }
});

for (const { route, cta, plans, title } of content.services) {
  test(`${route} shows each plan of its file at its price, and in the data too`, async ({
    page,
  }) => {
    await page.goto(route);
    const main = page.getByRole("main");
    for (const { id, price } of plans) {
      const button = page.locator(`a[href="/contact?plan=${id}"]`, { hasText: cta });
      const amount = page.getByText(formatRupees(price), { exact: true });
      const cards = main.getByRole("listitem");
      const card = accepting
        ? cards.filter({ has: button })
        : // Two plans may have one price.
          cards.filter({ has: amount, hasText: closed.plan }).first();
      await expect.soft(card, id).toHaveCount(1);
      await expect.soft(card.getByText(formatRupees(price), { exact: true }), id).toBeVisible();
      const total = Math.round(price * (1 + content.firm.gstPercent / 100));
      await expect.soft(card, id).toContainText(`${formatRupees(total)} in all`);
    }
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    const offered = offersIn(JSON.parse(graph ?? ""));
    for (const { id, price } of plans) {
      expect.soft(offered.get(id), id).toBe(accepting ? price : undefined);
    }
    await page.goto("/services");
    for (const { price } of plans) {
      const cell = page.getByRole("cell", { name: formatRupees(price), exact: true });
      await expect.soft(cell.first(), `${title} on /services`).toBeAttached();
    }
  });
}

test("testimonials stand on Home as long as the content shows them", async ({ page }) => {
  await page.goto("/");
  const { show, heading } = content.testimonials;
  await expect(page.getByRole("heading", { name: heading, exact: true })).toHaveCount(show ? 1 : 0);
});

test("the phone and the registration number are the firm's own wherever they stand", async ({
  request,
}) => {
  const { firm } = content;
  const phones = [firm.phone, firm.chat.phone].map((phone) => phone.replace(/\D/g, ""));
  for (const { route } of pages) {
    const html = await (await request.get(route)).text();
    expect(html, route).toContain(firm.registration.number);
    const { links } = await readServedPage(request, route);
    expect(
      links.some(({ href }) => href === `tel:+${phones[0]}`),
      route,
    ).toBe(true);
    for (const { href } of links.filter((link) => link.href.startsWith("https://wa.me/"))) {
      expect.soft(href, route).toMatch(new RegExp(`^https://wa\\.me/${phones[1]}\\b`));
    }
  }
});

test("a page that prints a made-up account says so, and one that prints none does not", async ({
  page,
}) => {
  const { firm, placeholders, shared } = content;
  const madeUp = Object.entries({
    "firm.bank.account": firm.bank.account,
    "firm.bank.ifsc": firm.bank.ifsc,
    "firm.upi.id": firm.upi.id,
    "firm.bank.payee": firm.bank.payee,
  }).flatMap(([path, value]) => (placeholders.has(path) ? [value] : []));
  // A payee is a name, which a page may print for another reason.
  const unmistakable = madeUp.filter((value) => value !== firm.legalName);
  for (const { route } of pages) {
    await page.goto(route);
    const text = (await page.getByRole("main").textContent()) ?? "";
    const says = text.includes(shared.preview.money);
    if (unmistakable.some((value) => text.includes(value))) expect.soft(says, route).toBe(true);
    if (![...placeholders].some((path) => /^(firm|services)/.test(path))) {
      expect.soft(says, route).toBe(false);
    }
  }
});
