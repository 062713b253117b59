/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { enhanceFolds } from "@/lib/enhancements/folds";

const PAGE = `
  <details data-disclosure id="menu"><summary>Menu</summary></details>
  <a href="#inner">To the inner one</a>
  <details id="outer">
    <summary>Outer</summary>
    <details id="inner"><summary>Inner</summary><h4 id="clause">A clause</h4></details>
  </details>
  <details id="other"><summary>Other</summary></details>`;

const openFolds = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
const shown: string[] = [];

// The listeners are the window's, as on a page, so they are added once.
beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
  enhanceFolds();
});
beforeEach(() => {
  document.body.innerHTML = PAGE;
  shown.length = 0;
});

test.each([
  ["outer", ["outer"]],
  ["inner", ["outer", "inner"]],
  ["clause", ["outer", "inner"]],
  ["no-such-part", []],
])("an address that ends with #%s opens what is folded around it", (anchor, folds) => {
  history.replaceState(null, "", `#${anchor}`);
  window.dispatchEvent(new Event("hashchange"));
  expect(openFolds()).toEqual(folds);
  expect(shown).toEqual(folds.length > 0 ? [anchor] : []);
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
