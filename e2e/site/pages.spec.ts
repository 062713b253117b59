import { expect, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { priceOf } from "@/lib/fees/price";
import { siteUrl } from "@/lib/site/site-url";
import { formatRupees } from "@/lib/text/format";
import { scrollsSideways, violations } from "../support/checks/accessibility";
import { menuSummary, servicesSummary } from "../support/pages/menus";
import { content, desktop, layoutKinds, pages, phone, routes } from "../support/pages/routes";
import { readServedPage, type ServedPage } from "../support/pages/served-page";

const { accepting, closed } = content.notices;
const { firm, shared } = content;
const origin = siteUrl(firm);

/** The only hosts the site sends a visitor to. */
const HOSTS =
  /^((www|scores|siportal)\.sebi\.gov\.in|smartodr\.in|myaadhaar\.uidai\.gov\.in|wa\.me)$/;

/** A reference that nothing filled in, or a value that is none. */
const FAULTY_TEXT = /\{\{|\[object Object\]|\bundefined\b|\bNaN\b/;

for (const route of layoutKinds) {
  test(`${route} has a skip link and no WCAG 2.2 AA violation`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(route);
    expect.soft(await violations(page), `${phone.width} px`).toEqual([]);
    await page.setViewportSize(desktop);
    expect.soft(await violations(page), `${desktop.width} px`).toEqual([]);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: shared.header.skip });
    await expect.soft(skip).toBeFocused();
    await expect.soft(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect.soft(page.getByRole("main")).toBeFocused();
  });
}

test("open menus and the 404 page have no WCAG 2.2 AA violation", async ({ page }) => {
  for (const [viewport, summary] of [
    [phone, menuSummary],
    [desktop, servicesSummary],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await summary(page).click();
    expect.soft(await violations(page), `${viewport.width} px`).toEqual([]);
  }
  await page.goto("/no-such-page");
  expect(await violations(page)).toEqual([]);
});

test("every page of the content has its heading, title and address, and no faulty text", async ({
  page,
}) => {
  for (const { route, heading, title } of pages) {
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toHaveText(heading);
    expect.soft(await page.title(), route).toContain(title);
    expect.soft(await page.getByRole("main").textContent(), route).not.toMatch(FAULTY_TEXT);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect.soft(canonical, route).toBe(route === "/" ? origin : origin + route);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft([levels[0], levels.lastIndexOf(1), skipped], route).toEqual([1, 0, []]);
  }
});

// WCAG 1.4.10: 320 CSS px wide is a small phone, 320 x 256 is a 1280 px window at 400% zoom.
test("no page scrolls sideways at 320 x 640 and 320 x 256", { tag: EVERY_FONT }, async ({
  page,
}) => {
  for (const route of [...routes, "/no-such-page"]) {
    await page.goto(route);
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      expect.soft(await scrollsSideways(page), `${route}, ${height} px high`).toBe(false);
    }
  }
});

for (const { route, cta, plans, title } of content.services) {
  test(`${route} and /services show each of its plans at its price`, async ({ page }) => {
    await page.goto(route);
    const cards = page.getByRole("main").getByRole("listitem");
    for (const plan of plans) {
      const amount = page.getByText(formatRupees(plan.price), { exact: true });
      const button = page.locator(`a[href="/contact?plan=${plan.id}"]`, { hasText: cta });
      const card = accepting
        ? cards.filter({ has: button })
        : cards.filter({ has: amount, hasText: closed.plan }).first();
      await expect.soft(card, plan.id).toHaveCount(1);
      await expect.soft(card.getByText(formatRupees(plan.price), { exact: true })).toBeVisible();
      const { total } = priceOf(plan, firm.gstPercent);
      await expect
        .soft(card, plan.id)
        .toContainText(`${formatRupees(total)} ${shared.plans.total}`);
      for (const label of [plan.tag, plan.recommended && shared.plans.recommended]) {
        if (label) await expect.soft(card.getByText(label, { exact: true })).toBeVisible();
      }
    }
    await page.goto("/services");
    for (const { price } of plans) {
      const cell = page.getByRole("cell", { name: formatRupees(price), exact: true });
      await expect.soft(cell.first(), title).toBeAttached();
    }
  });
}

test.describe("links", () => {
  const served = new Map<string, ServedPage>();

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    for (const route of [...pages.map((page) => page.route), "/no-such-page"]) {
      served.set(route, await readServedPage(request, route));
    }
    await request.dispose();
  });

  test("every internal link leads to a page or a file, every anchor to a place on it", async ({
    request,
  }) => {
    const files = new Set<string>();
    for (const [route, page] of served) {
      for (const file of page.files) files.add(file);
      for (const { href } of page.links.filter((link) => /^[/#]/.test(link.href))) {
        const { pathname, hash } = new URL(href, `http://site${route}`);
        if (content.files.has(pathname)) {
          files.add(pathname);
          continue;
        }
        // Plain spelling only: a link through a redirect costs the visitor a round trip.
        const target = served.get(pathname);
        expect.soft(target !== undefined, `${href} on ${route}`).toBe(true);
        const anchor = decodeURIComponent(hash.slice(1));
        if (anchor) expect.soft(target?.ids.has(anchor), `${href} on ${route}`).toBe(true);
      }
    }
    for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);
  });

  test("every other link goes to a known host, calls or writes, and holds on to no tab", () => {
    const phones = [firm.phone, firm.chat.phone].map((number) => number.replace(/\D/g, ""));
    for (const [route, page] of served) {
      for (const { href, rel, target } of page.links.filter((link) => !/^[/#]/.test(link.href))) {
        const { protocol, hostname, pathname } = new URL(href);
        const where = `${href} on ${route}`;
        if (protocol === "https:") expect.soft(hostname, where).toMatch(HOSTS);
        else if (protocol === "tel:") expect.soft(href, where).toMatch(/^tel:\+91\d{10}$/);
        else expect.soft(href, where).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
        if (hostname === "wa.me") expect.soft(pathname, where).toBe(`/${phones[1]}`);
        if (target === "_blank") expect.soft(rel.split(" "), where).toContain("noopener");
      }
      const hrefs = page.links.map(({ href }) => href);
      expect.soft(hrefs, route).toContain(`tel:+${phones[0]}`);
      // An address that the firm has still to supply is text.
      expect.soft(hrefs, route).not.toContain("#");
    }
  });
});

test("each page carries the registration and the warning at reading size", async ({ page }) => {
  for (const route of layoutKinds) {
    await page.goto(route);
    const footer = page.getByRole("contentinfo");
    await expect.soft(footer, route).toContainText(firm.registration.number);
    const warning = footer.getByText(firm.warning, { exact: true });
    const size = await warning.evaluate((element) => getComputedStyle(element).fontSize);
    expect.soft(Number.parseFloat(size), route).toBeGreaterThanOrEqual(16);
  }
});

test("the registered name is never smaller than the trading name, and a long one fits", async ({
  page,
}) => {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    const strip = page.getByText(firm.legalName).first();
    const trading = page.getByRole("banner").getByText(firm.name, { exact: true });
    expect(await strip.evaluate(sizeOf)).toBeGreaterThanOrEqual(await trading.evaluate(sizeOf));
    await strip.evaluate((element) => {
      element.textContent = "Venkatanarasimharajuvaripeta Subrahmanyam Ramakrishnan Iyer";
    });
    expect(await scrollsSideways(page)).toBe(false);
  }
});

test("a page that prints a made-up account says so", async ({ page }) => {
  const { bank, upi, legalName } = firm;
  const madeUp = Object.entries({
    "firm.bank.account": bank.account,
    "firm.bank.ifsc": bank.ifsc,
    "firm.upi.id": upi.id,
  }).flatMap(([path, value]) =>
    content.placeholders.has(path) && value !== legalName ? [value] : [],
  );
  for (const { route } of pages) {
    await page.goto(route);
    const text = (await page.getByRole("main").textContent()) ?? "";
    if (madeUp.some((value) => text.includes(value))) {
      expect.soft(text, route).toContain(shared.preview.money);
    }
  }
});

test("the copyright line and 'last updated' follow the visitor's clock", async ({ page }) => {
  await page.clock.setFixedTime("2029-03-09T12:00:00");
  await page.goto("/terms-condition");
  await expect(page.getByRole("contentinfo").getByText("©")).toContainText("© 2029");
  await expect(page.getByText(shared.policy.updated).first()).toContainText("March 9, 2029");
});

test("the chat button is round, at the bottom right, and opens WhatsApp in a new tab", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/services");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const button = page.getByRole("link", { name: shared.chat });
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error("There is no chat button.");
  expect(box.width).toBe(box.height);
  expect(viewport.width - box.x - box.width).toBeLessThan(48);
  expect(viewport.height - box.y - box.height).toBeLessThan(48);
  const opened = context.waitForEvent("page");
  await button.click();
  const chat = new URL((await opened).url());
  expect(chat.searchParams.get("text")).toBe(accepting ? firm.chat.message : closed.chat);
});
