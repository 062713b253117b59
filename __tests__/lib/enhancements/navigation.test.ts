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
    <details data-disclosure>
      <summary>Menu</summary>
      <ul><li><a href="#about">About Us</a></li></ul>
    </details>
    <a href="#contact">Contact Us</a>
  </nav>
  <main>
    <p>Text of the page</p>
    <details><summary>Question</summary><p>Answer</p></details>
  </main>`;

const user = userEvent.setup();
const services = () => screen.getByText("Services");
const disclosure = (summary: HTMLElement) => summary.closest("details");

// Listeners stand on the document, as on a page, so they are added once.
beforeAll(() => enhanceNavigation());

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

async function open(summary: HTMLElement) {
  await user.click(summary);
  expect(disclosure(summary)).toHaveAttribute("open");
}

test("a click on the summary opens and closes", async () => {
  await open(services());
  await user.click(services());
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("a click outside closes", async () => {
  await open(services());
  await user.click(screen.getByText("Text of the page"));
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("a click inside that chooses nothing leaves it open", async () => {
  await open(services());
  await user.click(screen.getByText("Research"));
  expect(disclosure(services())).toHaveAttribute("open");
});

test("choosing a link closes", async () => {
  await open(services());
  await user.click(screen.getByRole("link", { name: "Equity" }));
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("opening the phone menu closes the services", async () => {
  await open(services());
  await open(screen.getByText("Menu"));
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("Escape closes and returns focus to the summary", async () => {
  await open(services());
  screen.getByRole("link", { name: "Equity" }).focus();
  await user.keyboard("{Escape}");
  expect(disclosure(services())).not.toHaveAttribute("open");
  expect(services()).toHaveFocus();
});

test("Escape with nothing open leaves focus where it is", async () => {
  screen.getByRole("link", { name: "Contact Us" }).focus();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("link", { name: "Contact Us" })).toHaveFocus();
});

test("another key leaves it open", async () => {
  await open(services());
  await user.keyboard("a");
  expect(disclosure(services())).toHaveAttribute("open");
});

test("focus that moves on past the last link closes", async () => {
  await open(services());
  screen.getByRole("link", { name: "Equity" }).focus();
  expect(disclosure(services())).toHaveAttribute("open");
  screen.getByRole("link", { name: "Contact Us" }).focus();
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("leaving the page closes, so that the back button brings it back closed", async () => {
  await open(services());
  window.dispatchEvent(new Event("pagehide"));
  expect(disclosure(services())).not.toHaveAttribute("open");
});

test("a disclosure of the page's own text is left alone", async () => {
  const question = screen.getByText("Question");
  await open(question);
  await user.click(screen.getByText("Text of the page"));
  await user.keyboard("{Escape}");
  expect(disclosure(question)).toHaveAttribute("open");
});
