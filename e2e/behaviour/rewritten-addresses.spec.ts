import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { furtherUnless } from "@/e2e/run/further";
import { obfuscateAddresses } from "../support/servers/obfuscate-addresses";

// A host between the site and its visitors that replaces e-mail addresses, as Cloudflare does unless
// it is told otherwise, and adds a script that the page's CSP stops.

const PAGES = ["/contact", "/consent-form", "/complaints"];
const PROTECTED = /\[email.protected\]/;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const built = (path: string) => readFileSync(`out${path}.html`, "utf8");

/** Addresses that a page shows, and that its links lead to, in their order. */
async function addressesOn(page: Page): Promise<{ shown: string[]; links: string[] }> {
  const links = await page
    .locator("a[href^='mailto:']")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const text = await page.locator("body").innerText();
  return { shown: text.match(ADDRESS) ?? [], links };
}

async function openRewritten(page: Page, path: string, isAsked: boolean): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: obfuscateAddresses(await response.text(), { isAsked }) });
  });
  await page.route("**/cdn-cgi/**", (route) =>
    // The real one also reads an address by having the browser parse HTML.
    route.fulfill({
      contentType: "text/javascript",
      body: "document.createElement('div').innerHTML = '<a></a>';",
    }),
  );
  await page.goto(path);
}

test("every address is between the markers that ask not to rewrite it", () => {
  for (const path of PAGES) {
    const rewritten = obfuscateAddresses(built(path), { isAsked: true });
    expect(rewritten.includes("/cdn-cgi/l/"), path).toBe(false);
    // The test's own host does rewrite what it is not asked to leave.
    const all = obfuscateAddresses(built(path), { isAsked: false });
    expect(all.includes("/cdn-cgi/l/"), path).toBe(true);
  }
});

for (const path of PAGES) {
  test(`${path}: addresses that were rewritten all the same are read again`, {
    tag: furtherUnless(path === "/contact"),
  }, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (/react|hydrat/i.test(message.text())) errors.push(message.text());
    });
    await page.goto(path);
    const before = await addressesOn(page);
    await openRewritten(page, path, false);
    await expect(page.getByText(PROTECTED)).toHaveCount(0);
    expect(await addressesOn(page)).toEqual(before);
    expect(before.links.length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect(await addressesOn(page)).toEqual(before);
    expect(errors).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("addresses stay readable behind a host that does as it is asked", async ({ page }) => {
    await openRewritten(page, "/contact", true);
    const { shown, links } = await addressesOn(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(links.length).toBeGreaterThan(0);
  });
});
