import { fixtureContent } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { isWritable } from "@/lib/consent/pdf/pdf-text";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";

const content = loadContent(fixtureContent);
const words = pdfWords(content);
const page = content.pages["consent-form"].form;

test("the PDF has the form's own labels and points, word for word", () => {
  const { you, documents, terms } = page;
  for (const [name, label] of Object.entries(words.labels)) {
    expect({ ...you, ...documents }).toHaveProperty(`${name}.label`, label);
  }
  expect(Object.keys(words.labels)).toHaveLength(10);
  expect(words.terms).toMatchObject({ points: terms.points, note: terms.note });
});

test("SEBI's words for the consent are those that the terms print, and the disclaimer is SEBI's", () => {
  const terms = content.policies.get("terms-condition");
  const clause = terms?.clauses.find(({ id }) => id === "consent")?.text;
  const { paragraphs, points } = words.sebi;
  for (const sentence of [...paragraphs, ...points]) expect(clause).toContain(sentence);
  expect(paragraphs[0]).toBe(content.shared.consent.read);
  expect(points).toHaveLength(3);
  const { legalName, registration, disclaimers } = content.firm;
  const [firm, disclaimer] = words.registration.paragraphs;
  expect(firm).toContain(legalName);
  expect(firm).toContain(registration.number);
  expect(disclaimer).toBe(disclaimers[0]);
});

test("the firm is the document's author, and its language is Indian English", () => {
  expect(words).toMatchObject({ author: content.firm.name, language: "en-IN" });
});

test("a PDF's own fonts can write every word that is not drawn when they cannot", () => {
  const { title, headline, pageOf, notAdded, labels, plan } = words;
  const headings = [words.terms, words.sebi, words.accepted, words.registration].map(
    ({ heading }) => heading,
  );
  const all = [title, headline, pageOf, notAdded, ...headings, ...Object.values(labels)];
  all.push(plan.label, plan.priceLabel, plan.capLabel);
  expect(all.filter((text) => !isWritable(text))).toEqual([]);
});
