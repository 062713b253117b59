import { loadContent } from "@/lib/checks/checked-content";
import { fullTitle } from "@/lib/site/page-metadata";
import { sitePages } from "@/lib/site/site-pages";
import { fixtureContent } from "../content/load/content-copy";

test("the firm's name follows every title, once", () => {
  expect(fullTitle("Contact", "The Research Desk")).toBe("Contact | The Research Desk");
  const long = "Equity research: stock picks, swing and intraday plans";
  expect(fullTitle(long, "The Research Desk")).toBe(`${long} | The Research Desk`);
  expect(fullTitle("About The Research Desk", "The Research Desk")).toBe("About The Research Desk");
});

test("no description is too short or too long for a result page", () => {
  const pages = sitePages(loadContent(fixtureContent));
  for (const { route, description } of pages.filter(({ noindex }) => !noindex)) {
    expect([route, description.length >= 120 && description.length <= 160]).toEqual([route, true]);
  }
});
