/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PageFrame } from "@/components/layout/page-frame";

const { firm, shared, notices } = content;
const renderPage = (shown = content) => render(<PageFrame content={shown} route="/" />);

test("the chat button of a closed site has the closed words", () => {
  renderPage({ ...content, notices: { ...notices, accepting: false } });
  const chat = screen.getByRole("link", { name: shared.chat });
  const { searchParams } = new URL(chat.getAttribute("href") ?? "");
  expect(searchParams.get("text")).toBe(notices.closed.chat);
});

test("shows the registered name in the strip and the footer, marked as a placeholder", () => {
  renderPage();
  const names = screen.getAllByText((_, element) => element?.textContent === `${firm.legalName}*`);
  expect(names.map(({ tagName }) => tagName)).toEqual(["P", "P"]);
});

test("the footer shows an icon for each social channel, named and linked", () => {
  renderPage();
  const list = within(screen.getByRole("list", { name: shared.footer.social }));
  for (const { name, href } of firm.social) {
    expect(list.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});
