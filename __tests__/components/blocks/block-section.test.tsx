/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Blocks } from "@/components/blocks/block-section";
import { loadContent } from "@/lib/checks/checked-content";
import type { Block } from "@/lib/content/schemas/block";
import { fixtureContent } from "../../lib/content/load/content-copy";

// Only a server renders it: it is async.
jest.mock("@/lib/islands/island", () => ({ Island: () => null }));

const content = loadContent(fixtureContent);

const pages: [string, Block[], string | undefined][] = [
  ...[...content.blockPages].map(
    ([name, { blocks }]) => [name, blocks, undefined] as [string, Block[], undefined],
  ),
  ...content.services.map(({ slug, blocks }) => [slug, blocks, slug] as [string, Block[], string]),
];

test.each(pages)("every block of %s has a heading, content and its anchor", (_, blocks, slug) => {
  const service = content.services.find((candidate) => candidate.slug === slug);
  render(<Blocks blocks={blocks} file="pages/parts" content={content} service={service} />);
  for (const { heading, id, kind } of blocks) {
    const section = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
    // Only rate cards are landmarks, since readers come back to the fees.
    expect(section?.getAttribute("aria-label")).toBe(kind === "rate-card" ? heading : null);
    expect(section?.textContent?.replace(heading, "").trim()).not.toBe("");
    if (id) expect(section).toHaveAttribute("id", id);
  }
});

test("a rate card shows its own group of plans only", () => {
  const service = content.services.find(
    ({ plans }) => new Set(plans.map(({ group }) => group)).size > 1,
  );
  const card = service?.blocks.find(({ kind }) => kind === "rate-card");
  if (!service || card?.kind !== "rate-card") throw new Error("no service has groups of plans");
  render(<Blocks blocks={[card]} file="pages/parts" content={content} service={service} />);
  const own = service.plans.filter(({ group }) => group === card.group);
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(addresses.filter((address) => address.startsWith("/contact"))).toEqual(
    own.map(({ id }) => `/contact?plan=${id}`),
  );
});

test("numbers figures after the service's own figure above the blocks", () => {
  const [service] = content.services;
  const figure: Block = {
    kind: "figure",
    heading: "How a call ends",
    text: "Text beside it.",
    figure: { kind: "call-outcomes", caption: "Two ways", risk: 1, reward: 3 },
  };
  const blocks: Block[] = [
    figure,
    { kind: "prose", heading: "Between", text: "Words." },
    { ...figure, heading: "Once more" },
  ];
  render(<Blocks blocks={blocks} file="pages/parts" content={content} service={service} />);
  const numbers = screen.getAllByText(/^Figure \d/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(["Figure 2.", "Figure 3."]);
});

test("renders links and emphasis in text, but no HTML", () => {
  const text = "See the [terms](/terms-condition). <b>Bold</b> <script>alert(1)</script>";
  render(
    <Blocks
      blocks={[{ kind: "prose", heading: "Text", text }]}
      file="pages/parts"
      content={content}
    />,
  );
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms-condition");
  expect(document.querySelector("b, script")).toBeNull();
  expect(document.body).not.toHaveTextContent("<");
});
