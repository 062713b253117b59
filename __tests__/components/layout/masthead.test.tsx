/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { Masthead } from "@/components/layout/masthead";
import { SectionBar } from "@/components/layout/section-bar";
import { serviceLinks } from "@/lib/site/site-pages";

const words = content.shared.header;
const services = serviceLinks(content).map(({ href }) => href);

/** Opens the disclosure of a summary. */
function linksIn(summary: string): HTMLElement[] {
  const texts = screen.getAllByText(summary).map((text) => text.closest("summary"));
  const details = texts.find(Boolean)?.closest("details");
  if (!details) throw new Error(`no disclosure ${summary}`);
  details.open = true;
  return within(details).getAllByRole("link");
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));

test.each(["/complaints", "/contact", services[0], undefined])(
  "on the page %s marks only links to it as current",
  (path) => {
    render(<SectionBar content={content} current={path} />);
    const links = [
      ...linksIn(words.services),
      ...linksIn(words.menu),
      ...screen.getAllByRole("link"),
    ];
    const current = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(new Set(hrefs(current))).toEqual(new Set(path ? [path] : []));
  },
);

test.each([
  ["while the firm's name is made up", content.placeholders, true],
  ["not once it is the firm's own", new Set(["firm.feeCap"]), false],
])("says that the page is a preview %s", (_, placeholders, isShown) => {
  render(<Masthead content={{ ...content, placeholders }} />);
  const notes = screen.queryAllByText(content.shared.preview.title);
  expect(notes.length > 0).toBe(isShown);
});
