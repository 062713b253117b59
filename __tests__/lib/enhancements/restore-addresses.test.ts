/** @jest-environment jsdom */
import { TextDecoder } from "node:util";
import { obfuscateAddresses } from "@/e2e/support/servers/obfuscate-addresses";
import { restoreAddresses } from "@/lib/enhancements/restore-addresses";

// jsdom has none.
Object.assign(globalThis, { TextDecoder });

/** Each text node below a node: React compares them one by one. */
function textsBelow(node: Node): (string | null)[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue];
  return [...node.childNodes].flatMap(textsBelow);
}

test.each([
  '<a href="mailto:a@firm.example">a@firm.example</a>',
  '<a href="mailto:a@firm.example?subject=A%20plan&amp;body=x">Write <b>to a@firm.example</b> now</a>',
  "<p>Write to a@firm.example or b+c@mail.firm.example, by day.</p>",
  '<a href="/about">About</a> and nothing to restore',
])("%s is there again as it was", (html) => {
  const rewritten = obfuscateAddresses(html, { isAsked: false });
  expect(rewritten.includes("a@firm")).toBe(false);
  document.body.innerHTML = html;
  const texts = textsBelow(document.body);
  document.body.innerHTML = rewritten;
  restoreAddresses();
  expect(document.body.innerHTML).toBe(html);
  expect(textsBelow(document.body)).toEqual(texts);
});

test("a letter beyond ASCII is read as UTF-8", () => {
  document.body.innerHTML = `<span data-cfemail="00${Buffer.from("ü@firm.example").toString("hex")}"></span>`;
  restoreAddresses();
  expect(document.body.textContent).toBe("ü@firm.example");
});
