import type { CheckedContent } from "@/lib/checks/checked-content";
import { themeColour } from "@/lib/site/theme-colours";
import { versionsInForce } from "@/lib/versions/versions";

export type FormWords = ReturnType<typeof formWords>;

/** Texts of the form, its PDF and its e-mail, with the versions that the checkbox accepts. */
export function formWords(content: CheckedContent) {
  const { firm, shared } = content;
  const { form, pdf } = content.pages["consent-form"];
  const { consent } = shared;
  return {
    ...form,
    /** BCP 47; used for dates in the PDF and on the receipt. */
    language: "en-IN",
    /** SEBI's wording of a client's consent; the points follow the last paragraph. */
    sebi: {
      paragraphs: [consent.read, consent.benefit, consent.understand],
      points: [consent.risk, consent.returns, consent.recourse],
    },
    /** Texts that the checkbox accepts, with their versions and links to these. */
    accepted: versionsInForce(content).map(({ label, words, href }) => ({
      label: `${label}: ${words}`,
      href,
    })),
    pdf: {
      ...pdf,
      author: firm.name,
      ink: themeColour("ink"),
      // The first disclaimer is the one that SEBI prescribes, also for KYC forms and agreements.
      parties: [pdf.firm, ...firm.disclaimers.slice(0, 1)],
    },
  };
}
