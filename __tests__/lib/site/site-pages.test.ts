import { loadContent } from "@/lib/content/load/load";
import { crumbsTo, sitePageAt, sitePages } from "@/lib/site/site-pages";
import { fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);

test("every page is listed once, without the 404 page", () => {
  const routes = sitePages(content).map(({ route }) => route);
  expect(routes).toHaveLength(16);
  expect(new Set(routes).size).toBe(16);
  expect(routes).not.toContain("/not-found");
});

test("only the consent form stays out of search engines", () => {
  const hidden = sitePages(content).filter(({ noindex }) => noindex);
  expect(hidden.map(({ route }) => route)).toEqual(["/consent-form"]);
});

test("a page's heading is its banner's, Home's its hero's", () => {
  expect(sitePageAt(content, "/").heading).toBe(content.pages.home.hero.heading);
  expect(sitePageAt(content, "/contact").heading).toBe(content.pages.contact.banner.heading);
});

test("breadcrumbs lead from Home over the services to a service; Home has none", () => {
  expect(crumbsTo(content, sitePageAt(content, "/comodities"))).toEqual([
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
    { label: "Commodities", href: "/comodities" },
  ]);
  expect(crumbsTo(content, sitePageAt(content, "/"))).toEqual([]);
});

test("an address without a page is an error", () => {
  expect(() => sitePageAt(content, "/nowhere")).toThrow("no page at /nowhere");
});
