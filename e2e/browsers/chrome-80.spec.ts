import { oldChromiumPath } from "@/e2e/run/old-chromium";
import { expect, test } from "../support/consent/consent";
import { type CdpPage, openCdpPage } from "../support/engines/cdp-pipe";
import { lastHref } from "../support/pages/menus";
import { routes } from "../support/pages/routes";

// Below the minimum versions nothing has to work that needs a script of ours: a styled, readable
// page whose links, phone and WhatsApp lead where they should.

let page: CdpPage;
test.beforeAll(async () => {
  page = await openCdpPage(oldChromiumPath(80), "--window-size=500,800");
});
test.afterAll(() => page.close());

interface Looks {
  headerSticks: boolean;
  headerPainted: boolean;
  text: number;
  fontSize: number;
  widestIcon: number;
  overflow: number;
}

const LOOKS = `(() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const icons = [...document.querySelectorAll("a svg, button svg, summary svg")];
  return {
    headerSticks: style("header").position === "sticky",
    headerPainted: style("header").backgroundColor !== "rgba(0, 0, 0, 0)",
    text: document.querySelector("main").innerText.length,
    fontSize: parseFloat(style("main p").fontSize),
    widestIcon: Math.max(0, ...icons.map((icon) => icon.getBoundingClientRect().width)),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
})()`;

test("every page is styled and can be read", async ({ baseURL }) => {
  for (const route of routes) {
    await page.open(`${baseURL}${route}`);
    const looks = await page.evaluate<Looks>(LOOKS);
    expect.soft(looks, route).toMatchObject({ headerSticks: true, headerPainted: true });
    expect.soft(looks.text, route).toBeGreaterThan(500);
    expect.soft(looks.fontSize, route).toBeGreaterThanOrEqual(12);
    expect.soft(looks.widestIcon, route).toBeLessThan(200);
    expect.soft(looks.overflow, route).toBeLessThanOrEqual(0);
  }
});

test("the menu opens and its links lead on", async ({ baseURL }) => {
  await page.open(`${baseURL}/about`);
  const shown = `[...document.querySelectorAll('header a[href="${lastHref}"]')].find((a) => a.offsetWidth > 0)`;
  const isShown = `Boolean(${shown})`;
  expect(await page.evaluate(isShown)).toBe(false);
  const summary = `[...document.querySelectorAll("header summary")].find((s) => s.offsetWidth > 0)`;
  await page.evaluate(`${summary}.click()`);
  await expect.poll(() => page.evaluate(isShown)).toBe(true);
  await page.evaluate(`${shown}.click()`);
  await expect.poll(() => page.evaluate("location.pathname")).toBe(lastHref);
});

for (const route of ["/contact", "/consent-form"]) {
  test(`${route} leads to the firm by phone, mail and WhatsApp`, async ({ baseURL }) => {
    await page.open(`${baseURL}${route}`);
    for (const scheme of ["tel:", "mailto:", "https://wa.me/"]) {
      const link = `[...document.querySelectorAll('a[href^="${scheme}"]')]`;
      expect(
        await page.evaluate(`${link}.some((a) => a.getClientRects().length > 0)`),
        scheme,
      ).toBe(true);
    }
  });
}
