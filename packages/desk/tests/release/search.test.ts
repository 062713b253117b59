/** @jest-environment jsdom */
import { showFound } from "../../src/release/page/search";

beforeEach(() => {
  document.body.innerHTML = `<article><h3>/a</h3><h4>On the page</h4><p>We <b>answer</b>
  soon.</p><p>Fees</p></article><article><h3>/b</h3><p>We wait.</p></article>`;
});

/** The lines that are shown, with single blanks. */
function shown(): string[] {
  const lines = document.querySelectorAll("article:not([hidden]) p:not([hidden])");
  return [...lines].map(({ textContent }) => textContent.replace(/\s+/g, " "));
}

test("shows the lines with the words, whatever their case and blanks, and counts them", () => {
  expect(showFound(document, " we  ANSWER soon")).toEqual({ lines: 1, pages: 1 });
  expect(shown()).toEqual(["We answer soon."]);
  expect(showFound(document, "we")).toEqual({ lines: 2, pages: 2 });
});

test("shows all again without words", () => {
  showFound(document, "nowhere");
  expect(shown()).toEqual([]);
  showFound(document, "");
  expect(shown()).toEqual(["We answer soon.", "Fees", "We wait."]);
});
