import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { openWithDefaultFont } from "../support/engines/default-font";
import { inquiryForm, sendButton } from "../support/pages/inquiry";
import { layoutFaults, SLACK, TEXT_SPACING } from "../support/pages/layout-faults";
import { menuSummary } from "../support/pages/menus";
import { content, desktop, layoutKinds, routes, serviceRoutes } from "../support/pages/routes";

/** Every page once, then one of each layout in other fonts. */
const pagesIn = (project: string) => [
  ...(project === "chromium" ? routes : layoutKinds),
  "/no-such-page",
];

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(layoutFaults, SLACK), where).toEqual([]);
}

test(
  "with text of twice the size, and then spaced out, no page falls apart at 360 px",
  {
    tag: EVERY_FONT,
  },
  async ({ browserName: _ }, testInfo) => {
    test.setTimeout(150_000);
    const context = await openWithDefaultFont(32, testInfo);
    const [page = await context.newPage()] = context.pages();
    await page.setViewportSize({ width: 360, height: 760 });
    for (const route of pagesIn(testInfo.project.name)) {
      await page.goto(route);
      await expectWhole(page, route);
      await menuSummary(page).click();
      await expectWhole(page, `${route}, menu open`);
      await menuSummary(page).click();
      await page.addStyleTag({ content: TEXT_SPACING });
      await expectWhole(page, `${route}, spaced out`);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );
    await context.close();
  },
);

test("the header's labels keep to one line, and leave the name alone", {
  tag: EVERY_FONT,
}, async ({ page }) => {
  // In the device's own fonts: the site's may come late, or not at all.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/about");
    await expectWhole(page, `${width} px`);
    const lines = await page
      .getByRole("banner")
      .locator("nav > ul > li > :is(a, details)")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    // The button is 48 px high, a link 44.
    expect.soft(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(48);
  }
});

test("on a laptop the inquiry form ends with the screen", { tag: EVERY_FONT }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/contact");
  await expect(sendButton(page)).toBeInViewport();
});

test("/contact fits 315 px, beside a scrollbar", { tag: EVERY_FONT }, async ({ page }) => {
  await page.setViewportSize({ width: 315, height: 600 });
  await page.goto("/contact");
  await expectWhole(page, "/contact");
});

test("no label of a figure is under 12 px, nor on another, at any width", async ({ page }) => {
  for (const route of ["/", ...serviceRoutes]) {
    await page.goto(route);
    for (const width of [320, 360, 399, 400, 479, 480, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const labels = await page.locator("figure svg text").evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(labels.length, route).toBeGreaterThan(3);
      expect.soft(Math.min(...labels), `${route} at ${width} px`).toBeGreaterThanOrEqual(12);
      await expectWhole(page, `${route} at ${width} px`);
    }
  }
});

test("on a phone the chat button covers nothing, and is hidden while a field is filled in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const route of ["/", "/contact"]) {
    await page.goto(route);
    const chat = page.getByRole("link", { name: content.shared.chat });
    await expect(chat).toBeInViewport({ ratio: 1 });
    // Whatever is behind its row is hidden over the whole width, as behind the header.
    const isBar = await chat.evaluate((link) => {
      const { top } = link.getBoundingClientRect();
      const bar = link.parentElement;
      if (!bar || bar === document.body) return false;
      return [1, innerWidth / 2, innerWidth - 1].every((x) =>
        bar.contains(document.elementFromPoint(x, top + 10)),
      );
    });
    expect(isBar, route).toBe(true);
  }
  await inquiryForm(page).getByRole("textbox").last().focus();
  await expect(page.getByRole("link", { name: content.shared.chat })).toHaveCount(0);
});

test("check marks take the reader's colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/about");
  const colours = await page
    .getByRole("main")
    .locator("li > svg")
    .evaluateAll((marks) =>
      marks.map((mark) => [getComputedStyle(mark).stroke, getComputedStyle(document.body).color]),
    );
  expect(colours.length).toBeGreaterThan(0);
  for (const [mark, text] of colours) expect(mark).toBe(text);
});
