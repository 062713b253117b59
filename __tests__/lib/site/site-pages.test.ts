import { loadContent } from "@/lib/checks/checked-content";
import { menuLinks, serviceLinks, sitePageAt, sitePages } from "@/lib/site/site-pages";
import { versionPages } from "@/lib/versions/in-force";
import { ContentCopy, fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);

test("every page is listed once, without the 404 page", () => {
  const routes = sitePages(content).map(({ route }) => route);
  expect(routes).toHaveLength(26);
  expect(new Set(routes).size).toBe(26);
  expect(routes).not.toContain("/not-found");
});

test("only the consent form and kept versions are not indexed", () => {
  const hidden = sitePages(content).filter(({ noindex }) => noindex);
  expect(hidden.map(({ route }) => route)).toEqual([
    "/compliance/charter/1.0",
    "/compliance/charter/1.1",
    "/compliance/mitc/1.0",
    "/consent-form",
    "/consent-form/data-notice/1.0",
    "/privacy-policy/1.0",
    "/terms-condition/1.0",
    "/terms-condition/1.1",
  ]);
});

test("a version's page shows when it was in force and links to the text in force", () => {
  const { heading, subheading, crumbs } = sitePageAt(content, "/terms-condition/1.0");
  expect(heading).toBe("Terms and conditions, version 1.0");
  expect(subheading).toBe("In force from March 2, 2026 to November 20, 2026.");
  expect(crumbs.map(({ href }) => href)).toEqual(["/", "/terms-condition", "/terms-condition/1.0"]);
});

test("a page's heading is from its banner, Home's from its hero", () => {
  expect(sitePageAt(content, "/").heading).toBe(content.pages.home.hero.heading);
  expect(sitePageAt(content, "/contact").heading).toBe(content.pages.contact.banner.heading);
});

test("breadcrumbs are Home, Services, service; Home has none", () => {
  expect(sitePageAt(content, "/comodities").crumbs).toEqual([
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
    { label: "Commodities", href: "/comodities" },
  ]);
  expect(sitePageAt(content, "/").crumbs).toEqual([]);
});

test("an address without a page is an error", () => {
  expect(() => sitePageAt(content, "/nowhere")).toThrow("no page at /nowhere");
});

test("the header's links, in order", () => {
  expect(menuLinks(content, "header")).toEqual([
    { label: "Home", href: "/" },
    { label: "About Us", href: "/about" },
    { label: "Services", href: "/services" },
    { label: "Bank Details", href: "/bankdetails" },
    { label: "Compliance", href: "/complaints" },
    { label: "Consent-Form", href: "/consent-form" },
    { label: "Contact Us", href: "/contact" },
  ]);
});

test("the Services dropdown's links below All Services, in order", () => {
  expect(serviceLinks(content)).toEqual([
    { label: "Equity", href: "/equity" },
    { label: "Futures", href: "/futures" },
    { label: "Options", href: "/options" },
    { label: "Hedging", href: "/hedging" },
    { label: "Commodities", href: "/comodities" },
    { label: "Combo Products", href: "/combo" },
  ]);
});

test("the footer links to the routes of docs/requirements.md R3.4", () => {
  const required = [
    ...["/", "/about", "/services", "/bankdetails", "/compliance", "/contact"],
    ...["/equity", "/futures", "/options", "/hedging", "/combo"],
    ...["/terms-condition", "/complaints", "/privacy-policy"],
  ];
  // R3.4 stops at five services; the footer lists every service there is, and the examples.
  const alsoListed = ["/comodities", "/sample"];
  const shown = [...menuLinks(content, "footer"), ...serviceLinks(content)].map(({ href }) => href);
  expect([...shown].sort()).toEqual([...required, ...alsoListed].sort());
});

/** Pages that are not in the requirements. */
const LATER_ROUTES = ["/refunds", ...versionPages(content).map(({ href }) => href)];

test("the site's routes are those of docs/requirements.md R2.1", () => {
  // The tests' content has one page more: the kinds of blocks that no other page shows.
  const routes = sitePages(content).map(({ route }) => route);
  expect(routes.filter((route) => !["/parts", ...LATER_ROUTES].includes(route))).toEqual(
    [
      ...["/", "/about", "/services", "/contact", "/compliance", "/bankdetails"],
      ...["/equity", "/futures", "/options", "/hedging", "/combo", "/comodities"],
      ...["/privacy-policy", "/complaints", "/terms-condition", "/consent-form"],
      // Not in R2.1: examples of what is sold.
      "/sample",
    ].sort(),
  );
});

test("menus are sorted by number; a page without a number still has its breadcrumb", () => {
  const copy = new ContentCopy();
  const page = (name: string) =>
    copy
      .read("pages/about.yaml")
      .replace(/^meta:\n(?: .*\n)+/m, `meta: { title: ${name}, description: The ${name} page }\n`);
  const menu = /^menu:\n(?: .*\n)+/m;
  copy.write(
    "pages/first.yaml",
    page("First").replace(menu, "menu: { label: First, header: 1 }\n"),
  );
  copy.write("pages/hidden.yaml", page("Hidden").replace(menu, ""));
  const changed = loadContent(copy.root);
  copy.dispose();
  expect(menuLinks(changed, "header")[0]).toEqual({ label: "First", href: "/first" });
  expect(menuLinks(changed, "footer")).toEqual(menuLinks(content, "footer"));
  expect(JSON.stringify(menuLinks(changed, "header"))).not.toContain("/hidden");
  expect(sitePages(changed).map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/first", "/hidden"]),
  );
  expect(sitePageAt(changed, "/hidden").crumbs).toEqual([
    { label: "Home", href: "/" },
    { label: sitePageAt(changed, "/hidden").title, href: "/hidden" },
  ]);
});
