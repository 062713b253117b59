import { readFile } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "parse5";
import { attribute, type Element, elementsOf, textOf } from "static-islands/html-tree";
import { siteUrl } from "@/lib/site/site-url";
import { sharp } from "@/scripts/prepare/sharp";
import { unknownIn, vocabularyOf } from "../support/checks/vocabulary";
import { content, pages, routes } from "../support/pages/routes";

const out = path.resolve("out");
const { firm } = content;
const origin = siteUrl(firm);
const addressOf = (route: string) => (route === "/" ? origin : `${origin}${route}`);
const indexed = pages.filter(({ noindex }) => !noindex).map(({ route }) => route);

interface Node {
  "@type": string;
  [property: string]: unknown;
}

interface Head {
  title: string;
  h1: string;
  /** The page's own breadcrumbs: name and address, of which the last has none. */
  breadcrumbs: [name: string, href: string | undefined][];
  canonical: string[];
  meta: Record<string, string[]>;
  graphs: string[];
}

function wholeText(element: Element): string {
  return textOf(element) + [...elementsOf(element)].map(textOf).join("");
}

function linkIn(element: Element): string | undefined {
  const link = [...elementsOf(element)].find(({ tagName }) => tagName === "a");
  return link && attribute(link, "href");
}

const heads = new Map<string, Head>();

/** The page's head and its structured data, as a machine reads them: from the HTML as served. */
async function readHead(request: APIRequestContext, route: string): Promise<Head> {
  const known = heads.get(route);
  if (known) return known;
  const head: Head = { title: "", h1: "", breadcrumbs: [], canonical: [], meta: {}, graphs: [] };
  const html = await (await request.get(route)).text();
  for (const element of elementsOf(parse(html))) {
    const { tagName } = element;
    const content = attribute(element, "content");
    const name = attribute(element, "name") ?? attribute(element, "property") ?? "";
    if (tagName === "title" && !head.title) head.title = textOf(element);
    if (tagName === "h1") head.h1 = wholeText(element);
    if (tagName === "meta" && content !== undefined) {
      head.meta[name] = [...(head.meta[name] ?? []), content];
    }
    if (attribute(element, "rel") === "canonical") {
      head.canonical.push(attribute(element, "href") ?? "");
    }
    if (attribute(element, "type") === "application/ld+json") head.graphs.push(textOf(element));
    if (attribute(element, "aria-label") === "You are here") {
      head.breadcrumbs = [...elementsOf(element)]
        .filter((inner) => inner.tagName === "li")
        .map((item) => [wholeText(item), linkIn(item)]);
    }
  }
  heads.set(route, head);
  return head;
}

async function readGraph(request: APIRequestContext, route: string): Promise<Node[]> {
  const { graphs } = await readHead(request, route);
  expect(graphs, route).toHaveLength(1);
  const graph = JSON.parse(graphs[0] ?? "");
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

/** Every node of a type, however deep. */
function nodesIn<Found extends Node>(value: unknown, type: string): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as Node)["@type"] === type ? [value as Found] : [];
  return [...own, ...Object.values(value).flatMap((child) => nodesIn<Found>(child, type))];
}

test("titles and descriptions are unique, and no title is cut", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    const { title, meta } = await readHead(request, route);
    const own = title.replace(` | ${firm.name}`, "");
    expect.soft(own.length, `${route}: ${title}`).toBeLessThanOrEqual(45);
    expect.soft(title, route).toContain(firm.name);
    expect.soft(meta.description, route).toHaveLength(1);
    const [description = ""] = meta.description ?? [];
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test("only the consent form and the 404 page ask not to be indexed", async ({ request }) => {
  for (const route of routes) {
    const { meta } = await readHead(request, route);
    expect.soft(meta.robots, route).toEqual(indexed.includes(route) ? undefined : ["noindex"]);
  }
  const { title, meta, canonical, graphs } = await readHead(request, "/no-such-page");
  expect(meta.robots?.join()).toContain("noindex");
  expect([canonical, graphs]).toEqual([[], []]);
  expect(title).toContain(firm.name);
});

test("shared links carry a title, a description and an image, the same for all readers", async ({
  request,
}) => {
  for (const route of routes) {
    const { meta, h1 } = await readHead(request, route);
    const name = route === "/" ? "home" : route.slice(1);
    const image = `${origin}/share/${name}.png`;
    expect.soft(meta, route).toMatchObject({
      "og:type": ["website"],
      "og:locale": ["en_IN"],
      "og:site_name": [firm.name],
      "og:description": meta.description,
      "og:image": [image],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:type": ["image/png"],
      "twitter:card": ["summary_large_image"],
      "twitter:title": meta["og:title"],
      "twitter:description": meta.description,
      "twitter:image": [image],
      "theme-color": [expect.stringMatching(/^#[0-9a-f]{6}$/)],
    });
    expect.soft(meta["og:image:alt"]?.[0], route).toContain(h1);
    expect.soft(meta["twitter:image:alt"], route).toEqual(meta["og:image:alt"]);
  }
});

test("each share image is served as a PNG of 1200 by 630 px below 300 kB, no two the same", async ({
  request,
}) => {
  const images = new Set<string>();
  for (const route of routes) {
    const response = await request.get(`/share/${route === "/" ? "home" : route.slice(1)}.png`);
    expect.soft(response.headers()["content-type"], route).toBe("image/png");
    const image = await response.body();
    const { format, width, height } = await sharp(image).metadata();
    expect.soft([format, width, height], route).toEqual(["png", 1200, 630]);
    expect.soft(image.length, route).toBeLessThan(300_000);
    images.add(image.toString("base64"));
  }
  expect(images.size).toBe(routes.length);
});

test("structured data uses nothing that schema.org does not have", async ({ request }) => {
  expect(vocabularyOf("FinancialService")).toContain("feesAndCommissionsSpecification");
  expect(unknownIn({ "@type": "Shop", name: "" })).toEqual(["Shop", "Shop.name"]);
  expect(unknownIn({ "@type": "Offer", months: 1 })).toEqual(["Offer.months"]);
  for (const route of routes) {
    expect.soft(unknownIn(await readGraph(request, route)), route).toEqual([]);
  }
});

test("every reference between nodes leads to a node of the same page", async ({ request }) => {
  for (const route of routes) {
    const text = JSON.stringify(await readGraph(request, route));
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    const defined = [...text.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(references.length, route).toBeGreaterThan(0);
    for (const id of references) expect.soft(defined, route).toContain(id);
  }
});

test("the breadcrumbs of the data are those of the page", async ({ request }) => {
  for (const route of routes) {
    const lists = nodesIn(await readGraph(request, route), "BreadcrumbList");
    const { breadcrumbs } = await readHead(request, route);
    const expected = breadcrumbs.map(([name, href], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(href ?? route),
    }));
    expect.soft(expected.length > 0, route).toBe(route !== "/");
    expect
      .soft(
        lists.map(({ itemListElement }) => itemListElement),
        route,
      )
      .toEqual(route === "/" ? [] : [expected]);
  }
});

test("the sitemap lists the pages that may be indexed, with dates in the past", async () => {
  const sitemap = await readFile(path.join(out, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(indexed.map(addressOf).sort());
  for (const [, date = ""] of sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)) {
    expect.soft(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

test("every plan is offered in the data at its price, while the firm takes clients", async ({
  request,
}) => {
  for (const { route, plans } of content.services) {
    const offers = nodesIn<Node>(await readGraph(request, route), "Offer");
    const found = offers.map(({ url, price }) => [
      new URL(String(url)).searchParams.get("plan"),
      price,
    ]);
    const expected = content.notices.accepting ? plans.map(({ id, price }) => [id, price]) : [];
    expect.soft(found, route).toEqual(expected);
  }
});

test("robots.txt lets everyone in and names the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/disallow/i);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("llms.txt is served as plain text and names the firm", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  expect(await response.text()).toContain(`# ${firm.name}`);
});

test("the manifest's icons exist in the sizes it says", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ name: firm.name, start_url: "/" });
  const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
  for (const { src, sizes, purpose } of icons) {
    const image = sharp(await (await request.get(src)).body());
    const { format, width, height } = await image.metadata();
    expect.soft([format, `${width}x${height}`], src).toEqual(["png", sizes]);
    // What a system may cut to any shape has no clear corner.
    expect.soft((await image.stats()).isOpaque, src).toBe(purpose === "maskable");
  }
});
