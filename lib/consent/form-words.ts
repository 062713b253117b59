import type { CheckedContent } from "@/lib/checks/checked-content";
import { versionsInForce } from "@/lib/versions/versions";

export type FormWords = ReturnType<typeof formWords>;

/** All words of the form, its PDF and its e-mail, with the versions that the tick accepts. */
export function formWords(content: CheckedContent) {
  const { firm, shared } = content;
  const { form, pdf } = content.pages["consent-form"];
  const { read, own, understand, risk, returns, recourse } = shared.consent;
  return {
    ...form,
    /** BCP 47; dates in the PDF and on the receipt follow it. */
    language: "en-IN",
    /** SEBI's words for a client's consent; the points follow the last paragraph. */
    sebi: { paragraphs: [read, own, understand], points: [risk, returns, recourse] },
    /** The texts that the tick accepts, each with its version and that version's address. */
    accepted: versionsInForce(content).map(({ label, words, href }) => {
      return { label: `${label}: ${words}`, href };
    }),
    pdf: {
      ...pdf,
      author: firm.name,
      // The disclaimer that SEBI prescribes is the first; KYC forms and agreements carry it too.
      parties: [pdf.firm, ...firm.disclaimers.slice(0, 1)],
    },
  };
}
