/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "@/components/layout/site-header";
import { loadContent } from "@/lib/checks/checked-content";
import { menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const words = content.shared.header;
const services = ["/services", ...serviceLinks(content).map(({ href }) => href)];

function renderHeader(current?: string) {
  render(<SiteHeader content={content} current={current} />);
  return within(screen.getByRole("navigation", { name: words.navigation }));
}

/** The disclosure of a summary, with queries for its content. */
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

test("lists All Services and then every service in the Services dropdown", () => {
  renderHeader("/");
  const links = disclosure(words.services).getAllByRole("link");
  expect(links[0]).toHaveAccessibleName(words.allServices);
  expect(hrefs(links)).toEqual(services);
});

test("lists the same links in the phone menu, with the services among them", () => {
  renderHeader("/");
  const links = disclosure(words.menu).getAllByRole("link");
  const shown = menuLinks(content, "header").map(({ href }) => href);
  expect(hrefs(links)).toEqual(shown.flatMap((href) => (href === "/services" ? services : [href])));
});

test.each(["/", "/complaints", "/contact", "/equity", undefined])(
  "on the page %s marks only links to it as current",
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
