/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CallToAction } from "@/components/pages/page-end";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { primary, secondary } = content.shared.callToAction;

function addresses() {
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
}

test("the call to action leads to the form and to more to read", () => {
  render(<CallToAction content={content} />);
  expect(addresses()).toEqual(expect.arrayContaining([primary.href, secondary.href]));
});

test("it does not link a page to itself", () => {
  render(<CallToAction content={content} route={secondary.href} />);
  expect(addresses()).toContain(primary.href);
  expect(addresses()).not.toContain(secondary.href);
});
