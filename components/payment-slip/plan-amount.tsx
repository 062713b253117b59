"use client";

import { useEffect, useRef, useState } from "react";
import { PlanOptions } from "@/components/ui/plan-options";
import type { PageOf } from "@/lib/content/schemas/pages";
import { planViews, type ServicePlans } from "@/lib/fees/plan-view";
import { formatRupees } from "@/lib/text/format";

interface PlanAmountProps {
  words: Pick<PageOf<"bankdetails">["slip"], "plan" | "choose" | "gst" | "total">;
  services: ServicePlans[];
  gstPercent: number;
}

/** Fee, GST and total of a plan, once one is chosen: none is chosen for the visitor. */
export function PlanAmount({ words, services, gstPercent }: PlanAmountProps) {
  const [id, choose] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  // Keeps a choice from before hydration or one restored by the browser.
  useEffect(() => choose((shown) => select.current?.value ?? shown), []);
  const plan = planViews(services, gstPercent).find((view) => view.id === id);
  const rows = plan && [
    { label: plan.fullName, amount: plan.amounts.base },
    { label: words.gst, amount: plan.amounts.gst },
  ];
  return (
    <>
      <div className="mt-3 noscript:hidden print:hidden">
        <label htmlFor="slip-plan" className="text-small font-semibold">
          {words.plan}
        </label>
        <select
          ref={select}
          id="slip-plan"
          className="field mt-1"
          defaultValue=""
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.choose}</option>
          <PlanOptions services={services} />
        </select>
      </div>
      {/* Always there, so that the font of the page's heading has the numerals. */}
      <dl
        hidden={!plan}
        className="*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:pt-1.5"
      >
        {rows?.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no" className="ml-auto">
              {formatRupees(amount)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd
            translate="no"
            className="loud display ml-auto text-[min(3rem,13vw)]/[1]"
            aria-live="polite"
          >
            {plan && formatRupees(plan.amounts.total)}
          </dd>
        </div>
      </dl>
    </>
  );
}
