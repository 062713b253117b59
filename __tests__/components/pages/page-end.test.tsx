/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CallToAction } from "@/components/pages/page-end";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

test("does not link the call to action to its own page", () => {
  const content = loadContent(fixtureContent);
  const { primary, secondary } = content.shared.callToAction;
  render(<CallToAction content={content} route={secondary.href} />);
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toContain(primary.href);
  expect(addresses).not.toContain(secondary.href);
});
