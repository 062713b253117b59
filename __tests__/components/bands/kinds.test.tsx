/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { Bands } from "@/components/bands/registry";
import { anyBand, type Band, type BandKind, type BandOf } from "@/lib/content/schemas/band";

// Only a server renders it: it is async.
jest.mock("@/lib/islands/island", () => ({ Island: () => null }));

const { firm, shared } = content;
/** The fixture without placeholders. */
const supplied = { ...content, placeholders: new Set<string>() };

/** Shows the fixture's first band of a kind, as the only one of its page. */
function show<Kind extends BandKind>(kind: Kind, shown = content): BandOf<Kind> {
  for (const page of [content.pages.home, ...content.bandPages.values(), ...content.services]) {
    const found = page.bands.find((band): band is BandOf<Kind> => band.kind === kind);
    const service = "plans" in page ? page : undefined;
    if (!found) continue;
    render(<Bands bands={[found]} file="pages/parts" content={shown} service={service} />);
    return found;
  }
  throw new Error(`no band ${kind} in the fixture`);
}

const kinds = anyBand.options.map(({ shape }) => shape.kind.value);

test.each(kinds)("a band of the kind %s has its heading, content and anchor", (kind) => {
  const { heading, id } = show(kind);
  const section = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  // Only rate cards are landmarks, since readers come back to the fees.
  expect(section?.getAttribute("aria-label")).toBe(kind === "rate-card" ? heading : null);
  expect(section?.textContent?.replace(heading, "").trim()).not.toBe("");
  expect(section?.id).toBe(id ?? "");
});

test("numbers figures after the service's own figure above the bands", () => {
  const losses: Band = {
    kind: "losses",
    heading: "In a row",
    losses: 2,
    percents: [1, 5],
    words: { each: "At {percent}%", left: "{left} left", start: "Start", end: "After {losses}" },
    caption: "Either can happen.",
  };
  const bands: Band[] = [
    losses,
    { kind: "prose", heading: "Between", text: "Words." },
    { ...losses, heading: "Once more" },
  ];
  const [service] = content.services;
  render(<Bands bands={bands} file="pages/parts" content={content} service={service} />);
  const numbers = screen.getAllByText(/^Figure \d/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(["Figure 2.", "Figure 3."]);
});

test("renders links in text, but no HTML and no script addresses", () => {
  const text = "[terms](/terms-condition) [call](tel:+91) [run](javascript:alert%281%29) <b>x</b>";
  const prose: Band = { kind: "prose", heading: "Text", text };
  render(<Bands bands={[prose]} file="pages/parts" content={content} />);
  const hrefOf = (name: string) => screen.getByText(name).getAttribute("href");
  expect(["terms", "call", "run"].map(hrefOf)).toEqual(["/terms-condition", "tel:+91", ""]);
  expect(document.querySelector("b")).toBeNull();
});

test("marks an answer that is not confirmed and explains the mark", () => {
  const path = "pages/parts.bands[0].items[0].answer";
  show("faq", { ...content, placeholders: new Set([path]) });
  const [marked, ...others] = screen.getAllByRole("group");
  expect(marked).toHaveTextContent(/\*$/);
  expect(marked).not.toHaveAttribute("open");
  for (const other of others) expect(other).not.toHaveTextContent(/\*$/);
  expect(screen.getByText(shared.preview.facts)).toBeInTheDocument();
});

test("shows a picture in two formats and its widths, with its space reserved", () => {
  const { alt, file } = show("picture");
  const { width, height, copies = [] } = content.pictures.get(file) ?? {};
  const image = screen.getByRole<HTMLImageElement>("img", { name: alt });
  expect([image.width, image.height]).toEqual([width, height]);
  expect(image.srcset.match(/(?<=webp )\d+(?=w)/g)?.map(Number)).toEqual(
    copies.map((copy) => copy.width),
  );
  expect(image.parentElement?.querySelector("source")?.srcset).toContain(".avif ");
});

test("shows audits newest first, without facts that are not supplied", () => {
  const audits = [
    { year: "2025-2026", status: "Done", findings: "None", action: "None needed" },
    { year: "2026-2027", status: "Not due yet" },
  ];
  const { columns } = show("audits", { ...supplied, firm: { ...firm, audits } });
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(`${columns.year} 2026-2027`);
  expect(first).not.toHaveTextContent(columns.findings);
  expect(second).toHaveTextContent(`${columns.findings}None`);
});

test("shows the firm's addresses, but none of its payment details", () => {
  show("contacts");
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toContain(`mailto:${firm.email.general}`);
  for (const secret of [firm.upi.id, firm.bank.account]) {
    expect(document.body).not.toHaveTextContent(secret);
  }
});

test("each sample message begins with the registered name and number", () => {
  show("phone-thread");
  const messages = screen.getAllByRole("article");
  expect(messages.length).toBeGreaterThan(1);
  for (const message of messages) {
    const [first] = message.children;
    expect(first).toHaveTextContent(`${firm.legalName}, ${firm.registration.number}`);
  }
});
