import { loadContent } from "@/lib/content/load/load";
import { allRoutes, footerLinks, headerLinks, serviceLinks } from "@/lib/site/navigation";
import { ContentCopy, fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);

test("the header's links, in order", () => {
  expect(headerLinks(content)).toEqual([
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

test("the footer leads to the routes of docs/requirements.md R3.4", () => {
  const required = [
    ...["/", "/about", "/services", "/bankdetails", "/compliance", "/contact"],
    ...["/equity", "/futures", "/options", "/hedging", "/combo"],
    ...["/terms-condition", "/complaints", "/privacy-policy"],
  ];
  // R3.4 stops at five services; the footer lists every service there is.
  const alsoListed = ["/comodities"];
  const shown = [...footerLinks(content), ...serviceLinks(content)].map(({ href }) => href);
  expect([...shown].sort()).toEqual([...required, ...alsoListed].sort());
});

test("the site's routes are those of docs/requirements.md R2.1", () => {
  expect(allRoutes(content)).toEqual(
    [
      ...["/", "/about", "/services", "/contact", "/compliance", "/bankdetails"],
      ...["/equity", "/futures", "/options", "/hedging", "/combo", "/comodities"],
      ...["/privacy-policy", "/complaints", "/terms-condition", "/consent-form"],
    ].sort(),
  );
});

test("a page asks for its place by number; a page that asks for none is in no menu", () => {
  const copy = new ContentCopy();
  const about = copy.read("pages/about.yaml");
  const menu = /^menu:\n(?: .*\n)+/m;
  copy.write("pages/first.yaml", about.replace(menu, "menu: { label: First, header: 1 }\n"));
  copy.write("pages/hidden.yaml", about.replace(menu, ""));
  const changed = loadContent(copy.root);
  copy.dispose();
  expect(headerLinks(changed)[0]).toEqual({ label: "First", href: "/first" });
  expect(footerLinks(changed)).toEqual(footerLinks(content));
  expect(JSON.stringify(headerLinks(changed))).not.toContain("/hidden");
  expect(allRoutes(changed)).toEqual(expect.arrayContaining(["/first", "/hidden"]));
});
