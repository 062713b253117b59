/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import {
  type Comparison,
  compare,
  type PageResult,
} from "@/scripts/lighthouse/report/kept-results";
import { reportPage } from "@/scripts/lighthouse/report/report-page";
import { result } from "./examples";

const slow = { performance: 88, largestPaint: 2600, blocking: 310, shift: 0.12 };
const now = [
  result({ date: "2026-11-22T10:00:00.000Z", commit: "def5678" }, slow),
  result({ device: "desktop" }),
  result({ route: "/consent-form", label: "Consent", noindex: true }, { seo: 66 }),
];

function open(comparisons: Comparison[]) {
  const html = reportPage("Firm & Sons", comparisons);
  document.body.innerHTML = html.slice(html.indexOf("<body>"));
}

/** The cells of a number's row, in words. */
function row(route: string, number: string, device = "phone"): (string | null)[] {
  const page = screen.getByRole("region", { name: route });
  const heading = within(page).getByRole("heading", { name: `On a ${device}` });
  const table = within(heading.parentElement ?? page).getByRole("table");
  const found = within(table).getByRole("row", { name: new RegExp(`^${number} `) });
  return within(found)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
}

test("says in the first lines what is not good", () => {
  open(compare(now, []));
  expect(screen.getByText("Not good (4):")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "About Us (/about) on a phone: Performance 88, needs work",
    "About Us (/about) on a phone: Largest paint 2.6 s, needs work",
    "About Us (/about) on a phone: Blocked 310 ms, needs work",
    "About Us (/about) on a phone: Shift 0.12, needs work",
  ]);
});

test("lists no more than can be read, and says how many more there are", () => {
  const many = ["/", "/a", "/b"].map((route) => result({ route, label: route }, slow));
  open(compare(many, []));
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toHaveLength(7);
  expect(items.at(-1)).toBe("6 more in the tables below");
});

test("names date, commit, runs and machine", () => {
  open(compare(now, []));
  const [intro] = screen.getAllByText(/commit def5678/);
  expect(intro).toHaveTextContent("22 November 2026, commit def5678. 2 pages, visited 3 times");
  expect(document.body).toHaveTextContent("Measured on one machine (2 × Processor, Chromium 156)");
});

test("shows each number before and now, with the difference in words", () => {
  const before = [result(), result({ device: "desktop" }, { performance: 80, largestPaint: 3000 })];
  open(compare(now, before));
  expect(row("/about", "Performance")).toEqual(["100", "88needs work", "−12worse"]);
  expect(row("/about", "Largest paint")).toEqual(["0.8 s", "2.6 sneeds work", "+1.8 sworse"]);
  expect(row("/about", "SEO")).toEqual(["100", "100good", "0as before"]);
  expect(row("/about", "Performance", "desktop")).toEqual(["80", "100good", "+20better"]);
  expect(row("/about", "Largest paint", "desktop")).toEqual(["3 s", "0.8 sgood", "−2.2 sbetter"]);
});

test("shows all scores at a glance, by the pages' names, and those that have changed", () => {
  open(compare(now, [result()]));
  const [table] = screen.getAllByRole("table");
  const rows = within(table as HTMLElement).getAllByRole("row");
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ["Page", "Performance", "Accessibility", "Best practices", "SEO"],
    ["About Us", "88was 100", "100", "100", "100"],
    ["Consent", "100", "100", "100", "66"],
  ]);
});

test("has no difference for a page that was not measured before", () => {
  open(compare(now, []));
  expect(row("/about", "Performance")).toEqual(["–", "88needs work", "–"]);
  expect(screen.queryByText(/since the report before/i)).toBeNull();
});

test("a page that asks not to be found is not blamed for its SEO score", () => {
  open(compare(now, []));
  expect(row("/consent-form", "SEO")).toEqual(["–", "66on purpose", "–"]);
});

test("draws each number as a bar, beside the bar of before", () => {
  const drawn = (before: PageResult[]) => {
    open(compare([result({}, { performance: 50 })], before));
    const page = screen.getByRole("region", { name: "/about" });
    return page.querySelector("svg")?.outerHTML;
  };
  expect(drawn([])).toContain('<rect class="needs-work" y="4" width="50" height="3">');
  expect(drawn([])).not.toContain('class="before"');
  expect(drawn([result()])).toContain('<rect class="before" width="100" height="3">');
});

test("says when the numbers before come from another machine", () => {
  open(compare(now, [result({ machine: "8 × Another" })]));
  expect(screen.getAllByText(/On another machine: compare the scores, not the times/)).toHaveLength(
    1,
  );
});

test("explains every number once, and what is good", () => {
  open(compare(now, []));
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual([
    "Performance",
    "Accessibility",
    "Best practices",
    "SEO",
    "Largest paint",
    "Blocked",
    "Shift",
  ]);
  expect(document.body).toHaveTextContent("Good: up to 2.5 s. Poor: above 4 s.");
});

test("needs nothing from elsewhere and runs no script", () => {
  const html = reportPage("Firm & Sons", compare(now, []));
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<script|<link|src=|href=|https?:/);
  expect(html).toContain("<title>Lighthouse report: Firm &amp; Sons</title>");
  // React escapes what stands in a style element, and browsers read it as it stands.
  expect(/<style>([\s\S]*)<\/style>/.exec(html)?.[1]).not.toMatch(/&\w+;/);
});
