import { expect, test } from "@playwright/test";
import { attribute } from "static-islands";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, phoneHref } from "@/lib/text/format";
import { versionPages } from "@/lib/versions/versions";
import { violations } from "../support/checks/accessibility";
import { exportedPages } from "../support/pages/exported-pages";
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { menuSummary, servicesSummary } from "../support/pages/menus";
import { content, desktop, phone } from "../support/pages/routes";

const { accepting, closed } = content.notices;
const { firm, shared, services } = content;

/** What editors have written: an address that is in it leads where they mean. */
const written = JSON.stringify([
  { ...content, facts: undefined },
  [...content.bandPages],
  [...content.policies],
  versionPages(content),
]);

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

test("the skip link is the first stop and leads to the page's main part", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: shared.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const { route, cta, plans } of services) {
  test(`${route} shows each of its plans at its price, with its button`, async ({ page }) => {
    await page.goto(route);
    const cards = page.getByRole("main").getByRole("listitem");
    for (const plan of plans) {
      const price = page.getByText(formatRupees(plan.price), { exact: true });
      const button = page.locator(`a[href="/contact?plan=${plan.id}"]`, { hasText: cta });
      const card = accepting
        ? cards.filter({ has: button })
        : cards.filter({ has: price, hasText: closed.plan }).first();
      const { total } = priceOf(plan, firm.gstPercent);
      await expect.soft(card.getByText(formatRupees(plan.price), { exact: true })).toBeVisible();
      await expect.soft(card).toContainText(`${formatRupees(total)} ${shared.plans.total}`);
      for (const label of [plan.tag, plan.recommended && shared.plans.recommended]) {
        if (label) await expect.soft(card.getByText(label, { exact: true })).toBeVisible();
      }
    }
  });
}

/** The digits of a number as content has it. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}

function expectKnownAddress(href: string, where: string): void {
  const { protocol, hostname, pathname } = new URL(href);
  switch (protocol) {
    case "https:":
      if (hostname !== "wa.me") expect.soft(written, where).toContain(`https://${hostname}`);
      break;
    case "tel:":
      expect.soft(href, where).toMatch(/^tel:(?:\+91\d{10}|1[68]00\d{6,7})$/);
      break;
    default:
      expect.soft(href, where).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  }
  if (hostname === "wa.me") expect.soft(pathname, where).toBe(`/${digitsOf(firm.chat.phone)}`);
}

test("every link out goes where content says, calls or writes, and new tabs get no opener", () => {
  const pages = exportedPages().filter(({ html }) => !html.includes('http-equiv="refresh"'));
  for (const { file, elements } of pages) {
    const hrefs: string[] = [];
    for (const link of elements.filter(({ tagName }) => tagName === "a")) {
      const href = attribute(link, "href");
      // An address that the firm has still to supply is text: a link without href.
      if (!href) continue;
      hrefs.push(href);
      if (/^[/#]/.test(href)) continue;
      const where = `${href} on ${file}`;
      expectKnownAddress(href, where);
      const opensTab = attribute(link, "target") === "_blank";
      const rel = attribute(link, "rel") ?? "";
      if (opensTab) expect.soft(rel.split(" "), where).toContain("noopener");
    }
    expect.soft(hrefs, file).toContain(phoneHref(firm.phone));
  }
});

test("the registered name is as large as the trading name, and fits", async ({ page }) => {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  await page.goto("/about");
  const strip = page.getByText(firm.legalName).first();
  const names = page.getByRole("banner").getByText(firm.name, { exact: true });
  const trading = names.filter({ visible: true });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await strip.evaluate(sizeOf)).toBeGreaterThanOrEqual(await trading.evaluate(sizeOf));
  }
  await strip.evaluate((element) => {
    element.textContent = "Venkatanarasimharajuvaripeta Subrahmanyam Ramakrishnan Iyer";
  });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(layoutFaults, SLACK)).toEqual([]);
  }
});
