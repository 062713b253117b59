"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import type { PageOf } from "@/lib/content/schemas/pages";
import { planYear } from "@/lib/fees/plan-year";
import { PlanSlot, Select } from "./plan-slot";
import { PlannedYear } from "./planned-year";
import {
  FIELD,
  fillPlanner,
  OUTSIDE_CAP,
  type PlannerPlan,
  type PlannerState,
  plannerSearch,
  readPlanner,
  SLOTS,
} from "./planner-state";

interface PlanPlannerProps {
  plans: PlannerPlan[];
  words: Omit<PageOf<"services">["planner"], "intro" | "noScript" | "example">;
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
  /** Replaces the link to the contact form while the firm takes no new clients. */
  closed?: string | undefined;
}

/** The state of the controls, read after mounting and at each change, and kept in the address. */
function usePlanner(plans: PlannerPlan[]) {
  const [state, setState] = useState<PlannerState>();
  const root = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser restored or the address holds is read once
  useEffect(() => {
    if (!root.current) return;
    fillPlanner(root.current, plans, window.location.search);
    setState(readPlanner(root.current, plans));
  }, []);
  const change = () => {
    if (!root.current) return;
    const held = readPlanner(root.current, plans);
    setState(held);
    const { pathname, search, hash } = window.location;
    const kept = plannerSearch(search, held);
    // The capital does not change it: browsers limit how often the address may change.
    if (kept === search) return;
    window.history.replaceState(window.history.state, "", `${pathname}${kept}${hash}`);
  };
  return { root, state, change };
}

/**
 * Adds up plans over the visitor's next twelve months. Its inputs are uncontrolled and in no form,
 * so nothing submits them. Back restores their values; a reload takes the plans from the address.
 */
export function PlanPlanner({ plans, words, gstPercent, cap, closed }: PlanPlannerProps) {
  const { root, state, change } = usePlanner(plans);
  const { today, slots = [], capital } = state ?? {};
  const lastFilled = slots.map(Boolean).lastIndexOf(true);
  return (
    <div className="grid gap-x-12 gap-y-8 noscript:hidden lg:grid-cols-[2fr_3fr] print:block">
      <fieldset ref={root} onChange={change} className="print:hidden">
        <legend className="sr-only">{words.heading}</legend>
        <Select id={FIELD.who} label={words.who.label}>
          <option value="">{words.who.family}</option>
          <option value={OUTSIDE_CAP}>{words.who.other}</option>
        </Select>
        <div className="mt-5">
          {SLOTS.map((slot, index) => (
            <PlanSlot
              key={slot}
              slot={slot}
              choice={slots[index]}
              isHidden={index > lastFilled + 1}
              plans={plans}
              today={today}
              words={words.choice}
            />
          ))}
        </div>
        <div className="border-t border-rule pt-4">
          <Field
            id={FIELD.capital}
            {...words.capital}
            inputMode="numeric"
            error={Number.isNaN(capital) ? words.result.wrongCapital : undefined}
          />
        </div>
      </fieldset>
      <PlannedYear
        state={state}
        year={
          state &&
          planYear(
            slots.filter((choice) => choice !== undefined),
            { today: state.today, gstPercent, cap: state.isOutsideCap ? undefined : cap },
          )
        }
        cap={cap}
        words={words}
        closed={closed}
      />
    </div>
  );
}
