"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { mostTimes } from "@/lib/fees/plan-year";
import { addMonths } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatShortDate } from "@/lib/text/format";
import { PlannedYear } from "./planned-year";
import {
  fillPlanner,
  idOf,
  MONTHS,
  OUTSIDE_CAP,
  type PlannerRules,
  type PlannerState,
  type PlannerWords,
  plannerSearch,
  readPlanner,
  SLOTS,
} from "./planner-state";

interface PlanPlannerProps extends PlannerRules {
  words: PlannerWords;
  /** Replaces the link to the contact form while the firm takes no new clients. */
  closed?: string | undefined;
}

/** The state of the controls, read after mounting and at each change, and kept in the address. */
function usePlanner(rules: PlannerRules) {
  const [state, setState] = useState<PlannerState>();
  const root = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser restored or the address holds is read once
  useEffect(() => {
    if (!root.current) return;
    fillPlanner(root.current, rules.plans, window.location.search);
    setState(readPlanner(root.current, rules));
  }, []);
  const change = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => {
    const next = readPlanner(currentTarget, rules);
    setState(next);
    const { pathname, search, hash } = window.location;
    const kept = plannerSearch(search, next);
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
export function PlanPlanner({ words, closed, ...rules }: PlanPlannerProps) {
  const { root, state, change } = usePlanner(rules);
  const lastFilled = state ? state.slots.map(Boolean).lastIndexOf(true) : -1;
  const { who, result, choice } = words;
  return (
    <div className="grid gap-x-12 gap-y-8 noscript:hidden lg:grid-cols-[2fr_3fr] print:block">
      <fieldset ref={root} onChange={change} className="print:hidden">
        <legend className="sr-only">{words.heading}</legend>
        <Select id={idOf("who")} label={who.label}>
          <option value="">{who.family}</option>
          <option value={OUTSIDE_CAP}>{who.other}</option>
        </Select>
        <div className="mt-5">
          {SLOTS.map((slot, index) => (
            <fieldset
              key={slot}
              hidden={index > lastFilled + 1}
              className="border-t border-rule py-4"
            >
              <legend className="float-left mb-2 w-full font-display text-h3">
                {fillIn(choice.group, { n: slot })}
              </legend>
              <PlanSlot slot={slot} state={state} plans={rules.plans} words={choice} />
            </fieldset>
          ))}
        </div>
        <div className="border-t border-rule pt-4">
          <Field
            id={idOf("capital")}
            {...words.capital}
            inputMode="numeric"
            error={Number.isNaN(state?.capital) ? result.wrongCapital : undefined}
          />
        </div>
      </fieldset>
      <section aria-label={result.heading}>
        <PlannedYear state={state} words={words} closed={closed} />
      </section>
    </div>
  );
}

function Select({ label, ...select }: ComponentProps<"select"> & { label: string }) {
  return (
    <div>
      <label htmlFor={select.id} className="text-base font-semibold">
        {label}
      </label>
      <select {...select} className="field mt-1 px-2" />
    </div>
  );
}

interface PlanSlotProps {
  slot: number;
  /** Undefined on the server, whose day is not the visitor's. */
  state: PlannerState | undefined;
  plans: PlannerRules["plans"];
  words: PlannerWords["choice"];
}

/** Which plan, when it begins and how often: three lists that keep what the browser restores. */
function PlanSlot({ slot, state, plans, words }: PlanSlotProps) {
  const choice = state?.slots[slot - 1];
  const services = [...new Set(plans.map(({ service }) => service))];
  const most = choice ? mostTimes(choice.plan, choice.start) : MONTHS.length;
  return (
    <div className="clear-both grid gap-x-4 gap-y-3 xs:grid-cols-2">
      <div className="xs:col-span-2">
        <Select id={idOf(`plan-${slot}`)} label={words.plan}>
          <option value="">{words.none}</option>
          {services.map((title) => (
            <optgroup key={title} label={title}>
              {plans.map(({ id, service, name, price }) =>
                service === title ? (
                  <option key={id} value={id}>{`${name}: ${formatRupees(price)}`}</option>
                ) : null,
              )}
            </optgroup>
          ))}
        </Select>
      </div>
      <Select id={idOf(`start-${slot}`)} label={words.start}>
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {state
              ? formatShortDate(addMonths(state.today, month))
              : fillIn(words.month, { n: month + 1 })}
          </option>
        ))}
      </Select>
      <Select id={idOf(`times-${slot}`)} label={words.times}>
        {MONTHS.map((month) => (
          <option key={month} value={month + 1} disabled={month + 1 > most}>
            {month + 1}
          </option>
        ))}
      </Select>
    </div>
  );
}
