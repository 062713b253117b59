/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { enhanceFolds } from "@/lib/enhancements/folds";

const PAGE = `
  <details data-disclosure id="menu"><summary>Menu</summary></details>
  <a href="#inner">To the inner one</a>
  <details id="outer">
    <summary>Outer</summary>
    <details id="inner"><summary>Inner</summary></details>
  </details>
  <details id="other"><summary>Other</summary></details>`;

const openFolds = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

// The listeners are the window's, as on a page, so they are added once.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  enhanceFolds();
});
beforeEach(() => {
  document.body.innerHTML = PAGE;
});

test("a second choice of a link opens what was closed again", async () => {
  history.replaceState(null, "", "#inner");
  await userEvent.click(screen.getByRole("link"));
  expect(openFolds()).toEqual(["outer", "inner"]);
});

test("prints everything open but menus, then closes it again", () => {
  screen.getByText("Other").closest("details")?.setAttribute("open", "");
  window.dispatchEvent(new Event("beforeprint"));
  expect(openFolds()).toEqual(["outer", "inner", "other"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(openFolds()).toEqual(["other"]);
});
