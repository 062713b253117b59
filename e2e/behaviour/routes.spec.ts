import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { serveFolder } from "@/scripts/serve/serve-locally";
import { routes } from "../support/pages/routes";

/** The fixed headings (docs/requirements.md R4). */
const headings: Record<string, string> = {
  "/contact": "Contact Our SEBI Registered Advisors",
  "/complaints": "Regulatory Compliance",
  "/comodities": "Commodities Trading Research & Advisory",
  "/consent-form": "Client Consent Form",
};

test("every route answers with a page of its own", async ({ page }) => {
  const seen = new Set<string>();
  for (const route of routes) {
    const response = await page.goto(route);

    expect.soft(response?.status(), route).toBe(200);
    await expect.soft(page, route).toHaveURL(route);
    const heading = page.getByRole("heading", { level: 1 });
    await expect.soft(heading, route).toBeVisible();
    await expect.soft(heading, route).toHaveText(headings[route] ?? /\w+ \w+/);
    seen.add((await heading.textContent()) ?? "");
  }
  expect(seen.size, "no two pages share a heading").toBe(routes.length);
});

test("an unknown address shows the site's own 404 page, with seven links and the phone", async ({
  page,
}) => {
  for (const path of ["/no-such-page", "/about/no-such-page", "/about.php"]) {
    const response = await page.goto(path);

    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("listitem").getByRole("link")).toHaveCount(7);
    await expect(main.locator('a[href^="tel:+91"]')).toBeVisible();
  }
});

test("a page has one address", async ({ page }) => {
  for (const variant of ["/about/", "/about.html"]) {
    const response = await page.goto(variant);
    expect(response?.request().redirectedFrom(), variant).not.toBeNull();
    await expect(page).toHaveURL("/about");
  }
  await page.goto("/index.html");
  await expect(page).toHaveURL("/");
});

test("finders of a weakness learn where to write, within the coming year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test("/commodities leads to /comodities", async ({ page }) => {
  await page.goto("/commodities");
  await expect(page).toHaveURL("/comodities");
});

/** Retired and likely spellings, as the editors keep them; where each leads is what is tested. */
async function readRedirects(): Promise<[string, string][]> {
  const text = await readFile("content/redirects.yaml", "utf8");
  return Object.entries(parse(text) as Record<string, string>);
}

test("each likely spelling moves for good to a real page", async ({ request }) => {
  const redirects = await readRedirects();
  expect(redirects.length).toBeGreaterThan(0);
  for (const [from, to] of redirects) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect(moved.status(), from).toBe(308);
    expect(moved.headers().location, from).toBe(to);
    const [route = "", anchor] = to.split("#");
    expect(routes, from).toContain(route);
    const html = await (await request.get(route)).text();
    if (anchor) expect(html, from).toContain(`id="${anchor}"`);
  }
});

test.describe("on a host that knows no redirects", () => {
  let site: Awaited<ReturnType<typeof serveFolder>>;
  test.beforeAll(async () => {
    site = await serveFolder("out");
  });
  test.afterAll(() => site.close());

  test("each likely spelling still leads to its page", async ({ page }) => {
    for (const [from, to] of await readRedirects()) {
      await page.goto(site.origin + from);
      await expect(page, from).toHaveURL(site.origin + to);
      await expect(page.getByRole("heading", { level: 1 }), from).toBeVisible();
    }
  });
});
