import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { FURTHER } from "@/e2e/run/further";
import { shiftOf, watchShifts } from "../support/pages/layout-shift";
import { paintedIn } from "../support/pages/painted-in";
import { desktop, phone, serviceRoutes } from "../support/pages/routes";

// What a visitor's first page is set in: docs/decisions/0010-our-type-on-the-first-visit.md.

/** A page whose top is a figure with numbers, one with a form, text, facts of the register, tables. */
const ROUTES = ["/", ...serviceRoutes.slice(0, 1), "/contact", "/terms-condition", "/compliance"];

/** There the first flight has room for all that is in the display font. */
const WITH_ROOM = ["/contact", "/terms-condition", "/compliance"];

const NEWSREADER = /^\*Newsreader/;
const NOTHING = 0.0005;

/** Marks with `data-seen` what is in the display font, in the window, and holds text of its own. */
async function markSeen(page: Page, within: string): Promise<number> {
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(`${selector} *`)].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text);
      const isDisplay = getComputedStyle(element).fontFamily.includes("noto serif");
      const { top, bottom, width } = element.getBoundingClientRect();
      return hasText && isDisplay && top < innerHeight && bottom > 0 && width > 1;
    });
    for (const element of seen) element.setAttribute("data-seen", "");
    return seen.length;
  }, within);
}

/** Marks with `data-heading` the headings in late fonts, but for those that look like bold text. */
async function markLateHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const late = "[data-fonts=late]";
    for (const heading of document.querySelectorAll(`${late} :is(h2, h3), ${late}:is(h2, h3)`)) {
      const { fontSize } = getComputedStyle(heading);
      const { width } = heading.getBoundingClientRect();
      // Smaller ones are bold text; the narrowest are for screen readers only.
      if (Number.parseFloat(fontSize) > 18 && width > 1) heading.setAttribute("data-heading", "");
    }
  });
}

/** By position on the page: whether a section is in the late fonts, and where it begins, in px. */
async function sectionsOf(page: Page): Promise<{ top: number; isLate: boolean }[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll("main > section, main > div > ol > li, footer")];
    return sections.map((section) => ({
      top: section.getBoundingClientRect().top,
      isLate: section.matches(":has([data-fonts=late]), [data-fonts=late]"),
    }));
  });
}

/** Waits until no more parts of the page are set in the late fonts. */
async function waitForLateFonts(page: Page): Promise<void> {
  const late = () => document.querySelectorAll("[data-fonts=late]").length;
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /^late/.test(family) && status === "loaded"),
  );
  let before = -1;
  await expect(async () => {
    const now = await page.evaluate(late);
    const hasGrown = now !== before;
    before = now;
    expect(hasGrown).toBe(false);
  }).toPass({ intervals: [1_000] });
}

for (const viewport of [phone, desktop]) {
  test(`a first page has its heading, its numbers and, with room, its first screen in Newsreader, ${viewport.width} px wide`, {
    tag: EVERY_FONT,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route("**/*.woff2", (route) => route.abort());
    for (const route of ROUTES) {
      await page.goto(route);
      const isWhole = WITH_ROOM.includes(route);
      expect(
        await markSeen(page, isWhole ? "main" : "main > section:first-of-type"),
      ).toBeGreaterThan(0);
      for (const font of await paintedIn(page, "[data-seen]")) {
        expect.soft(font, route).toMatch(NEWSREADER);
      }
    }
  });

  test(`sections below the window take our fonts, and nothing moves, ${viewport.width} px wide`, {
    tag: [EVERY_FONT, FURTHER],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    for (const route of ROUTES) {
      await page.goto(route);
      // A page that comes in pieces on a busy machine shifts before its fonts come.
      const before = await shiftOf(page);
      await waitForLateFonts(page);
      const sections = await sectionsOf(page);
      const below = sections.filter(({ top }) => top >= viewport.height);
      expect.soft(below.length, route).toBeGreaterThan(0);
      expect
        .soft(
          sections.filter(({ isLate }) => isLate),
          route,
        )
        .toEqual(below);
      for (const font of await paintedIn(page, "footer p")) {
        expect.soft(font, route).toMatch(/^\*(Instrument|Newsreader)/);
      }
      await markLateHeadings(page);
      for (const font of await paintedIn(page, "[data-heading]")) {
        expect.soft(font, route).toMatch(NEWSREADER);
      }

      await page.evaluate(async () => {
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo(0, top);
          await frame();
          await frame();
        }
      });
      expect.soft((await shiftOf(page)) - before, route).toBeLessThan(NOTHING);
    }
  });
}

test("what is above the window keeps its font, for a visitor who comes to a page's end", {
  tag: FURTHER,
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => scrollTo(0, document.body.scrollHeight));
  });
  for (const route of ROUTES) {
    await page.goto(route);
    await waitForLateFonts(page);
    const sections = await sectionsOf(page);
    expect
      .soft(
        sections.filter(({ isLate }) => isLate),
        route,
      )
      .toEqual([]);
  }
});
