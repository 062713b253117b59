import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "parse5";
import { loadContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { anchorsOf, checkAnchors, fileOf } from "@/scripts/check/check-anchors";
import { missingPages } from "@/scripts/check/missing-pages";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = { ...loadContent(fixtureContent), redirects: {} };
const pages = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, html]) => [file, anchorsOf(parse(html))]));

test("links to parts that are there, elsewhere, or without an anchor are no faults", () => {
  const html = '<p id="a"><a href="#a">1</a><a href="/contact#b">2</a><a href="/contact">3</a>';
  const other = '<p id="b"><a href="https://a.example/#c">4</a><a href="#">5</a>';
  expect(checkAnchors(pages({ "about.html": html, "contact.html": other }), content)).toEqual([]);
});

test("a link to a part that is not there names the page and its content file", () => {
  const html = '<p><a href="#a">1</a><a href="/contact?plan=x#c">2</a>';
  expect(checkAnchors(pages({ "about.html": html, "contact.html": "" }), content)).toEqual([
    'about.html: the link #a leads to no part of about.html: it has no id "a" (made from content/pages/about.yaml)',
    'about.html: the link /contact?plan=x#c leads to no part of contact.html: it has no id "c" (made from content/pages/about.yaml)',
  ]);
});

test("a redirect to a part that is not there", () => {
  const redirects = { "/reach-us": "/contact#c" };
  expect(checkAnchors(pages({ "contact.html": "" }), { ...content, redirects })).toEqual([
    'content/redirects.yaml: the link /contact#c leads to no part of contact.html: it has no id "c"',
  ]);
});

test("a page that menus name and the export lacks", () => {
  const out = mkdtempSync(path.join(tmpdir(), "out-"));
  for (const { route } of sitePages(content)) {
    const file = path.join(out, fileOf(route));
    mkdirSync(path.dirname(file), { recursive: true });
    if (route !== "/about") writeFileSync(file, "");
  }
  expect(missingPages(out, content)).toEqual([
    "content/pages/about.yaml: no page was made at /about",
  ]);
  rmSync(out, { recursive: true });
});
