import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionsInForce } from "@/lib/versions/in-force";
import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextField } from "../fields";

/** BCP 47; dates in the PDF and on the receipt follow it. */
const LANGUAGE = "en-IN";

/** A text that the tick accepts, in its version. */
interface AcceptedText {
  /** Terms and conditions: Version 1.0 of November 22, 2026 */
  label: string;
  /** Permanent address of these very words. */
  href: string;
}

/** The words of the document, from content; `{…}` are filled in. */
export interface PdfWords {
  title: string;
  /** Name of the firm. */
  author: string;
  language: string;
  /** `Reference {reference}, {date}` */
  headline: string;
  /** `Page {n} of {total}` */
  pageOf: string;
  /** Printed in place of a photograph that would not embed. */
  notAdded: string;
  labels: Record<TextField | ImageField, string>;
  plan: { label: string; none: string; price: string; priceLabel: string; capLabel: string };
  terms: { heading: string; points: string[]; note: string };
  /** SEBI's words for a client's consent: two paragraphs, and points after the last line of them. */
  sebi: { heading: string; paragraphs: string[]; points: string[] };
  /** The texts that the tick accepts, each with its version. */
  accepted: { heading: string; texts: AcceptedText[] };
  /** Whom the client agrees with, and SEBI's disclaimer on registration. */
  registration: { heading: string; paragraphs: string[] };
}

/** The words of the consent PDF: the form's own labels and terms, and the versions accepted. */
export function pdfWords(content: CheckedContent): PdfWords {
  const { firm, shared } = content;
  const { pdf, form } = content.pages["consent-form"];
  const { plan, you, documents, terms } = form;
  const fields = { ...you, ...documents };
  const labels = [...TEXT_FIELDS, ...IMAGE_FIELDS].map((name) => [name, fields[name].label]);
  const { read, own, understand, risk, returns, recourse } = shared.consent;
  const texts = Object.values(versionsInForce(content)).map(({ label, words, href }) => ({
    label: `${label}: ${words}`,
    href,
  }));
  return {
    title: pdf.title,
    author: firm.name,
    language: LANGUAGE,
    headline: pdf.headline,
    pageOf: pdf.pageOf,
    notAdded: pdf.notAdded,
    labels: Object.fromEntries(labels) as PdfWords["labels"],
    plan: {
      label: plan.label,
      none: plan.none,
      price: pdf.price,
      priceLabel: plan.fee,
      capLabel: plan.cap,
    },
    terms: { heading: pdf.terms, points: terms.points, note: terms.note },
    sebi: {
      heading: terms.sebi,
      paragraphs: [read, own, understand],
      points: [risk, returns, recourse],
    },
    accepted: { heading: terms.accepted, texts },
    registration: {
      heading: pdf.registration,
      // The disclaimer that SEBI prescribes is the first; KYC forms and agreements carry it too.
      paragraphs: [pdf.firm, ...firm.disclaimers.slice(0, 1)],
    },
  };
}
