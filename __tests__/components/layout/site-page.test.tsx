/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SitePage } from "@/components/layout/site-page";
import { loadContent } from "@/lib/checks/checked-content";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { formatDate } from "@/lib/text/format";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { firm, shared, services } = content;

beforeEach(() => {
  render(
    <SitePage content={content} route="/about">
      <h2>Who we are</h2>
    </SitePage>,
  );
});

test("the first link skips to the main content, which can take focus", () => {
  const [skip] = screen.getAllByRole("link");
  const main = screen.getByRole("main");
  expect(skip).toHaveAccessibleName(shared.header.skip);
  expect(skip).toHaveAttribute("href", `#${main.id}`);
  expect(main).toHaveAttribute("tabindex", "-1");
  expect(within(main).getByRole("heading", { level: 2, name: "Who we are" })).toBeInTheDocument();
});

test("the chat button opens the messaging app with the first message written", () => {
  const chat = screen.getByRole("link", { name: shared.chat });
  const address = new URL(chat.getAttribute("href") ?? "");
  expect(address.pathname).toBe(`/${firm.chat.phone.replace(/\D/g, "")}`);
  expect(address.searchParams.get("text")).toBe(firm.chat.message);
  expect(chat).toHaveAttribute("target", "_blank");
  expect(chat).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("shows the registered name in the strip and the footer, marked as a placeholder", () => {
  const marked = new RegExp(`^${firm.legalName}\\*$`);
  const [strip, footer] = screen.getAllByText((_, element) =>
    marked.test(element?.textContent ?? ""),
  );
  expect(strip?.closest("footer, header, main")).toBeNull();
  expect(footer?.tagName).toBe("H2");
  expect(footer?.nextElementSibling).toHaveTextContent(`Trading as ${firm.name}`);
});

describe("the footer", () => {
  const footer = () => within(screen.getByRole("contentinfo"));

  test("shows the registration and its expiry", () => {
    const registration = screen.getByRole("contentinfo");
    expect(registration).toHaveTextContent(firm.registration.number);
    expect(registration).toHaveTextContent(formatDate(firm.registration.validTo));
    expect(footer().getByRole("link", { name: shared.footer.lookup })).toHaveAttribute(
      "href",
      firm.registration.lookup,
    );
  });

  test("prints the mandated warning and notice word for word", () => {
    expect(footer().getByText(firm.warning)).toBeInTheDocument();
    expect(footer().getByRole("heading", { name: shared.footer.notice })).toBeInTheDocument();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(firm.notice);
  });

  test("links to every service", () => {
    const links = within(footer().getByRole("navigation", { name: shared.footer.services }));
    for (const { label, title, route } of services) {
      expect(links.getByRole("link", { name: label ?? title })).toHaveAttribute("href", route);
    }
  });

  test("names the social channels, with links for those that have an address", () => {
    const list = within(footer().getByRole("list", { name: shared.footer.social }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      firm.social.map(({ name }) => name),
    );
    const supplied = firm.social.filter(({ href }) => href !== NO_ADDRESS);
    expect(
      list.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(supplied.map(({ name, href }) => [name, href]));
  });

  test("shows the year in an element that the date enhancement updates", () => {
    expect(footer().getByText(/^\d{4}$/)).toHaveAttribute("data-today", "year");
  });
});
