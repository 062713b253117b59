"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { mostTimes } from "@/lib/fees/plan-year";
import type { IsoDay } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees } from "@/lib/text/format";
import { CapYear } from "./cap-year";
import { PlannedYear, titleOf } from "./planned-year";
import {
  exampleState,
  fillPlanner,
  holdsExample,
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
  closed?: string | undefined;
  /** The day on which the example begins: that of the build. */
  today: IsoDay;
}

/** The state of the controls, read after mounting and at each change, and kept in the address. */
function usePlanner(rules: PlannerRules, today: IsoDay) {
  const [state, setState] = useState(() => exampleState(rules, today));
  const root = useRef<HTMLFieldSetElement>(null);
  const read = (controls: HTMLElement) => {
    const next = readPlanner(controls, rules);
    setState({ ...next, isExample: holdsExample(next, rules) });
    return next;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser restored or the address holds is read once
  useEffect(() => {
    if (!root.current) return;
    fillPlanner(root.current, rules.plans, window.location.search);
    read(root.current);
  }, []);
  const change = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => {
    const next = read(currentTarget);
    const { pathname, search, hash } = window.location;
    const kept = plannerSearch(search, next);
    // The capital does not change it: browsers limit how often the address may change.
    if (kept === search) return;
    window.history.replaceState(window.history.state, "", `${pathname}${kept}${hash}`);
  };
  return { root, state, change };
}

/** Slots that are always shown; further ones are folded. */
const OPEN_SLOTS = 2;

/**
 * Adds up plans over the visitor's next twelve months. Its inputs are uncontrolled and in no form,
 * so nothing submits them. Back restores their values; a reload takes the plans from the address.
 */
export function PlanPlanner({ words, closed, today, ...rules }: PlanPlannerProps) {
  const { root, state, change } = usePlanner(rules, today);
  const { who, result, choice } = words;
  const slots = SLOTS.map((slot) => (
    <fieldset key={slot} className="mb-3">
      <legend className="sr-only">{fillIn(choice.group, { n: slot })}</legend>
      <PlanSlot slot={slot} state={state} rules={rules} words={choice} />
    </fieldset>
  ));
  return (
    <>
      <h2 className="text-h2" aria-live="polite">
        {titleOf(state, words.title)}
      </h2>
      <div className="mt-4 grid items-start gap-x-12 gap-y-5 lg:grid-cols-[6fr_7fr]">
        <div className="lg:order-last">
          <CapYear state={state} words={words} />
        </div>
        <div>
          <fieldset ref={root} onChange={change} className="mb-4 noscript:hidden print:hidden">
            <legend className="sr-only">{words.heading}</legend>
            {slots.slice(0, OPEN_SLOTS)}
            <details className="more">
              <summary>{words.further}</summary>
              <div>
                {slots.slice(OPEN_SLOTS)}
                <Select id={idOf("who")} label={who.label}>
                  <option value="">{who.family}</option>
                  <option value={OUTSIDE_CAP}>{who.other}</option>
                </Select>
                <div className="mt-3">
                  <Field
                    id={idOf("capital")}
                    {...words.capital}
                    inputMode="numeric"
                    error={Number.isNaN(state.capital) ? result.wrongCapital : undefined}
                  />
                </div>
              </div>
            </details>
          </fieldset>
          <PlannedYear state={state} words={words} closed={closed} />
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

interface PlanSlotProps {
  slot: number;
  state: PlannerState;
  rules: PlannerRules;
  words: PlannerWords["choice"];
}

/** Which plan, when it begins and how often: three lists that keep what the browser restores. */
function PlanSlot({ slot, state, rules, words }: PlanSlotProps) {
  const { plans, example } = rules;
  const choice = state.slots[slot - 1];
  const first = example[slot - 1];
  const services = [...new Set(plans.map(({ service }) => service))];
  const most = choice ? mostTimes(choice.plan, choice.start) : MONTHS.length;
  return (
    <div className="grid items-end gap-x-3 gap-y-1.5 xs:grid-cols-2 md:grid-cols-[1fr_auto_auto]">
      <div className="xs:col-span-2 md:col-span-1">
        <Select
          id={idOf(`plan-${slot}`)}
          label={fillIn(words.group, { n: slot })}
          defaultValue={first?.plan.id}
        >
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
      <Select
        id={idOf(`start-${slot}`)}
        label={words.start}
        isLabelHidden
        defaultValue={first?.start}
      >
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {fillIn(words.month, { n: month + 1 })}
          </option>
        ))}
      </Select>
      <Select
        id={idOf(`times-${slot}`)}
        label={words.times}
        isLabelHidden
        defaultValue={first?.times}
      >
        {MONTHS.map((month) => (
          <option key={month} value={month + 1} disabled={month + 1 > most}>
            {fillIn(words.terms, { n: month + 1 })}
          </option>
        ))}
      </Select>
    </div>
  );
}
