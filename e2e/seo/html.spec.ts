import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { filesBelow } from "static-islands/files-below";
import { fileOf } from "@/lib/site/site-url";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { exportedPages } from "../support/pages/exported-pages";
import { routes, serviceRoutes } from "../support/pages/routes";

// Sizes on the line, and valid HTML, of the exported files.

/** What a host sends before it waits for an answer: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** Headers that hosts add by themselves: date, type, length, coding, ETag. */
const HOST_HEADERS = 350;

/**
 * /compliance has SEBI's charter and its most important terms in full; the consent form has its
 * words twice, for the page and for React, and no search leads to it. The other three are above by
 * less than 900 bytes, which hold the page's end.
 */
const LONG = ["/compliance", "/consent-form", "/futures", "/options", "/sample"];

const sizeOf = (file: string) => readFileSync(`out/${file}`).length;

test("every exported page is valid HTML", async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
  );
  const pages = exportedPages();
  expect(pages.length).toBeGreaterThan(routes.length);
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect.soft(faults, file).toEqual([]);
  }
});

test("no page with its styles is long, service pages least", () => {
  for (const route of routes) {
    const most = serviceRoutes.includes(route) ? 14_700 : 18_000;
    expect.soft(sizeOf(`${fileOf(route)}.br`), route).toBeLessThanOrEqual(most);
  }
});

test("a page comes with its headers in the first flight of a connection", () => {
  const rules = headerRules({ isHttps: true });
  for (const route of routes.filter((one) => !LONG.includes(one))) {
    const headers = Object.entries(headersFor(rules, route));
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const bytes = sizeOf(`${fileOf(route)}.br`) + lines.length + HOST_HEADERS;
    expect.soft(bytes, route).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

test("a page's styles are in the page, and its fonts together stay below 32 kB", () => {
  const files = filesBelow("out");
  expect(files.filter((file) => file.endsWith(".css"))).toEqual([]);
  // Not those for the consent PDF: they are fetched only for a name in their script.
  const fonts = files.filter((file) => /^(?!script-fonts).*\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, font) => sum + sizeOf(font), 0)).toBeLessThan(32_000);
});
