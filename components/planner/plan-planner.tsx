"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PlanOptions } from "@/components/ui/plan-options";
import type { PageOf } from "@/lib/content/schemas/pages";
import { planViews, type ServicePlans } from "@/lib/fees/plan-view";
import { MONTHS, planYear } from "@/lib/fees/plan-year";
import { planHref } from "@/lib/fees/plans";
import { fillIn, formatEach, formatRupees } from "@/lib/text/format";
import { CapYear } from "./cap-year";

type Planner = PageOf<"services">["planner"];

interface PlanPlannerProps {
  services: ServicePlans[];
  words: Omit<Planner, "caption" | "how" | "example">;
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
  /** Initial plans; months from 1. */
  example: Planner["example"]["plans"];
  /** Replaces the links to the contact form while the firm takes no new clients. */
  closed?: string | undefined;
}

const SLOTS = [0, 1] as const;

/** Values of the four selects in order: plan id and first month of each slot. */
function useLists(example: Planner["example"]["plans"]) {
  const first = SLOTS.flatMap((slot) => {
    const { plan = "", month = 1 } = example[slot] ?? {};
    return [plan, String(month)];
  });
  const [values, setValues] = useState(first);
  const root = useRef<HTMLFieldSetElement>(null);
  const read = () => {
    const lists = root.current?.querySelectorAll("select") ?? [];
    setValues(Array.from(lists, ({ value }) => value));
  };
  // Keeps choices from before hydration or restored by the browser.
  useEffect(read, []);
  return { root, read, first, values, isExample: values.join() === first.join() };
}

/** The selects are uncontrolled, so the browser restores them, and in no form. */
export function PlanPlanner({ services, words, closed, cap, ...rules }: PlanPlannerProps) {
  const { root, read, first, values, isExample } = useLists(rules.example);
  const { title, result, choice } = words;
  const plans = planViews(services, rules.gstPercent);
  const chosen = SLOTS.flatMap((slot) => {
    const plan = plans.find(({ id }) => id === values[slot * 2]);
    return plan ? [{ plan, month: Number(values[slot * 2 + 1]) - 1 }] : [];
  });
  const year = planYear(chosen, cap, rules.gstPercent);
  const left = cap - year.fee;
  const isOver = left < 0;
  const amounts = { left, over: -left, cap, fee: year.fee, total: year.total };
  const facts = formatEach(amounts, formatRupees);
  return (
    <>
      <h2 className="text-h2" aria-live="polite">
        {fillIn(isOver ? title.over : isExample ? title.example : title.own, facts)}
      </h2>
      <div className="mt-4 grid items-start gap-x-12 gap-y-5 lg:grid-cols-[6fr_7fr]">
        <div className="lg:order-last">
          <CapYear year={year} cap={cap} words={words.figure} />
        </div>
        <div>
          <fieldset ref={root} onChange={read} className="mb-4 noscript:hidden print:hidden">
            <legend className="sr-only">{words.heading}</legend>
            {SLOTS.map((slot) => (
              <div
                key={slot}
                className="mb-3 grid items-end gap-x-3 gap-y-1.5 md:grid-cols-[1fr_auto]"
              >
                <Select
                  id={`planner-plan-${slot + 1}`}
                  label={fillIn(choice.plan, { n: slot + 1 })}
                  defaultValue={first[slot * 2]}
                >
                  <option value="">{choice.none}</option>
                  <PlanOptions services={services} />
                </Select>
                <Select
                  id={`planner-start-${slot + 1}`}
                  label={fillIn(choice.start, { n: slot + 1 })}
                  isLabelHidden
                  defaultValue={first[slot * 2 + 1]}
                >
                  {MONTHS.map((month) => (
                    <option key={month} value={month + 1}>
                      {fillIn(choice.month, { n: month + 1 })}
                    </option>
                  ))}
                </Select>
              </div>
            ))}
          </fieldset>
          <p className={chosen.length > 0 ? "text-lede font-semibold" : undefined}>
            {fillIn(chosen.length > 0 ? result.sum : result.empty, facts)}
          </p>
          {isOver && <p className="mt-1">{result.over}</p>}
          {!isExample && (
            <p className="mt-3 flex flex-wrap gap-3 print:hidden">
              {closed ? (
                <strong className="text-ochre">{closed}</strong>
              ) : (
                [...new Set(year.kept.map(({ plan }) => plan))].map((plan) => (
                  <Button key={plan.id} href={planHref(plan)}>
                    {fillIn(result.contact, { plan: plan.fullName })}
                  </Button>
                ))
              )}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

type SelectProps = ComponentProps<"select"> & { label: string; isLabelHidden?: boolean };

function Select({ label, isLabelHidden, ...select }: SelectProps) {
  return (
    <div>
      <label htmlFor={select.id} className={isLabelHidden ? "sr-only" : "text-small font-semibold"}>
        {label}
      </label>
      <select {...select} className="field mt-1 px-2" />
    </div>
  );
}
