import { loadContent } from "@/lib/checks/checked-content";
import { complaintSteps, keyFactsRoute } from "@/lib/site/key-facts";
import { sitePageAt, sitePages } from "@/lib/site/site-pages";
import { ContentCopy, fixtureContent } from "../content/load/content-copy";

const content = loadContent(fixtureContent);

test("every service has a sheet below it, whichever services there are", () => {
  const sheets = (services = content.services) =>
    sitePages({ ...content, services }).filter(({ route }) => route.endsWith("/key-facts"));
  expect(
    sheets()
      .map(({ route }) => route)
      .sort(),
  ).toEqual(content.services.map(keyFactsRoute).sort());
  const [first] = content.services;
  expect(sheets(first ? [first] : []).map(({ route }) => route)).toEqual(["/equity/key-facts"]);
});

test("a sheet stands below its service, with a title and a description of its own", () => {
  const page = sitePageAt(content, "/futures/key-facts");
  expect(page.crumbs.map(({ href }) => href)).toEqual([
    "/",
    "/services",
    "/futures",
    "/futures/key-facts",
  ]);
  expect(page.title).toBe("Futures Trading: key facts");
  expect(page.description).toMatch(/^Futures Trading on one sheet/);
  expect(page.sources).toContain("services/futures.yaml");
});

test("while the firm is closed, a sheet says so where it is shared", () => {
  const notices = { ...content.notices, accepting: false };
  const page = sitePageAt({ ...content, notices }, "/futures/key-facts");
  expect(page.description).toMatch(new RegExp(`^${notices.closed.heading}`));
});

test("content may link to a sheet, and to no other page below a service", () => {
  const copy = new ContentCopy();
  copy.edit("pages/about.yaml", /href: \/services$/m, "href: /futures/key-facts");
  expect(copy.mistakes()).toEqual([]);
  copy.edit("pages/about.yaml", /href: \/futures\/key-facts$/m, "href: /futures/facts");
  expect(copy.mistakes()).toEqual([expect.stringContaining("/futures/facts")]);
});

test("without the steps of a complaint no sheet is made", () => {
  expect(complaintSteps(content).items).toHaveLength(3);
  expect(() => complaintSteps({ blockPages: new Map() })).toThrow("id escalation");
});
