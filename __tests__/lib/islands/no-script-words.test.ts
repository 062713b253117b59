/** @jest-environment jsdom */
import { showNoScriptWords } from "@/lib/islands/no-script-words";

test("words for visitors without scripts become a paragraph, tags and escapes aside", () => {
  const noscript = document.createElement("noscript");
  noscript.textContent = '<p role="note">Call <b>us</b> &amp; say what you can&#x27;t do.</p>';
  document.body.append(document.createElement("main"));
  document.querySelector("main")?.append(noscript);
  showNoScriptWords();
  expect(document.querySelector("noscript")).toBeNull();
  expect(document.querySelector("main > p")).toHaveTextContent("Call us & say what you can't do.");
});
