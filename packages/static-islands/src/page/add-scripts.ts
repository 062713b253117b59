import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { integrityOf } from "../csp.ts";
import { createElement, insertAfter } from "../html-tree.ts";
import type { Page, PageAdditions, SiteParts } from "./page.ts";
import { scriptsOfIslands } from "./page-islands.ts";

/**
 * By this attribute Cloudflare's Rocket Loader leaves a script alone. Otherwise it holds back all of
 * them, and the page's CSP stops what it would put in their place.
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
const OWN = { "data-cfasync": "false" };

/** The address of the script that a page loads first; undefined where the site has none for it. */
export function firstScript(page: Page, { bundles }: SiteParts): string | undefined {
  return page.islands.length > 0 ? bundles.islands : bundles.enhancements;
}

/** Adds the inline scripts that the site has for the page. */
function addInlineScripts(page: Page, added: PageAdditions): void {
  const scripts = (added.inlineScripts ?? []).map((text) => createElement("script", OWN, text));
  insertAfter(page.endOfStyles, ...scripts);
  for (const { element, text } of added.inlineScriptsAfter ?? []) {
    insertAfter(element, createElement("script", OWN, text));
  }
}

/**
 * Adds the scripts that are fetched once the page has been painted, as what comes before delays the
 * paint. They wait in a `<template>`, behind which an inline script stands that brings them in.
 */
function addScriptsAfterPaint(page: Page, { bundles, read }: SiteParts): void {
  if (page.scripts.length === 0) {
    return;
  }
  const content = defaultTreeAdapter.createDocumentFragment();
  for (const src of page.scripts) {
    const attributes = {
      ...OWN,
      type: "module",
      src,
      integrity: integrityOf(read(src)),
      async: "",
    };
    defaultTreeAdapter.appendChild(content, createElement("script", attributes));
  }
  const template = createElement("template", {}) as DefaultTreeAdapterTypes.Template;
  defaultTreeAdapter.setTemplateContent(template, content);
  defaultTreeAdapter.appendChild(page.body, template);
  defaultTreeAdapter.appendChild(page.body, createElement("script", OWN, bundles.afterPaint));
}

/**
 * Adds a speculation rule: the browser fetches a page of the site before it is asked for, when a
 * pointer rests on a link to it. The text is the same on every page.
 */
function addSpeculationRules(
  page: Page,
  { prefetch = "hover", neverPrefetched = [], config }: SiteParts,
): void {
  if (prefetch === "none") {
    return;
  }
  const base = config?.basePath ?? "";
  // An address with a dot is a file and no page.
  const excluded = { href_matches: [...neverPrefetched, `${base}/*.*`] };
  const where = { and: [{ href_matches: `${base}/*` }, { not: excluded }] };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
  const script = createElement("script", { type: "speculationrules" }, rules);
  defaultTreeAdapter.appendChild(page.body, script);
}

/**
 * Adds an import map with the integrity of every script that the islands may load: no element names
 * these, as they are fetched by `import` and `import()`.
 */
function addImportMap(page: Page, { bundles, read }: SiteParts): void {
  const addresses = [...scriptsOfIslands(page.islands, bundles)];
  if (addresses.length === 0) {
    return;
  }
  const integrity = Object.fromEntries(
    addresses.map((address) => [address, integrityOf(read(address))]),
  );
  const map = JSON.stringify({ integrity });
  const script = createElement("script", { type: "importmap" }, map);
  defaultTreeAdapter.appendChild(page.body, script);
}

/**
 * Adds the page's scripts. Only what runs before the paint stands in front of the page's text: the
 * rest comes behind it, so that the text comes as early as it can.
 */
export function addScripts(page: Page, site: SiteParts, added: PageAdditions): void {
  const first = firstScript(page, site);
  if (first !== undefined) {
    page.scripts.push(first);
  }
  for (const name of added.scripts ?? []) {
    const address = site.bundles.more[name];
    if (address !== undefined) {
      page.scripts.push(address);
    }
  }
  addInlineScripts(page, added);
  addSpeculationRules(page, site);
  // Browsers heed an import map only in front of the first module.
  addImportMap(page, site);
  addScriptsAfterPaint(page, site);
}
