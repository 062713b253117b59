/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/page-end";
import { NO_ADDRESS } from "@/lib/content/schemas/common";

const { firm, shared, notices } = content;
const renderPage = (shown = content) => render(<SitePage content={shown} route="/" />);

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

test("the footer links the social channels that have an address, and names the others", () => {
  renderPage();
  const list = within(screen.getByRole("list", { name: shared.footer.social }));
  const channels = list.getAllByRole("listitem");
  expect(channels.map(({ textContent }) => textContent)).toEqual(
    firm.social.map(({ name }) => name),
  );
  const supplied = firm.social.filter(({ href }) => href !== NO_ADDRESS);
  const addresses = list.queryAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(supplied.map(({ href }) => href));
});

test("a call to action does not link to its own page", () => {
  const { primary, secondary } = shared.callToAction;
  render(<CallToAction content={content} route={secondary.href} />);
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toContain(primary.href);
  expect(addresses).not.toContain(secondary.href);
});
