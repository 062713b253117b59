import { Fact } from "content-kit";
import { type Facts, factsIn, resolveText } from "content-kit/facts";
import type { TextMistake } from "../src/text-mistake";

const facts: Facts = {
  known: factsIn(
    {
      shop: {
        phone: "+49 30 5550 1234",
        limit: new Fact("€1,500"),
        address: { city: "Berlin" },
        to: "2031-01-02",
      },
      price: { "basic-1m": new Fact("€20,000"), "basic-3m": new Fact("€50,000") },
      dishes: { count: new Fact("six", { isWord: true }) },
    },
    (date) => `the day ${date}`,
  ),
  unread: new Set(),
};

test.each([
  ["{{shop.phone}}, {{ shop.limit }}", "+49 30 5550 1234, €1,500"],
  ["{{price.basic-1m}}", "€20,000"],
  ["{{dishes.count}} until {{shop.to.year}}: {{dishes.count}}", "Six until 2031: six"],
  [
    "on {{shop.to}}, [call](tel:{{shop.phone}})",
    "on the day 2031-01-02, [call](tel:+493055501234)",
  ],
])("reference: %s", (written, shown) => {
  const onMistake = jest.fn();
  expect(resolveText(written, facts, onMistake)).toBe(shown);
  expect(onMistake).not.toHaveBeenCalled();
});

test.each([
  ["Fax {{shop.fax2}}", 4, "expected a known fact, got {{shop.fax2}}"],
  ["{{shop.fone}}", 0, "did you mean {{shop.phone}}?"],
  ["{{phone}}", 0, "did you mean {{shop.phone}}?"],
  ["{{shop.address}}", 0, "did you mean {{shop.address.city}}?"],
  ["{{price.basic-1}}", 0, "did you mean {{price.basic-1m}}?"],
  ["Up to {shop.limit}", 6, "two braces on each side such as {{shop.phone}}, got {shop.limit}"],
  ["{{shop.\u200bphone}}", 0, "expected {{shop.phone}}, got {{shop.\u200bphone}}"],
  ["{{sho\u00adp.phone}}", 0, "expected {{shop.phone}}, got"],
  ["{{shop.pho\u00a0ne}}", 0, "expected {{shop.phone}}, got"],
  ["{\u2060{shop.phone}}", 0, "expected {{shop.phone}}, got"],
  ["{{shop. phone}}", 0, "expected {{shop.phone}}, got {{shop. phone}}"],
  ["{{shop.\u200bfone}}", 0, "got {{shop.\u200bfone}}: did you mean {{shop.phone}}?"],
  ["Up to {{shop.limit}", 6, "two braces on each side such as {{shop.phone}}"],
])("wrong reference: %s", (written, offset, message) => {
  const found: TextMistake[] = [];
  resolveText(written, facts, (mistake) => found.push(mistake));
  expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  expect(written.indexOf(found[0]?.text ?? "none")).toBe(offset);
});

test("facts of a file that could not be read are not reported as unknown", () => {
  const found: unknown[] = [];
  const unread = { known: new Map(), unread: new Set(["shop"]) };
  resolveText("{{shop.phone}}", unread, (mistake) => found.push(mistake));
  expect(found).toEqual([]);
});
