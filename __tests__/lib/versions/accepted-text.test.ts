import { type AcceptedText, hashOf, readText, writeText } from "@/lib/versions/accepted-text";

const text: AcceptedText = {
  heading: "Terms and conditions",
  intro: "Read them **first**.",
  parts: [
    { id: "about", number: 1, heading: "About", text: "A paragraph.\n\n1. One\n2. Two" },
    { id: "", heading: "A. Vision", text: "- Point\n  - below it" },
    { id: "acceptance", heading: "Your acceptance", text: "By ticking, you agree." },
  ],
};

test("a kept text is read as it was written", () => {
  expect(readText(writeText(text))).toEqual(text);
  expect(readText(writeText({ ...text, intro: "" }))).toEqual({ ...text, intro: "" });
});

test("a kept text is Markdown that a person can read", () => {
  expect(writeText(text)).toBe(`# Terms and conditions

Read them **first**.

## 1. About {#about}

A paragraph.

1. One
2. Two

## A. Vision

- Point
  - below it

## Your acceptance {#acceptance}

By ticking, you agree.
`);
});

test("the hash is the one that sha256sum prints of the file", () => {
  // printf 'abc' | sha256sum
  expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
