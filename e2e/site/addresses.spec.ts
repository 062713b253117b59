import { expect, test } from "@playwright/test";
import { listen } from "@/scripts/serve/listen";
import { createStaticServer } from "@/scripts/serve/static-server";
import { listenForViolations } from "../support/checks/violations";
import { content, routes } from "../support/pages/routes";

const redirects = Object.entries(content.redirects);

test("an unknown address shows the site's own 404 page, with its links and the phone", async ({
  page,
}) => {
  const { links } = content.pages["not-found"];
  for (const path of ["/no-such-page", "/about/no-such-page", "/about.php"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").getByRole("link")).toHaveCount(links.length);
    await expect(main.locator('a[href^="tel:+91"]')).toBeVisible();
  }
});

test("a page has one address", async ({ page }) => {
  for (const [variant, route] of [
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/index.html", "/"],
  ] as const) {
    await page.goto(variant);
    await expect(page).toHaveURL(route);
  }
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

test("each likely spelling moves for good to a real page", async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const [from, to] of redirects) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location], from).toEqual([308, to]);
    expect(routes, from).toContain(to.split("#")[0]);
  }
});

test("on a host that knows no redirects each of them is a page that leads on, with its query", async ({
  browser,
}) => {
  const host = await listen(createStaticServer({ root: "out" }), 0);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: host.origin, javaScriptEnabled });
    const page = await context.newPage();
    const found = javaScriptEnabled ? await listenForViolations(page) : [];
    for (const [from, to] of javaScriptEnabled ? redirects : redirects.slice(0, 1)) {
      const [route, anchor] = to.split("#");
      const query = javaScriptEnabled ? "?utm_source=x&plan=a%20b" : "";
      await page.goto(`${from}${query}`);
      await expect(page, from).toHaveURL(`${route}${query}${anchor ? `#${anchor}` : ""}`);
    }
    expect(found).toEqual([]);
    await context.close();
  }
  host.close();
});
