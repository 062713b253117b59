/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "@/components/layout/site-header";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const words = content.shared.header;

function renderHeader(current?: string) {
  render(<SiteHeader content={content} current={current} />);
  return within(screen.getByRole("navigation", { name: words.navigation }));
}

/** The disclosure a summary opens, with what is inside. */
function disclosure(summary: string) {
  const element = screen
    .getAllByText(summary)
    .map((text) => text.closest("summary")?.parentElement)
    .find(Boolean);
  if (!(element instanceof HTMLDetailsElement)) throw new Error(`no disclosure ${summary}`);
  element.open = true;
  return within(element);
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test("the Services dropdown begins with All Services and holds every service", () => {
  renderHeader("/");
  const links = disclosure(words.services).getAllByRole("link");
  expect(links[0]).toHaveAccessibleName("All Services");
  expect(hrefs(links)).toEqual([
    ...["/services", "/equity", "/futures", "/options", "/hedging", "/comodities", "/combo"],
  ]);
});

test("the phone menu holds the same links, services in their place", () => {
  renderHeader("/");
  const links = disclosure(words.menu).getAllByRole("link");
  expect(hrefs(links)).toEqual([
    ...["/", "/about"],
    ...["/services", "/equity", "/futures", "/options", "/hedging", "/comodities", "/combo"],
    ...["/bankdetails", "/complaints", "/consent-form", "/contact"],
  ]);
});

test.each(["/", "/complaints", "/contact", "/equity", undefined])(
  "on the page %s its own links alone say that it is this page",
  (path) => {
    const navigation = renderHeader(path);
    disclosure(words.services);
    disclosure(words.menu);
    const current = navigation
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(new Set(hrefs(current))).toEqual(new Set(path ? [path] : []));
  },
);
