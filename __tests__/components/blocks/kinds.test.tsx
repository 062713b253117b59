/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Blocks } from "@/components/blocks/block-section";
import { loadContent } from "@/lib/checks/checked-content";
import type { BlockKind } from "@/lib/content/schemas/block";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);

function show(kind: BlockKind, shown = content) {
  const blocks = content.blockPages.get("about")?.blocks.filter((block) => block.kind === kind);
  render(<Blocks blocks={blocks ?? []} file="pages/about" content={shown} />);
}

/** The fixture without placeholders. */
const supplied = { ...content, placeholders: new Set<string>() };

test("shows a question as a native disclosure with its answer", () => {
  show("faq");
  const question = screen.getByRole("heading", { level: 3, name: "Can I have my money back?" });
  const disclosure = question.closest("details");
  expect(disclosure).toHaveAttribute("id", "refund");
  expect(disclosure).not.toHaveAttribute("open");
  expect(disclosure).toHaveTextContent("Two things:");
});

test("marks an answer that is not confirmed and explains the mark", () => {
  show("faq", {
    ...content,
    placeholders: new Set(["pages/about.blocks[0].items[0].answer"]),
  });
  const [marked, ...others] = screen.getAllByRole("group");
  expect(marked).toHaveTextContent(/\*$/);
  for (const other of others) expect(other).not.toHaveTextContent(/\*$/);
  expect(screen.getByText(content.shared.preview.facts)).toBeInTheDocument();
});

test("shows a picture in two formats and its widths, with its space reserved", () => {
  show("picture");
  const image = screen.getByRole("img", { name: /^Two office buildings/ });
  expect(image).toHaveAttribute("width", "1200");
  expect(image).toHaveAttribute("height", "800");
  expect(image.getAttribute("srcset")).toMatch(
    /^(\/assets\/pictures\/office-[0-9a-f]{8}-\d+\.webp (360|720|1080|1200)w(, )?){4}$/,
  );
  expect(image.parentElement?.querySelector("source")?.srcset).toContain("-1080.avif 1080w");
  expect(screen.getByRole("figure")).toHaveTextContent("On the right.");
});

test("shows a download's type and size", () => {
  show("download");
  const link = screen.getByRole("link", { name: "Brochure" });
  expect(link).toHaveAttribute("href", "/brochure.pdf");
  expect(link.parentElement).toHaveTextContent("(PDF, 1 kB)");
});

test("shows people's name, role and qualification, and their photograph as decoration", () => {
  show("people");
  const [first, second] = screen.getAllByRole("listitem");
  if (!first || !second) throw new Error("two people expected");
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("A. N. Analyst");
  expect(first).toHaveTextContent(content.firm.registration.number);
  expect(first.querySelector("img")).toHaveAttribute("alt", "");
  expect(second.querySelector("img")).toBeNull();
});

test("shows notes newest first with machine-readable dates", () => {
  show("notes");
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveAttribute("id", "hours");
  expect(first?.querySelector("time")).toHaveAttribute("datetime", "2026-03-02");
  expect(first).toHaveTextContent("March 2, 2026");
});

test("shows the analyst's name, certificate and its expiry, registration, enlistment and years", () => {
  show("analyst");
  const { legalName, analyst, registration } = content.firm;
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(`${legalName}*`);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(values).toEqual([
    `${analyst.qualification}*`,
    `${analyst.certificate.name}, ${analyst.certificate.number}*`,
    "December 31, 2028*",
    registration.number,
    `${registration.enlistment}*`,
    expect.stringMatching(/^\d+ years, since April 2020\*$/),
  ]);
  expect(screen.getByRole("link", { name: registration.number })).toHaveAttribute(
    "href",
    registration.lookup,
  );
  expect(screen.getByText("No photograph yet")).toBeInTheDocument();
  expect(screen.getByText(content.shared.preview.facts)).toBeInTheDocument();
});

test("shows an analyst who is not the registered firm with name and photograph, unmarked", () => {
  const analyst = { ...content.firm.analyst, name: "A. N. Analyst", photograph: "analyst.jpg" };
  show("analyst", { ...supplied, firm: { ...content.firm, analyst } });
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(/^A\. N\. Analyst$/);
  expect(document.querySelector("img")).toHaveAttribute("alt", "");
  expect(screen.queryByText("No photograph yet")).toBeNull();
  expect(screen.queryByText(content.shared.preview.facts)).toBeNull();
});

test("shows audits newest first, without facts that are not supplied", () => {
  const audits = [
    { year: "2025-2026", status: "Done on May 30, 2026", findings: "None", action: "None needed" },
    { year: "2026-2027", status: "Not due yet" },
  ];
  show("audits", { ...supplied, firm: { ...content.firm, audits } });
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Financial year 2026-2027");
  expect(first).not.toHaveTextContent("Adverse findings");
  expect(second).toHaveTextContent("Adverse findingsNone");
});

test("shows each number and address of the firm once, with all its uses", () => {
  const { firm } = content;
  const [first] = firm.officers;
  const officers = first ? [{ ...first, phone: firm.phone, email: "one@firm.example" }] : [];
  const chat = { ...firm.chat, phone: "+91 98765 43210" };
  const social = [
    { name: "X", href: "https://x.example/desk" },
    { name: "YouTube", href: "#" },
  ];
  show("contacts", { ...supplied, firm: { ...firm, officers, chat, social } });
  const number = screen.getByRole("link", { name: firm.phone });
  expect(number.closest("li")).toHaveTextContent(/support, compliance officer$/);
  expect(screen.getByRole("link", { name: chat.phone })).toHaveAttribute(
    "href",
    "tel:+919876543210",
  );
  expect(document.querySelector('[href="mailto:one@firm.example"]')).toHaveTextContent(
    "one@firm.example",
  );
  expect(screen.getByRole("link", { name: "x.example/desk" })).toBeInTheDocument();
  expect(screen.getByText("YouTube: no account named yet")).toBeInTheDocument();
  const main = document.body.textContent;
  for (const secret of [firm.upi.id, firm.bank.account]) expect(main).not.toContain(secret);
});

test("marks an address whose group is tagged as a placeholder", () => {
  show("contacts", { ...content, placeholders: new Set(["firm.address"]) });
  const address = screen.getByText(content.firm.address.pin, { exact: false });
  expect(address).toHaveTextContent(/\*$/);
});
