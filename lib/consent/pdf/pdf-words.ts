import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionsInForce } from "@/lib/versions/in-force";
import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextField } from "../fields";

export type PdfWords = ReturnType<typeof pdfWords>;

/** The PDF's words: the form's labels and terms, the versions accepted; `{…}` is filled in later. */
export function pdfWords(content: CheckedContent) {
  const { firm, shared } = content;
  const { pdf, form } = content.pages["consent-form"];
  const { plan, you, documents, terms } = form;
  const { title, headline, pageOf, notAdded } = pdf;
  const { read, own, understand, risk, returns, recourse } = shared.consent;
  const fields = { ...you, ...documents };
  const labels = [...TEXT_FIELDS, ...IMAGE_FIELDS].map((name) => [name, fields[name].label]);
  return {
    title,
    author: firm.name,
    /** BCP 47; dates in the PDF and on the receipt follow it. */
    language: "en-IN",
    headline,
    pageOf,
    /** Printed in place of a photograph that would not embed. */
    notAdded,
    labels: Object.fromEntries(labels) as Record<TextField | ImageField, string>,
    plan: {
      label: plan.label,
      none: plan.none,
      price: pdf.price,
      priceLabel: plan.fee,
      capLabel: plan.cap,
    },
    terms: { heading: pdf.terms, points: terms.points, note: terms.note },
    /** SEBI's words for a client's consent; the points follow the last paragraph. */
    sebi: {
      heading: terms.sebi,
      paragraphs: [read, own, understand],
      points: [risk, returns, recourse],
    },
    /** The texts that the tick accepts, each with its version and that version's address. */
    accepted: {
      heading: terms.accepted,
      texts: Object.values(versionsInForce(content)).map(({ label, words, href }) => ({
        label: `${label}: ${words}`,
        href,
      })),
    },
    registration: {
      heading: pdf.registration,
      // The disclaimer that SEBI prescribes is the first; KYC forms and agreements carry it too.
      paragraphs: [pdf.firm, ...firm.disclaimers.slice(0, 1)],
    },
  };
}
