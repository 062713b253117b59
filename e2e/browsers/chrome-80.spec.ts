import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { parse } from "parse5";
import { attribute, elementsOf } from "static-islands";
import { oldChromiumPath } from "@/e2e/run/old-chromium";
import { fileOf } from "@/lib/site/site-url";
import { lastHref } from "../support/pages/menus";
import { layoutKinds } from "../support/pages/routes";

// Below the minimum versions nothing has to work that needs a script of ours: a styled, readable
// page whose links, phone and WhatsApp lead where they should. Playwright drives no browser this
// old, so a script before the page's policy writes down what the page looks like.

const PROBE = `<script>addEventListener("load", () => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  const icons = shown("a svg, button svg, summary svg");
  const found = {
    header: style("header > :last-child").position,
    background: style("header > :last-child").backgroundColor,
    text: document.querySelector("main").innerText.length,
    fontSize: parseFloat(style("main p").fontSize),
    widestIcon: Math.max(0, ...icons.map((icon) => icon.getBoundingClientRect().width)),
    overflow: document.documentElement.scrollWidth - innerWidth,
    schemes: ["tel:", "mailto:", "https://wa.me/"].filter(
      (scheme) => shown('a[href^="' + scheme + '"]').length > 0,
    ),
    closed: shown('header a[href="${lastHref}"]').length,
  };
  for (const summary of shown("header summary")) summary.click();
  // The services' dropdown inside the phone's menu.
  for (const summary of shown("header details details > summary")) summary.click();
  found.open = shown('header a[href="${lastHref}"]').length;
  document.documentElement.dataset.found = JSON.stringify(found);
});</script>`;

const serveFile = createSiteServer("out");
const addProbe = async (route: string) =>
  (await readFile(`out/${fileOf(route)}`, "utf8")).replace("<head>", `<head>${PROBE}`);

test("every layout is styled and can be read, its menu opens, and its contacts are links", async () => {
  const server = await listen((request, response) => {
    const { url = "/" } = request;
    if (url.includes(".")) return serveFile(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    addProbe(url).then(
      (html) => response.end(html),
      (error: Error) => response.destroy(error),
    );
  }, 0);
  for (const route of layoutKinds) {
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=500,800"];
    const { stdout } = await promisify(execFile)(
      oldChromiumPath(80),
      [...flags, "--dump-dom", server.origin + route],
      { maxBuffer: 32 * 1024 * 1024 },
    );
    const [html] = [...elementsOf(parse(stdout))];
    const found = JSON.parse((html && attribute(html, "data-found")) ?? "{}");
    const expected = { header: "sticky", closed: 0, open: 1 };
    expect.soft(found, route).toMatchObject(expected);
    expect.soft(found.background, route).not.toBe("rgba(0, 0, 0, 0)");
    expect.soft(found.text, route).toBeGreaterThan(500);
    expect.soft(found.fontSize, route).toBeGreaterThanOrEqual(12);
    expect.soft(found.widestIcon, route).toBeLessThan(200);
    // A pixel of rounding.
    expect.soft(found.overflow, route).toBeLessThanOrEqual(1);
    expect.soft(found.schemes, route).toEqual(["tel:", "mailto:", "https://wa.me/"]);
  }
  server.close();
});
