import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { furtherUnless } from "@/e2e/run/further";
import { siteUrl } from "@/lib/site/site-url";
import { violations } from "../support/checks/accessibility";
import { listenForProblems } from "../support/checks/problems";
import { layoutFaults, SLACK, smallestLabel } from "../support/pages/layout-faults";
import {
  content,
  figureRoutes,
  islandRoutes,
  layoutKinds,
  pages,
  phone,
  serviceRoutes,
} from "../support/pages/routes";

const { firm, shared, placeholders } = content;
const origin = siteUrl(firm);

/** 10 point in CSS px, as we read the "font size 10" of SEBI's advertisement code (11.1). */
const LEAST_WARNING = 10 * (96 / 72);

/** A reference that nothing filled in, or a value that is none. */
const FAULTY_TEXT = /\{\{|\[object Object\]|\bundefined\b|\bNaN\b/;

/** What a visitor would pay by, as far as it is made up. */
const madeUp = Object.entries({
  "firm.bank.account": firm.bank.account,
  "firm.bank.ifsc": firm.bank.ifsc,
  "firm.upi.id": firm.upi.id,
}).flatMap(([path, value]) => (placeholders.has(path) && value !== firm.legalName ? [value] : []));

/** Pages that may fetch more than the script of every page. */
const interactiveRoutes = [...islandRoutes, ...figureRoutes];

/** The addresses of the scripts that the page asks for; the list fills while it is used. */
function listenForScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Nothing is left to be filled in, and what is made up is said to be. */
async function expectSoundText(page: Page): Promise<void> {
  const text = (await page.getByRole("main").textContent()) ?? "";
  expect.soft(text).not.toMatch(FAULTY_TEXT);
  const isMadeUp = madeUp.some((value) => text.includes(value));
  if (isMadeUp) expect.soft(text).toContain(shared.preview.money);
}

/** One h1, which comes first, and no level left out. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(levels[0]).toBe(1);
  expect.soft(levels.lastIndexOf(1)).toBe(0);
  expect.soft(skipped).toEqual([]);
}

/** Scrolled to its end, the page still has its header at the top. */
async function expectStickyHeader(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const header = await page.getByRole("banner").locator("> *").last().boundingBox();
  expect.soft(header?.y, "the header stays at the top").toBe(0);
}

async function expectLegibleFigures(page: Page, width: number): Promise<void> {
  const smallest = await smallestLabel(page.locator("figure"));
  expect.soft(smallest, `a figure's label, ${width} px`).toBeGreaterThanOrEqual(12);
}

async function expectLegibleWarnings(page: Page, width: number): Promise<void> {
  for (const warning of [firm.warning, "in no way guarantee performance of the intermediary"]) {
    const size = await page
      .getByRole("contentinfo")
      .getByText(warning)
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect.soft(size, `${warning}, ${width} px`).toBeGreaterThanOrEqual(LEAST_WARNING);
  }
}

/** Earlier versions of a text look alike: the first of them stands for the others. */
const firstVersion = pages.find(({ sharedImage }) => sharedImage)?.route ?? "";

/** Looked at every day: a page of each kind. */
const everyDay = [...layoutKinds, firstVersion];

for (const { route, heading, title } of pages) {
  test(`${route} is complete, quiet, accessible and fits every width`, {
    tag: [EVERY_FONT, ...furtherUnless(everyDay.includes(route))],
  }, async ({ page, baseURL }) => {
    const problems = listenForProblems(page, baseURL ?? "");
    const scripts = listenForScripts(page);
    await page.setViewportSize(phone);
    const response = await page.goto(route);
    expect.soft(response?.status()).toBe(200);
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect.soft(await page.title()).toContain(title);
    const canonical = page.locator("link[rel=canonical]");
    await expect.soft(canonical).toHaveAttribute("href", route === "/" ? origin : origin + route);
    await expectSoundText(page);
    await expectOutline(page);

    // At its top: further down, links that are half behind the header count as too small.
    expect.soft(await violations(page)).toEqual([]);

    await expectStickyHeader(page);
    await page.waitForLoadState("networkidle");
    expect.soft(problems).toEqual([]);
    if (!interactiveRoutes.includes(route)) {
      const always = scripts.filter((address) => !/^\/assets\/counter\./.test(address));
      expect.soft(always).toEqual([expect.stringMatching(/^\/assets\/enhancements\.\w+\.js$/)]);
    }
    await expect.soft(page.getByRole("contentinfo")).toContainText(firm.registration.number);
    // WCAG 1.4.10: 320 CSS px is a small phone, or a window of 1280 px at 400% zoom.
    for (const width of [320, 400, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await page.evaluate(layoutFaults, SLACK), `${width} px`).toEqual([]);
      if (["/", ...serviceRoutes].includes(route)) await expectLegibleFigures(page, width);
      await expectLegibleWarnings(page, width);
    }
  });
}
