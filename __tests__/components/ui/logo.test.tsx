/** @jest-environment jsdom */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { render, screen } from "@testing-library/react";
import { FooterLogo, HeaderLogo } from "@/components/ui/logo";
import { loadContent } from "@/lib/checks/checked-content";
import { ContentCopy, fixtureContent } from "../../lib/content/load/content-copy";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';

function contentWith(logo: string) {
  const copy = new ContentCopy();
  writeFileSync(path.join(copy.root, "pictures", "logo.svg"), SVG);
  writeFileSync(path.join(copy.root, "pictures", "light.svg"), SVG.replace("h9", "h8"));
  copy.edit("firm.yaml", /^legalName/m, `logo: ${logo}\nlegalName`);
  const content = loadContent(copy.root);
  copy.dispose();
  return content;
}

test("shows mark and name in the header and nothing in the footer without a logo", () => {
  const content = loadContent(fixtureContent);
  const { container } = render(<HeaderLogo content={content} />);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(container).toHaveTextContent(content.firm.name);
  const footer = render(<FooterLogo content={content} />);
  expect(footer.container).toBeEmptyDOMElement();
});

test("shows a logo instead of the mark, with its own proportions", () => {
  const content = contentWith("{ file: logo.svg }");
  const { container } = render(<HeaderLogo content={content} />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute(
    "src",
    expect.stringMatching(/^\/assets\/pictures\/logo-[0-9a-f]{8}\.svg$/),
  );
  expect([image?.width, image?.height]).toEqual([120, 40]);
  expect(container.querySelector("svg")).toBeNull();
  expect(container).toHaveTextContent(content.firm.name);
});

test("names the firm once with a logo that contains its name", () => {
  const content = contentWith("{ file: logo.svg, hasName: true }");
  const { container } = render(<HeaderLogo content={content} />);
  expect(screen.getByRole("img", { name: content.firm.name })).toBeVisible();
  expect(container).toHaveTextContent("");
});

test("shows the dark version of the logo in the footer, or a light background", () => {
  const own = render(<FooterLogo content={contentWith("{ file: logo.svg, onDark: light.svg }")} />);
  expect(own.container.querySelector("img")?.src).toContain("/light-");
  expect(own.container.querySelector("img")).not.toHaveClass("bg-paper");
  const same = render(<FooterLogo content={contentWith("{ file: logo.svg }")} />);
  expect(same.container.querySelector("img")).toHaveClass("bg-paper");
});
