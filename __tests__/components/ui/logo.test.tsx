/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { Logo } from "@/components/ui/logo";
import type { Firm } from "@/lib/content/schemas/firm";

const { firm } = content;
const drawing = { width: 120, height: 40, copies: [] };
const pictures = new Map([["logo.svg", { ...drawing, file: "logo.svg", src: "/x/logo.svg" }]]);

test.each<[string, Firm["logo"], boolean]>([
  ["no logo", undefined, false],
  ["a logo", { file: "logo.svg" }, false],
  ["a logo with the name in it", { file: "logo.svg", hasName: true }, true],
])("%s: names the firm once in the header", (_, logo, hasName) => {
  const { container } = render(<Logo content={{ firm: { ...firm, logo }, pictures }} />);
  const image = container.querySelector("img");
  expect(container.textContent).toBe(hasName ? "" : firm.name);
  expect(image && [image.alt, image.width, image.height]).toEqual(
    logo ? [hasName ? firm.name : "", 120, 40] : null,
  );
});
