import type { Content } from "@/lib/content/content";
import type { ConsentFormWords } from "@/lib/content/schemas/pages/consent-form";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { fillIn, formatRupees, formatTenure } from "@/lib/text/format";

/** A plan as shown in form, PDF and e-mail; amounts are texts that the build has computed. */
export type PlanOffer = ReturnType<typeof planOffers>[number];

export function planOffers(
  { firm, services, shared }: Pick<Content, "firm" | "services" | "shared">,
  words: ConsentFormWords["plan"],
) {
  return services.flatMap(({ title, label: service = title, plans }) =>
    plans.map((plan) => {
      const { base, gst, total } = priceOf(plan, firm.gstPercent);
      const fee = formatRupees(base);
      const tenure = formatTenure(plan.months);
      const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
      return {
        id: plan.id,
        /** Futures – Premium, 6 Months */
        name: fillIn(words.name, { service, plan: plan.name, tenure }),
        fee,
        gst: formatRupees(gst),
        total: formatRupees(total),
        cap: fillIn(words.capUse, { fee, cap: formatRupees(firm.feeCap), fits }),
      };
    }),
  );
}

/** The id in `?plan=`; empty without one, undefined if that plan is not on offer. */
export function askedPlan(search: string, offers: readonly PlanOffer[]): string | undefined {
  const asked = new URLSearchParams(search).get("plan") ?? "";
  return ["", ...offers.map(({ id }) => id)].find((id) => id === asked);
}
