import { expect, test } from "@playwright/test";
import { planCards } from "../support/pages/plans";
import { routes, serviceRoutes, versionRoutes } from "../support/pages/routes";
import { readServedPage, type ServedPage } from "../support/pages/served-page";

/** The only hosts the site sends a visitor to. */
const allowedHosts = [
  "www.sebi.gov.in",
  "scores.sebi.gov.in",
  "siportal.sebi.gov.in",
  "smartodr.in",
  "myaadhaar.uidai.gov.in",
  "wa.me",
];

/** How many plans each page sells. */
const planCounts: Record<string, number> = {
  "/equity": 8,
  "/futures": 3,
  "/options": 3,
  "/hedging": 3,
  "/combo": 2,
  "/comodities": 3,
};

/** What the tests' content offers for download. */
const downloads = ["/brochure.pdf"];

const pages = new Map<string, ServedPage>();

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (const route of [...routes, ...versionRoutes, "/no-such-page"]) {
    pages.set(route, await readServedPage(request, route));
  }
  await request.dispose();
});

function linksOf(page: ServedPage): string[] {
  return page.links.map(({ href }) => href);
}

test("every internal link leads to a page of the site, every anchor to a place on it", () => {
  for (const [route, page] of pages) {
    expect(page.links.length, route).toBeGreaterThan(10);
    for (const href of linksOf(page).filter((link) => /^[/#]/.test(link))) {
      const url = new URL(href, `http://site${route}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      // Plain spelling only: a link through a redirect costs the visitor a round trip.
      expect
        .soft([...routes, ...versionRoutes, ...downloads, "/no-such-page"], `${href} on ${route}`)
        .toContain(url.pathname);
      if (anchor) {
        expect
          .soft([...(pages.get(url.pathname)?.ids ?? [])], `${href} on ${route}`)
          .toContain(anchor);
      }
    }
  }
});

test("every image, style, font and script resolves", async ({ request }) => {
  const files = new Set([...downloads, ...[...pages.values()].flatMap((page) => page.files)]);
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
});

test("every other link goes to a known host, calls or writes", () => {
  for (const [route, page] of pages) {
    for (const href of linksOf(page).filter((link) => !/^[/#]/.test(link))) {
      const { protocol, hostname } = new URL(href);
      if (protocol === "tel:") {
        expect.soft(href, route).toMatch(/^tel:\+91\d{10}$/);
      } else if (protocol === "mailto:") {
        expect.soft(href, route).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
      } else {
        expect.soft(protocol, `${href} on ${route}`).toBe("https:");
        expect.soft(allowedHosts, `${href} on ${route}`).toContain(hostname);
      }
    }
  }
});

test("a link that opens a new tab gives that tab no hold on this one", () => {
  for (const [route, page] of pages) {
    for (const { href, rel } of page.links.filter(({ target }) => target === "_blank")) {
      expect.soft(rel.split(" "), `${href} on ${route}`).toContain("noopener");
    }
  }
});

test("a social channel is a link once it has an address, and never one to nowhere", async ({
  page,
}) => {
  for (const route of routes) {
    await page.goto(route);
    const social = page.getByRole("list", { name: "Social media" });
    expect(await social.getByRole("listitem").count(), route).toBeGreaterThan(0);
    for (const link of await social.getByRole("link").all()) {
      await expect(link, route).toHaveAttribute("href", /^https:/);
    }
    await expect(page.locator('a[href="#"]'), route).toHaveCount(0);
  }
});

test("every plan button says Subscribe or Get Started and leads to /contact with its plan", async ({
  page,
}) => {
  const plans = new Set<string>();
  for (const route of serviceRoutes) {
    await page.goto(route);
    const cards = planCards(page);
    await expect(cards, route).toHaveCount(planCounts[route] ?? 0);
    for (const card of await cards.all()) {
      const button = card.getByRole("link");
      await expect(button).toHaveText(/^(Subscribe|Get Started)$/);
      await expect(button).toHaveAttribute("href", /^\/contact\?plan=[a-z0-9-]+$/);
      plans.add((await button.getAttribute("href")) ?? "");
    }
  }
  expect(plans.size, "each button names a plan of its own").toBe(22);
});

test("a plan button arrives on the contact page", async ({ page }) => {
  await page.goto("/options");
  await page.getByRole("link", { name: "Subscribe: Options, Premium, 6 Months" }).click();
  await expect(page).toHaveURL(/\/contact\?plan=[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Contact Our SEBI Registered Advisors",
  );
});
