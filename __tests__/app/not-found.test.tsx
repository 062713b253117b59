/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import NotFoundPage from "@/app/not-found";
import { getContent } from "@/lib/checks/checked-content";

jest.mock("@/lib/checks/checked-content", () => ({
  ...jest.requireActual("@/lib/checks/checked-content"),
  getContent: jest.fn(),
}));

test("the 404 page leads to every service, after the page of all of them", () => {
  jest.mocked(getContent).mockReturnValue(content);
  render(<NotFoundPage />);
  const links = within(screen.getByRole("main")).getAllByRole("link");
  const hrefs = links.map((link) => link.getAttribute("href"));
  const services = content.services.map(({ route }) => route);
  expect(services.length).toBeGreaterThan(0);
  const first = hrefs.indexOf("/services") + 1;
  expect(hrefs.slice(first, first + services.length)).toEqual(services);
});
