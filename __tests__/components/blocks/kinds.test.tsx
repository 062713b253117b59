/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Blocks } from "@/components/blocks/block-section";
import { loadContent } from "@/lib/content/load/load";
import type { BlockKind } from "@/lib/content/schemas/block";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);

function show(kind: BlockKind) {
  const blocks = content.blockPages.get("parts")?.blocks.filter((block) => block.kind === kind);
  render(<Blocks blocks={blocks ?? []} content={content} />);
}

test("a question is a native disclosure with its answer inside", () => {
  show("faq");
  const question = screen.getByRole("heading", { level: 3, name: "Can I have my money back?" });
  const disclosure = question.closest("details");
  expect(disclosure).toHaveAttribute("id", "refund");
  expect(disclosure).not.toHaveAttribute("open");
  expect(disclosure).toHaveTextContent("No, except if the SEBI registration");
});

test("a picture keeps its place, in two formats and the widths that it has", () => {
  show("picture");
  const image = screen.getByRole("img", { name: /^Two office buildings/ });
  expect(image).toHaveAttribute("width", "1200");
  expect(image).toHaveAttribute("height", "800");
  expect(image.getAttribute("srcset")).toMatch(
    /^(\/assets\/pictures\/office-[0-9a-f]{8}-\d+\.webp (360|720|1080|1200)w(, )?){4}$/,
  );
  expect(image.parentElement?.querySelector("source")?.srcset).toContain("-1080.avif 1080w");
  expect(screen.getByRole("figure")).toHaveTextContent("The firm's rooms");
});

test("a download shows type and size", () => {
  show("download");
  const link = screen.getByRole("link", { name: "Brochure of the plans" });
  expect(link).toHaveAttribute("href", "/brochure.pdf");
  expect(link.parentElement).toHaveTextContent("(PDF, 1 kB)");
});

test("people have a name, a role and what qualifies them; a photograph is decoration", () => {
  show("people");
  const [first, second] = screen.getAllByRole("listitem");
  if (!first || !second) throw new Error("two people expected");
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("A. N. Analyst");
  expect(first).toHaveTextContent(content.firm.registration.number);
  expect(first.querySelector("img")).toHaveAttribute("alt", "");
  expect(second.querySelector("img")).toBeNull();
});

test("notes come newest first, dated for people and machines", () => {
  show("notes");
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveAttribute("id", "hours");
  expect(first?.querySelector("time")).toHaveAttribute("datetime", "2026-03-02");
  expect(first).toHaveTextContent("March 2, 2026");
});
