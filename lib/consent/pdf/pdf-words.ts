import type { Content } from "@/lib/content/load/load";
import { versionsInForce } from "@/lib/site/versions";
import { formatDate } from "@/lib/text/format";
import { IMAGE_FIELDS, type ImageField, TEXT_FIELDS, type TextField } from "../fields";

/** BCP 47; dates in the PDF and on the receipt follow it. */
const LANGUAGE = "en-IN";

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
  /** Stands in place of a photograph that would not embed. */
  notAdded: string;
  labels: Record<TextField | ImageField, string>;
  terms: { heading: string; points: string[]; note: string };
}

/** The words of the consent PDF: the form's own labels and terms, and the versions accepted. */
export function pdfWords(content: Content): PdfWords {
  const { pdf, form } = content.pages["consent-form"];
  const { you, documents, terms } = form;
  const accepted = versionsInForce(content);
  const versionOf = (name: "terms" | "privacy", words: string) => {
    const { number, date } = accepted[name];
    return words.replace("{version}", `${number}, ${formatDate(date)}`);
  };
  const fields = { ...you, ...documents };
  const labels = [...TEXT_FIELDS, ...IMAGE_FIELDS].map((name) => [name, fields[name].label]);
  return {
    title: pdf.title,
    author: content.firm.name,
    language: LANGUAGE,
    headline: pdf.headline,
    pageOf: pdf.pageOf,
    notAdded: pdf.notAdded,
    labels: Object.fromEntries(labels) as PdfWords["labels"],
    terms: {
      heading: pdf.terms
        .replace("{terms}", versionOf("terms", pdf.termsVersion))
        .replace("{privacy}", versionOf("privacy", pdf.privacyVersion)),
      points: terms.points,
      note: terms.note,
    },
  };
}
