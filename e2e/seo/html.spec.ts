import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { exportedPages } from "../support/pages/exported-pages";
import { routes, serviceRoutes } from "../support/pages/routes";

const out = path.resolve("out");

/** What a host sends before it waits for an answer: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** Of the local server alone, and of a site that still has placeholders. */
const NOT_PUBLIC = ["connection", "keep-alive", "server-timing", "x-robots-tag"];

/**
 * /compliance has SEBI's charter and its most important terms in full; the consent form has its
 * words twice, for the page and for React, and no search leads to it. The other three are above by
 * less than 900 bytes, which hold the page's end.
 */
const LONG = ["/compliance", "/consent-form", "/futures", "/options", "/sample"];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
  }),
);

async function exported(...extensions: string[]): Promise<string[]> {
  const files = (await readdir(out, { recursive: true })).filter((file) =>
    extensions.includes(path.extname(file)),
  );
  return files.sort();
}

test("every exported page is valid HTML", async () => {
  const pages = exportedPages();
  expect(pages.length).toBeGreaterThan(17);
  for (const page of pages) {
    const html = await readFile(path.join(out, page), "utf8");
    const { results } = await validator.validateString(html, page);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect.soft(faults, page).toEqual([]);
  }
});

test("no page with its styles is long, service pages least", async () => {
  const isService = (page: string) => serviceRoutes.includes(`/${page.slice(0, -5)}`);
  for (const page of exportedPages()) {
    const { length } = await readFile(path.join(out, `${page}.br`));
    expect.soft(length, page).toBeLessThanOrEqual(isService(page) ? 14_700 : 18_000);
  }
});

test("a page comes with its headers in the first flight of a connection", async ({ request }) => {
  const rules = headerRules({ isHttps: true });
  for (const route of routes.filter((one) => !LONG.includes(one))) {
    const page = route === "/" ? "index" : route.slice(1);
    const { length } = await readFile(path.join(out, `${page}.html.br`));
    const ours = Object.entries(headersFor(rules, route)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const answer = await request.get(route, { headers: { "Accept-Encoding": "br" } });
    const headers = { ...answer.headers(), ...Object.fromEntries(ours) };
    const lines = Object.entries(headers)
      .filter(([name]) => !NOT_PUBLIC.includes(name))
      .map(([name, value]) => `${name}: ${value}\r\n`);
    expect.soft(length + lines.join("").length, route).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

test("a page's styles stand in the page, and nothing is linked", async () => {
  expect(await exported(".css")).toEqual([]);
  for (const page of exportedPages().filter((file) =>
    serviceRoutes.includes(`/${file.slice(0, -5)}`),
  )) {
    const html = await readFile(path.join(out, page), "utf8");
    expect.soft(html.match(/<style>/g), page).toHaveLength(1);
    expect.soft(html, page).not.toContain('rel="stylesheet"');
  }
});

test("the fonts together stay below 32 kB", async () => {
  // Not those for the consent PDF: they are fetched only for a name in their script.
  const fonts = (await exported(".woff2", ".woff", ".ttf", ".otf")).filter(
    (file) => !file.startsWith("script-fonts"),
  );
  expect(fonts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    fonts.map(async (font) => (await readFile(path.join(out, font))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32_000);
});
