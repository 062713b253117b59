/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { enhanceNavigation } from "@/lib/enhancements/navigation";

/** The server's header: a disclosure for the services, one for the phone menu, and the page below. */
const PAGE = `
  <nav aria-label="Main">
    <details data-disclosure>
      <summary>Services</summary>
      <ul><li>Research</li><li><a href="#equity">Equity</a></li></ul>
    </details>
    <details data-disclosure><summary>Menu</summary><a href="#about">About Us</a></details>
    <a href="#contact">Contact Us</a>
  </nav>
  <p>Text of the page</p>
  <details><summary>Question</summary><p>Answer</p></details>`;

const user = userEvent.setup();
const link = (name: string) => screen.getByRole("link", { name });
const isOpen = (summary: string) => screen.getByText(summary).closest("details")?.open;

// The listeners are the document's, as on a page, so they are added once.
beforeAll(() => enhanceNavigation());
beforeEach(async () => {
  document.body.innerHTML = PAGE;
  await user.click(screen.getByText("Services"));
  expect(isOpen("Services")).toBe(true);
});

test.each([
  ["the choice of a link", () => user.click(link("Equity"))],
  ["a click on the phone menu", () => user.click(screen.getByText("Menu"))],
  ["a focus that moves on", async () => link("Contact Us").focus()],
  ["leaving the page", async () => window.dispatchEvent(new Event("pagehide"))],
])("%s closes an open menu", async (_, act) => {
  await act();
  expect(isOpen("Services")).toBe(false);
});

test.each([
  ["a click inside that chooses nothing", () => user.click(screen.getByText("Research"))],
  ["another key", () => user.keyboard("a")],
  ["a focus inside it", async () => link("Equity").focus()],
])("%s leaves it open", async (_, act) => {
  await act();
  expect(isOpen("Services")).toBe(true);
});

test("a disclosure in the page's content is not closed", async () => {
  await user.click(screen.getByText("Question"));
  await user.click(screen.getByText("Text of the page"));
  await user.keyboard("{Escape}");
  expect(isOpen("Question")).toBe(true);
});
