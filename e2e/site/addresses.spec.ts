import { expect, test } from "@playwright/test";
import { listen } from "desk/listen";
import { createSiteServer } from "desk/static-server";
import { listenForProblems } from "../support/checks/problems";
import { content, routes } from "../support/pages/routes";

const redirects = Object.entries(content.redirects);

test("an unknown address shows our 404 page, with links and the phone", async ({ page }) => {
  const response = await page.goto("/about/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
  const main = page.getByRole("main");
  const { links } = content.pages["not-found"];
  const count = links.length + content.services.length;
  await expect(main.getByRole("listitem").getByRole("link")).toHaveCount(count);
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
});

test("security.txt names where to write, and expires within a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test("each likely spelling redirects permanently to a page", async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const [from, to] of redirects) {
    const moved = await request.get(from, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location], from).toEqual([308, to]);
    expect(routes, from).toContain(to.split("#")[0]);
  }
});

test("without redirects of the host a page redirects, with its query", async ({ page }) => {
  const host = await listen(createSiteServer("out"), 0);
  const problems = listenForProblems(page, host.origin);
  for (const hasAnchor of [true, false]) {
    const [from, to] = redirects.find(([, target]) => target.includes("#") === hasAnchor) ?? [];
    const [route, anchor] = to?.split("#") ?? [];
    const query = "?utm_source=x&plan=a%20b";
    // Of two anchors the redirect's own counts.
    await page.goto(`${host.origin}${from}${query}#team`);
    await expect(page).toHaveURL(`${host.origin}${route}${query}#${anchor ?? "team"}`);
  }
  expect(problems).toEqual([]);
  host.close();
});
