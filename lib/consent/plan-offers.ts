import type { Content } from "@/lib/content/content";
import type { ConsentFormWords } from "@/lib/content/schemas/consent-form";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** A plan as form, PDF and e-mail name it: texts, as the visitor's browser adds up nothing. */
export interface PlanOffer {
  id: string;
  /** Futures – Premium, 6 Months */
  name: string;
  /** ₹1,10,000 */
  fee: string;
  gst: string;
  total: string;
  /** What the fee uses of the yearly cap. */
  cap: string;
}

/** Every plan on the site, in the order of the services; amounts are of `lib/fees`. */
export function planOffers(
  { firm, services, shared }: Pick<Content, "firm" | "services" | "shared">,
  words: ConsentFormWords["plan"],
): PlanOffer[] {
  return services.flatMap(({ title, label: service = title, plans }) =>
    plans.map((plan) => {
      const { base, gst, total } = priceOf(plan, firm.gstPercent);
      const fee = formatRupees(base);
      const tenure = formatTenure(plan.months);
      const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
      return {
        id: plan.id,
        name: fillIn(words.name, { service, plan: plan.name, tenure }),
        fee,
        gst: formatRupees(gst),
        total: formatRupees(total),
        cap: fillIn(words.capUse, { fee, cap: formatRupees(firm.feeCap), fits }),
      };
    }),
  );
}

/** What the address asks for; an id that is empty chooses nothing. */
export interface AskedPlan {
  id: string;
  /** What the visitor has to know: the plan asked for is gone. */
  note?: "unknown";
}

/** The plan in `?plan=`, if it is on offer. */
export function askedPlan(search: string, offers: readonly PlanOffer[]): AskedPlan {
  const id = new URLSearchParams(search).get("plan") ?? "";
  if (id === "" || offers.some((offer) => offer.id === id)) return { id };
  return { id: "", note: "unknown" };
}
