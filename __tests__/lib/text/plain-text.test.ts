import { plainText } from "@/lib/text/plain-text";

test("the words of links, lists and emphasis, in one line", () => {
  const markdown =
    "See the **terms** ([here](/terms-condition)):\n\n- one\n- *two*\n\n1. a_b@c.example";
  expect(plainText(markdown)).toBe("See the terms (here): • one • two 1. a_b@c.example");
});
