import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { parse } from "parse5";
import { attribute, type Element, elementsOf, textOf } from "static-islands";
import { fileOf, siteUrl } from "@/lib/site/site-url";
import { sharp } from "@/scripts/prepare/sharp";
import { content, pages, routes } from "../support/pages/routes";

// What search engines and shared links get, read from the exported files.

const { firm } = content;
const origin = siteUrl(firm);
const addressOf = (route: string) => (route === "/" ? origin : `${origin}${route}`);
const indexed = pages.filter(({ noindex }) => !noindex).map(({ route }) => route);
const imageOf = (route: string) => `/share/${route === "/" ? "home" : route.slice(1)}.png`;

interface Node {
  "@type": string;
  [property: string]: unknown;
}

interface Head {
  h1: string;
  meta: Record<string, string>;
  canonical: string[];
  breadcrumbs: { name: string; item: string }[];
  graph: Node[];
}

const wholeText = (element: Element) =>
  textOf(element) + [...elementsOf(element)].map(textOf).join("");

/** By name or, as Open Graph has it, by property. */
function metaOf(elements: readonly Element[]): Record<string, string> {
  const meta: Record<string, string> = {};
  for (const element of elements) {
    const name = attribute(element, "name") ?? attribute(element, "property");
    if (name) meta[name] = attribute(element, "content") ?? "";
  }
  return meta;
}

/** The crumbs that a visitor sees; the last one is the page itself, without a link. */
function breadcrumbsOf(crumbs: Element, route: string): Head["breadcrumbs"] {
  const items = [...elementsOf(crumbs)].filter(({ tagName }) => tagName === "li");
  return items.map((item) => {
    const link = [...elementsOf(item)].find(({ tagName }) => tagName === "a");
    const href = link && attribute(link, "href");
    return { name: wholeText(item), item: addressOf(href ?? route) };
  });
}

async function readHead(route: string): Promise<Head> {
  const html = await readFile(`out/${fileOf(route)}`, "utf8");
  const elements = [...elementsOf(parse(html))];
  const withValue = (name: string, value: string) =>
    elements.filter((element) => attribute(element, name) === value);
  const h1 = elements.find(({ tagName }) => tagName === "h1");
  const crumbs = withValue("aria-label", content.shared.crumbs.label)[0];
  const data = withValue("type", "application/ld+json")[0];
  return {
    h1: h1 ? wholeText(h1) : "",
    meta: metaOf(elements),
    canonical: withValue("rel", "canonical").map((link) => attribute(link, "href") ?? ""),
    breadcrumbs: crumbs ? breadcrumbsOf(crumbs, route) : [],
    graph: data ? JSON.parse(textOf(data))["@graph"] : [],
  };
}

/** Every node of a type, however deep. */
function nodesIn(value: unknown, type: string): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const matching = (value as Node)["@type"] === type ? [value as Node] : [];
  return [...matching, ...Object.values(value).flatMap((child) => nodesIn(child, type))];
}

test("only the consent form and the 404 page ask not to be indexed", async () => {
  for (const route of routes) {
    const { meta } = await readHead(route);
    expect.soft(meta.robots, route).toBe(indexed.includes(route) ? undefined : "noindex");
  }
  const { meta, canonical, graph } = await readHead("/404");
  expect(meta.robots).toContain("noindex");
  expect([canonical, graph]).toEqual([[], []]);
});

test("shared links have a title, a description and an image, the same for all readers", async () => {
  for (const route of routes) {
    const { meta, h1 } = await readHead(route);
    const image = origin + imageOf(route);
    expect.soft(meta, route).toMatchObject({
      description: expect.stringMatching(/\w/),
      "og:type": "website",
      "og:locale": "en_IN",
      "og:site_name": firm.name,
      "og:description": meta.description,
      "og:image": image,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining(h1),
      "twitter:card": "summary_large_image",
      "twitter:title": meta["og:title"],
      "twitter:description": meta.description,
      "twitter:image": image,
      "twitter:image:alt": meta["og:image:alt"],
      "theme-color": expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  }
});

test("each share image is a PNG of 1200 by 630 px below 300 kB, no two the same", async () => {
  const images = new Set<string>();
  for (const route of routes) {
    const image = await readFile(`out${imageOf(route)}`);
    const { format, width, height } = await sharp(image).metadata();
    expect.soft([format, width, height], route).toEqual(["png", 1200, 630]);
    expect.soft(image.length, route).toBeLessThan(300_000);
    images.add(image.toString("base64"));
  }
  expect(images.size).toBe(routes.length);
});

test("a page's structured data has its breadcrumbs, and its references lead to its own nodes", async () => {
  for (const route of routes) {
    const { graph, breadcrumbs } = await readHead(route);
    const text = JSON.stringify(graph);
    const defined = [...text.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) {
      expect.soft(defined, route).toContain(id);
    }
    const lists = nodesIn(graph, "BreadcrumbList").map(({ itemListElement }) => itemListElement);
    const items = breadcrumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...crumb,
    }));
    expect.soft(lists, route).toEqual(route === "/" ? [] : [items]);
    expect.soft(items.length > 0, route).toBe(route !== "/");
  }
});

test("every plan is offered in the data at its price, while the firm takes clients", async () => {
  for (const { route, plans } of content.services) {
    const offers = nodesIn((await readHead(route)).graph, "Offer").map(({ url, price }) => [
      new URL(String(url)).searchParams.get("plan"),
      price,
    ]);
    const expected = content.notices.accepting ? plans.map(({ id, price }) => [id, price]) : [];
    expect.soft(offers, route).toEqual(expected);
  }
});

test("the sitemap lists the pages that may be indexed, and robots.txt names it", async () => {
  const sitemap = await readFile("out/sitemap.xml", "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(indexed.map(addressOf).sort());
  for (const [, date = ""] of sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)) {
    expect.soft(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
  const robots = await readFile("out/robots.txt", "utf8");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/disallow/i);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
