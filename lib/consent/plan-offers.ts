import type { Content } from "@/lib/content/content";
import type { ConsentFormWords } from "@/lib/content/schemas/pages/consent-form";
import type { Plan, Service } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { planView } from "@/lib/fees/plan-view";
import { fillIn, formatRupees } from "@/lib/text/format";

/** A plan as the form, the PDF and the e-mail show it; the build has made all amounts texts. */
export interface PlanOffer {
  id: string;
  /** Futures – Premium, 6 Months */
  name: string;
  /** The fee before GST, the GST on it and their sum: ₹1,49,999. */
  fee: string;
  gst: string;
  total: string;
  /** How the plan uses the yearly fee cap. */
  cap: string;
}

type OfferContent = Pick<Content, "firm" | "services" | "shared">;

function planOffer(
  service: Service,
  plan: Plan,
  { firm, shared }: OfferContent,
  words: ConsentFormWords["plan"],
): PlanOffer {
  const { id, name, tenure, amounts } = planView(service, plan, firm.gstPercent);
  const fee = formatRupees(amounts.base);
  const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
  return {
    id,
    // The service as menus name it: its title is long for a list of all plans.
    name: fillIn(words.name, { service: service.label ?? service.title, plan: name, tenure }),
    fee,
    gst: formatRupees(amounts.gst),
    total: formatRupees(amounts.total),
    cap: fillIn(words.capUse, { fee, cap: formatRupees(firm.feeCap), fits }),
  };
}

/** All plans on offer, in the order of the services. */
export function planOffers(content: OfferContent, words: ConsentFormWords["plan"]): PlanOffer[] {
  return content.services.flatMap((service) =>
    service.plans.map((plan) => planOffer(service, plan, content, words)),
  );
}

/**
 * The plan that a link to the form names in `?plan=`.
 * @returns its id; empty if none is named, undefined if the named plan is not on offer
 */
export function askedPlan(search: string, offers: readonly PlanOffer[]): string | undefined {
  const asked = new URLSearchParams(search).get("plan") ?? "";
  const isKnown = asked === "" || offers.some(({ id }) => id === asked);
  return isKnown ? asked : undefined;
}
