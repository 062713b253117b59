import { fixtureContent } from "@/__tests__/lib/content/load/content-copy";
import { isWritable } from "@/lib/consent/pdf/pdf-text";
import { pdfWords } from "@/lib/consent/pdf/pdf-words";
import { loadContent } from "@/lib/content/load/load";
import { versionInForce } from "@/lib/site/versions";
import { formatDate } from "@/lib/text/format";

const content = loadContent(fixtureContent);
const words = pdfWords(content);
const page = content.pages["consent-form"].form;

test("the PDF has the form's own labels", () => {
  expect(words.labels).toEqual({
    fullName: "Full Name",
    email: "Email",
    phone: "Phone",
    dob: "Date Of Birth",
    panNumber: "PAN Number",
    adhaarNumber: "ADHAAR Number",
    panImage: "PAN Image",
    adhaarFrontImage: "ADHAAR FRONT Image",
    adhaarBackImage: "ADHAAR BACK Image",
    signImage: "Sign Image",
  });
});

test("the PDF holds the six points that the form shows, word for word", () => {
  expect(words.terms.points).toHaveLength(6);
  expect(words.terms.points).toEqual(page.terms.points);
  expect(words.terms.note).toBe(page.terms.note);
});

test("the PDF tells which versions of the terms and the policy were accepted", () => {
  for (const name of ["terms", "privacy"] as const) {
    const { number, date } = versionInForce(content, name);
    expect(words.terms.heading).toContain(`${number}, ${formatDate(date)}`);
  }
  expect(words.terms.heading).not.toMatch(/[{}]/);
});

test("the firm is the document's author, and its language is told", () => {
  expect(words.author).toBe(content.firm.name);
  expect(words.language).toBe("en-IN");
});

test("a PDF's own fonts can write every word that is not drawn when they cannot", () => {
  const { title, headline, pageOf, notAdded, labels, terms } = words;
  const all = [title, headline, pageOf, notAdded, terms.heading, ...Object.values(labels)];
  expect(all.filter((text) => !isWritable(text))).toEqual([]);
});
