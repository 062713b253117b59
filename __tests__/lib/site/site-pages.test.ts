import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import {
  beforeLinks,
  dropdownLinks,
  footerLinks,
  headerLinks,
  serviceLinks,
  sitePageAt,
  sitePages,
} from "@/lib/site/site-pages";
import { versionPages } from "@/lib/versions/versions";

test("every page is listed once, without the 404 page", () => {
  const routes = sitePages(content).map(({ route }) => route);
  const policies = [...content.policies.keys()].map((name) => `/${name}`);
  const services = content.services.map(({ route }) => route);
  const versions = versionPages(content).map(({ href }) => href);
  const bandPages = [...content.bandPages.keys()].map((name) => `/${name}`);
  const specialPages = Object.keys(content.pages)
    .filter((name) => name !== "not-found")
    .map((name) => (name === "home" ? "/" : `/${name}`));
  expect([...routes].sort()).toEqual(
    [...specialPages, ...bandPages, ...services, ...policies, ...versions].sort(),
  );
});

test("a version's page shows when it was in force and links to the text in force", () => {
  const { heading, lede, crumbs } = sitePageAt(content, "/terms-condition/1.0");
  expect(heading).toBe("Terms and conditions, version 1.0");
  expect(lede).toBe("In force from March 2, 2026 to November 20, 2026.");
  expect(crumbs.map(({ href }) => href)).toEqual(["/", "/terms-condition", "/terms-condition/1.0"]);
});

test("breadcrumbs are Home, Services, service; Home has none", () => {
  expect(sitePageAt(content, "/equity").crumbs).toEqual([
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
    { label: "Equity", href: "/equity" },
  ]);
  expect(sitePageAt(content, "/").crumbs).toEqual([]);
});

test("an address without a page is an error", () => {
  expect(() => sitePageAt(content, "/nowhere")).toThrow("no page at /nowhere");
});

test("menus are sorted by number; a page without a number still has its breadcrumb", () => {
  const page = (name: string) =>
    copy
      .read("pages/about.yaml")
      .replace(/^meta: .*\n/m, `meta: { title: ${name}, description: The ${name} page }\n`);
  const menu = /^menu: .*\n/m;
  copy.write(
    "pages/first.yaml",
    page("First").replace(menu, "menu: { label: First, header: 1 }\n"),
  );
  copy.write("pages/hidden.yaml", page("Hidden").replace(menu, ""));
  copy.addService("metals", 5);
  const changed = loadContent(copy.root);
  expect(serviceLinks(changed).map(({ href }) => href)).toEqual(["/metals", "/equity"]);
  expect(headerLinks(changed)[0]).toEqual({ label: "First", href: "/first" });
  expect(footerLinks(changed, "firm")).toEqual(footerLinks(content, "firm"));
  expect(JSON.stringify(headerLinks(changed))).not.toContain("/hidden");
  expect(sitePages(changed).map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/first", "/hidden"]),
  );
  expect(sitePageAt(changed, "/hidden").crumbs).toEqual([
    { label: "Home", href: "/" },
    { label: sitePageAt(changed, "/hidden").title, href: "/hidden" },
  ]);
});

test("the dropdown may have another order than lists of services", () => {
  const [service] = content.services;
  if (!service) throw new Error("expected a service");
  const services = [
    { ...service, route: "/combo", order: 50, dropdown: 70 },
    { ...service, route: "/metals", order: 60 },
  ];
  const changed = { ...content, services };
  expect(serviceLinks(changed).map(({ href }) => href)).toEqual(["/combo", "/metals"]);
  expect(dropdownLinks(changed).map(({ href }) => href)).toEqual(["/metals", "/combo"]);
});

test("what to read before paying ends with how to check the firm", () => {
  const { check } = content.shared.before;
  expect(beforeLinks(content)).toEqual([...footerLinks(content, "before"), check]);
  expect(beforeLinks(content).length).toBeGreaterThan(1);
});
