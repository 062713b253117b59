import { loadContent } from "@/lib/content/load/load";
import { fullTitle, OWN_TITLE_LIMIT, titleWidth } from "@/lib/site/full-title";
import { sitePages } from "@/lib/site/site-pages";
import { fixtureContent } from "../content/load/content-copy";

test("a title is measured in Arial of 20 px", () => {
  // As Chromium measures it in Liberation Sans, which has Arial's widths.
  expect(titleWidth("Research services, plans and prices")).toBeCloseTo(321.26, 0);
  expect(titleWidth("")).toBe(0);
});

test("a sign of unknown width counts as a full em", () => {
  expect(titleWidth("資")).toBe(20);
});

test("the firm's name follows every title, once", () => {
  expect(fullTitle("Contact", "The Research Desk")).toBe("Contact | The Research Desk");
  const long = "Equity research: stock picks, swing and intraday plans";
  expect(fullTitle(long, "The Research Desk")).toBe(`${long} | The Research Desk`);
  expect(fullTitle("About The Research Desk", "The Research Desk")).toBe("About The Research Desk");
});

test("no page's own words are cut, no description is too short or too long", () => {
  for (const { route, title, description } of sitePages(loadContent(fixtureContent))) {
    expect([route, titleWidth(title) <= OWN_TITLE_LIMIT]).toEqual([route, true]);
    expect([route, description.length >= 120 && description.length <= 160]).toEqual([route, true]);
  }
});
