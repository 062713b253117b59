import { test as base, expect } from "@playwright/test";
import { serveFolder } from "@/scripts/serve/serve-locally";
import { listenForViolations } from "../support/checks/violations";

// On a host that knows no redirects: each likely spelling is a page that leads on.

const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await serveFolder("out");
      await use(site.origin);
      site.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ plainHost }, use) => use(plainHost),
});

for (const [from, to] of [
  ["/commodities", "/comodities"],
  ["/commodities?utm_source=x&plan=a%20b", "/comodities?utm_source=x&plan=a%20b"],
  ["/commodities?utm_source=x#plans", "/comodities?utm_source=x#plans"],
  ["/investor-charter?utm_source=x", "/compliance?utm_source=x#charter"],
] as const) {
  test(`${from} leads to ${to}, and back leaves the site`, async ({ page }) => {
    const violations = await listenForViolations(page);
    await page.goto(from);
    await page.waitForURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads on all the same", async ({ page }) => {
    await page.goto("/commodities?utm_source=x");
    await page.waitForURL("/comodities");
  });
});
