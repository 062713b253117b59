import { z } from "zod";
import { audiencesBand } from "@/components/bands/audiences/schema";
import { auditsBand } from "@/components/bands/audits/schema";
import { boardBand } from "@/components/bands/board/schema";
import { callsBand } from "@/components/bands/calls/schema";
import { checklistBand } from "@/components/bands/checklist/schema";
import { clausesBand } from "@/components/bands/clauses/schema";
import { comparisonBand } from "@/components/bands/comparison/schema";
import { complaintTablesBand } from "@/components/bands/complaint-tables/schema";
import { contactsBand } from "@/components/bands/contacts/schema";
import { countedMarksBand } from "@/components/bands/counted-marks/schema";
import { downloadBand } from "@/components/bands/download/schema";
import { factsBand } from "@/components/bands/facts/schema";
import { faqBand } from "@/components/bands/faq/schema";
import { foldsBand } from "@/components/bands/folds/schema";
import { lossesBand } from "@/components/bands/losses/schema";
import { lotsBand } from "@/components/bands/lots/schema";
import { noteExtractBand } from "@/components/bands/note-extract/schema";
import { noteSheetBand } from "@/components/bands/note-sheet/schema";
import { notesBand } from "@/components/bands/notes/schema";
import { numeralBand } from "@/components/bands/numeral/schema";
import { papersBand } from "@/components/bands/papers/schema";
import { peopleBand } from "@/components/bands/people/schema";
import { phoneThreadBand } from "@/components/bands/phone-thread/schema";
import { pictureBand } from "@/components/bands/picture/schema";
import { proseBand } from "@/components/bands/prose/schema";
import { rateCardBand } from "@/components/bands/rate-card/schema";
import { riskFrameworkBand } from "@/components/bands/risk-framework/schema";
import { ruledListBand } from "@/components/bands/ruled-list/schema";
import { serviceIndexBand } from "@/components/bands/service-index/schema";
import { statementsBand } from "@/components/bands/statements/schema";
import { stepsBand } from "@/components/bands/steps/schema";
import { suitabilityBand } from "@/components/bands/suitability/schema";
import { testimonialsBand } from "@/components/bands/testimonials/schema";
import { whyChooseUsBand } from "@/components/bands/why-choose-us/schema";

/** One kind is one folder of `components/bands`: its schema, and its component in the registry. */
const kinds = [
  proseBand,
  stepsBand,
  statementsBand,
  ruledListBand,
  checklistBand,
  comparisonBand,
  riskFrameworkBand,
  audiencesBand,
  suitabilityBand,
  factsBand,
  clausesBand,
  rateCardBand,
  faqBand,
  pictureBand,
  downloadBand,
  peopleBand,
  auditsBand,
  contactsBand,
  notesBand,
  complaintTablesBand,
  boardBand,
  callsBand,
  noteExtractBand,
  noteSheetBand,
  phoneThreadBand,
  whyChooseUsBand,
  testimonialsBand,
  serviceIndexBand,
  papersBand,
  numeralBand,
  countedMarksBand,
  lotsBand,
  lossesBand,
] as const;
const openBand = z.discriminatedUnion("kind", kinds);
export const anyBand = z.discriminatedUnion("kind", [...kinds, foldsBand(openBand)]);

/** A band of a page itself, or one in its folds. */
type OpenBand = z.output<typeof openBand>;
export type Band = z.output<typeof anyBand>;
export type BandKind = Band["kind"];
export type BandOf<Kind extends BandKind> = Extract<Band, { kind: Kind }>;

/** The bands of a page, those in folds among them. */
export function openBands(bands: readonly Band[]): OpenBand[] {
  return bands.flatMap((one) => (one.kind === "folds" ? one.parts : [one]));
}
