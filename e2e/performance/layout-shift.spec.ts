import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { furtherUnless } from "@/e2e/run/further";
import { fileOf } from "@/lib/site/site-url";
import { shiftOf, watchShifts } from "../support/pages/layout-shift";
import { desktop, phone, serviceRoutes } from "../support/pages/routes";

/** Lighthouse ignores less. */
const UNNOTICED = 0.01;

/**
 * A wide header's links are at its right end and find their place as they come; how far they move
 * depends on where a part of the page ends. Google calls 0.1 good.
 */
const HEADER_LINKS = 0.06;

/** A page with each way to begin: a hero with a figure, with a form, with text, with a table. */
const ROUTES = [
  "/",
  ...serviceRoutes.slice(0, 1),
  "/contact",
  "/terms-condition",
  "/complaints",
  "/consent-form",
];

/** Long after the text has been painted in the device's own fonts. */
const FONT_DELAY_MS = 500;

/** Serves out/, each page in 25 equal parts, one after the other, as a slow line brings it. */
function openSlowLine() {
  const serveFile = createSiteServer("out");
  const drip = async (route: string, response: NodeJS.WritableStream) => {
    const page = await readFile(`out/${fileOf(route)}`);
    const size = Math.ceil(page.length / 25);
    for (let start = 0; start < page.length; start += size) {
      response.write(page.subarray(start, start + size));
      await wait(20);
    }
    response.end();
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.includes(".")) return serveFile(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    drip(pathname, response).catch((error: Error) => response.destroy(error));
  }, 0);
}

/** A first page, and one that is reached from the site. */
const FROM = ["", "/about"];

for (const viewport of [phone, desktop]) {
  for (const from of FROM) {
    test(`text keeps its place when the fonts arrive late, ${viewport.width} px wide, from "${from}"`, {
      tag: [EVERY_FONT, ...furtherUnless(viewport === phone && from === "")],
    }, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
        await route.continue();
      });
      for (const route of ROUTES) {
        const font = page.waitForEvent("requestfinished", (request) =>
          request.url().endsWith(".woff2"),
        );
        await page.goto(route, from ? { referer: baseURL + from } : {});
        // A page that comes in pieces on a busy machine shifts before its fonts come.
        const before = await shiftOf(page);
        await font;
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        });
        expect.soft((await shiftOf(page)) - before, route).toBeLessThan(UNNOTICED);
      }
    });
  }

  test(`what has arrived stays in its place while the rest does, ${viewport.width} px wide`, {
    tag: furtherUnless(viewport === phone),
  }, async ({ page }) => {
    const line = await openSlowLine();
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    await page.route("**/*.woff2", (route) => route.abort());
    for (const route of ROUTES) {
      await page.goto(line.origin + route);
      const most = viewport === phone ? UNNOTICED : HEADER_LINKS;
      expect.soft(await shiftOf(page), route).toBeLessThan(most);
    }
    line.close();
  });
}
