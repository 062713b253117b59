/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { FooterLogo, HeaderLogo } from "@/components/ui/logo";
import type { Firm } from "@/lib/content/schemas/firm";

const { firm } = content;
const drawing = { width: 120, height: 40, copies: [] };
const pictures = new Map(
  ["logo.svg", "light.svg"].map((file) => [file, { ...drawing, file, src: `/x/${file}` }]),
);

test.each<[string, Firm["logo"], boolean, string | undefined]>([
  ["no logo", undefined, false, undefined],
  ["a logo", { file: "logo.svg" }, false, "logo.svg"],
  ["a logo with the name in it", { file: "logo.svg", hasName: true }, true, "logo.svg"],
  ["a dark version", { file: "logo.svg", onDark: "light.svg" }, false, "light.svg"],
])("%s: names the firm once in the header, and is readable on the footer", (...row) => {
  const [, logo, hasName, onFooter] = row;
  const content = { firm: { ...firm, logo }, pictures };
  const header = render(<HeaderLogo content={content} />).container;
  const image = header.querySelector("img");
  expect(header.textContent).toBe(hasName ? "" : firm.name);
  expect(image && [image.alt, image.width, image.height]).toEqual(
    logo ? [hasName ? firm.name : "", 120, 40] : null,
  );
  const footer = render(<FooterLogo content={content} />).container.querySelector("img");
  expect(footer?.src.match(/\w+\.svg/)?.[0]).toBe(onFooter);
  expect(footer?.classList.contains("bg-sheet")).toBe(onFooter && onFooter === "logo.svg");
});
