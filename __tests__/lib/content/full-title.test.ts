import { fullTitle, TITLE_LIMIT, titleWidth } from "@/lib/content/full-title";
import { loadContent } from "@/lib/content/load";
import { sitePages } from "@/lib/content/site-pages";
import { realContent } from "./content-copy";

test("a title is measured in Arial of 20 px", () => {
  // As Chromium measures it in Liberation Sans, which has Arial's widths.
  expect(titleWidth("Research services, plans and prices")).toBeCloseTo(321.26, 0);
  expect(titleWidth("")).toBe(0);
});

test("a sign of unknown width counts as a full em", () => {
  expect(titleWidth("資")).toBe(20);
});

test("the firm's name follows where there is room, and is left out where there is none", () => {
  expect(fullTitle("Contact", "The Research Desk")).toBe("Contact | The Research Desk");
  const long = "Equity research: stock picks, swing and intraday plans";
  expect(fullTitle(long, "The Research Desk")).toBe(long);
});

test("no title of the site is cut, no description too short or too long", () => {
  for (const { route, title, description } of sitePages(loadContent(realContent))) {
    expect([route, titleWidth(title) <= TITLE_LIMIT]).toEqual([route, true]);
    expect([route, description.length >= 120 && description.length <= 160]).toEqual([route, true]);
  }
});
