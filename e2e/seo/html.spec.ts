import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { filesBelow } from "@/lib/content/files-below";
import { fileOf } from "@/lib/site/site-url";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { exportedPages } from "../support/pages/exported-pages";
import { routes, pages as sitePages } from "../support/pages/routes";

// Sizes on the line, and valid HTML, of the exported files.

/** What a host sends before it waits for an answer: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

/** Headers that hosts add by themselves: date, type, length, coding, ETag. */
const HOST_HEADERS = 350;

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

/** Twice the longest page: what only a mistake reaches, such as an inlined picture. */
const MOST = 45_000;

test("no page has grown by a mistake", () => {
  for (const route of routes) {
    expect.soft(sizeOf(`${fileOf(route)}.br`), route).toBeLessThanOrEqual(MOST);
  }
});

/** The first words of a lede, without signs that HTML escapes. */
const beginningOf = (lede: string) => lede.slice(0, 24).replace(/[&<>"'].*$/s, "");

test("a page's heading and lede come, with its headers, in the first flight of a connection", () => {
  const rules = headerRules({ isHttps: true });
  for (const { route, lede } of sitePages) {
    const headers = Object.entries(headersFor(rules, route));
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const bytes = readFileSync(`out/${fileOf(route)}.br`);
    const first = bytes.subarray(0, FIRST_FLIGHT - HOST_HEADERS - lines.length);
    // As much as a browser can read of it.
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    const [, hero = ""] = brotliDecompressSync(first, options).toString().split("<h1");
    // Names may have an element of their own.
    const words = hero.replaceAll(/<\/?span[^>]*>/g, "");
    expect.soft(words, route).toContain(beginningOf(lede));
  }
});

test("a page's styles are in the page, with a font of at most 6 kB, and its other fonts together stay below 32 kB", () => {
  for (const { file, html } of exportedPages()) {
    const headFont = /font-family:head;src:url\(data:font\/woff2;base64,([^)]+)/.exec(html);
    const bytes = Buffer.from(headFont?.[1] ?? "", "base64");
    expect.soft(bytes.length, file).toBeLessThanOrEqual(6_000);
  }

  const files = filesBelow("out");
  expect(files.filter((file) => file.endsWith(".css"))).toEqual([]);
  // Not those for the consent PDF: they are fetched only for a name in their script.
  const fonts = files.filter((file) => /^(?!script-fonts).*\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, font) => sum + sizeOf(font), 0)).toBeLessThan(32_000);
});
