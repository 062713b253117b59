import { readFileSync } from "node:fs";
import { content } from "@/__tests__/fixture";
import { IMAGE_FIELDS, TEXT_FIELDS } from "@/lib/consent/fields";
import { formWords } from "@/lib/consent/form-words";
import { isWritable } from "@/lib/consent/pdf/layout";

const words = formWords(content);

test("the PDF is written in the ink of the theme", () => {
  const css = readFileSync("app/globals.css", "utf8");
  expect(css).toContain(`--color-ink: ${words.pdf.ink};`);
});

test("SEBI's words for the consent are those that the terms print, and the disclaimer is SEBI's", () => {
  const terms = content.policies.get("terms-condition");
  const clause = terms?.clauses.find(({ id }) => id === "consent")?.text;
  const { paragraphs, points } = words.sebi;
  for (const sentence of [...paragraphs, ...points]) expect(clause).toContain(sentence);
  expect(paragraphs[0]).toBe(content.shared.consent.read);
  expect(points).toHaveLength(3);
  const { legalName, registration, disclaimers } = content.firm;
  const [firm, disclaimer] = words.pdf.parties;
  expect(firm).toContain(legalName);
  expect(firm).toContain(registration.number);
  expect(disclaimer).toBe(disclaimers[0]);
});

test("the firm is the document's author, and its language is Indian English", () => {
  expect([words.pdf.author, words.language]).toEqual([content.firm.name, "en-IN"]);
});

test("a PDF's own fonts can write every label and heading, as these are never drawn", () => {
  const { you, documents, plan, terms, pdf } = words;
  const labels = [
    ...TEXT_FIELDS.map((name) => you[name].label),
    ...IMAGE_FIELDS.map((name) => documents[name].label),
    ...[plan.label, plan.fee, plan.cap, terms.accepted, terms.sebi],
  ];
  const headings = [pdf.title, pdf.headline, pdf.pageOf, pdf.notAdded, pdf.terms, pdf.registration];
  expect([...labels, ...headings].filter((text) => !isWritable(text))).toEqual([]);
});
