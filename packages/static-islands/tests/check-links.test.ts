import { parse } from "parse5";
import { checkLinks, linksOf } from "../src/checks/check-links";
import type { Fault } from "../src/checks/faults";
import { elementsOf } from "../src/html-tree";

const files = { "index.html": "", "about.html": "", "team/index.html": "", "plan b.pdf": "" };

/** Faults of the links in the page a.html. */
function faultsOf(body: string, contact = ""): Fault[] {
  const pages: Record<string, string> = { ...files, "a.html": body, "contact.html": contact };
  const links = new Map(
    Object.entries(pages).map(([file, html]) => [file, linksOf([...elementsOf(parse(html))])]),
  );
  return checkLinks(links, (file) => file in pages);
}

test.each([
  ['<p id="a"><a href="#a">1</a><a href="/contact?x=1#b">2</a><a href="#">3</a>'],
  ['<a href="/">1</a><a href="/about">2</a><a href="/team/">3</a><a href="/plan%20b.pdf">4</a>'],
  ['<a href="https://a.example/#c">1</a><a href="//a.example/none">2</a><a href="tel:1">3</a>'],
])("%s has no fault", (body) => {
  expect(faultsOf(body, '<p id="b">')).toEqual([]);
});

test("a link to a part, a page or a file that is not there", () => {
  const body = '<p><a href="#a">1</a><a href="/contact?plan=x#c">2</a><a href="/none">3</a>';
  expect(faultsOf(body)).toEqual([
    { file: "a.html", sentence: 'the link #a leads to no part of a.html: it has no id "a"' },
    {
      file: "a.html",
      sentence: 'the link /contact?plan=x#c leads to no part of contact.html: it has no id "c"',
    },
    { file: "a.html", sentence: "the link /none leads to no page and no file" },
  ]);
});

test("with a basePath, addresses begin with it; others belong to another site", () => {
  const pages: Record<string, string> = {
    "about.html": '<p id="a">',
    "index.html":
      '<a href="/shop">1</a><a href="/shop/about#a">2</a><a href="#">3</a><a href="/blog">4</a><a href="/about">5</a><a href="/shop/none">6</a>',
  };
  const links = new Map(
    Object.entries(pages).map(([file, html]) => [file, linksOf([...elementsOf(parse(html))])]),
  );
  const faults = checkLinks(links, (file) => file in pages, "/shop");
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    "the link /about leaves the site, whose basePath is /shop: write /shop/about",
    "the link /shop/none leads to no page and no file",
  ]);
});
