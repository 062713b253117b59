"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { Field } from "@/components/ui/field";
import { plansHref } from "@/lib/fees/plan-query";
import { planYear, STRIP_MONTHS, stripPieces } from "@/lib/fees/plan-year";
import { addDays, addMonths, localDay } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import { PlanSlot, Select } from "./plan-slot";
import { askedOf, fillPlanner, plannerSearch } from "./planner-address";
import {
  FIELD,
  OUTSIDE_CAP,
  type PlannerPlan,
  type PlannerState,
  readPlanner,
  SLOTS,
} from "./planner-state";
import { PlannerSummary, type PlannerWords } from "./planner-summary";
import { YearPanel } from "./year-strip";
import { choiceName, YearTable } from "./year-table";

interface PlanPlannerProps {
  plans: PlannerPlan[];
  words: PlannerWords;
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
  /** In place of the way to the contact form, while the firm takes no new clients. */
  closed?: string | undefined;
}

/**
 * Adds up plans over the visitor's next twelve months. Its lists and its field belong to the browser
 * and to no form: nothing can send them. Back brings back what they held, a reload the plans, which
 * stand in the address.
 */
export function PlanPlanner({ plans, words, gstPercent, cap, closed }: PlanPlannerProps) {
  const [state, setState] = useState<PlannerState>();
  const root = useRef<HTMLFieldSetElement>(null);
  const read = () => {
    if (!root.current) return undefined;
    const held = readPlanner(root.current, plans, new Date());
    setState(held);
    return held;
  };
  const change = () => {
    const held = read();
    const { pathname, search, hash } = window.location;
    const kept = held && plannerSearch(search, held);
    // Not at each letter of the capital: browsers limit how often the address may change.
    if (kept === undefined || kept === search) return;
    window.history.replaceState(window.history.state, "", `${pathname}${kept}${hash}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser or the address kept is read once
  useEffect(() => {
    if (root.current) fillPlanner(root.current, window.location.search, localDay(new Date()));
    read();
  }, []);

  const { today, slots = [], capital } = state ?? {};
  const choices = slots.filter((slot) => slot !== undefined);
  const lastFilled = slots.map(Boolean).lastIndexOf(true);
  const year =
    state &&
    planYear(choices, {
      today: state.today,
      gstPercent,
      cap: state.isOutsideCap ? undefined : cap,
    });
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
      <section aria-label={words.result.heading}>
        <div role="status">
          {year && <PlannerSummary year={year} state={state} cap={cap} words={words.result} />}
        </div>
        {year && year.rows.length > 0 && (
          <>
            <YearPanel
              labels={Array.from({ length: STRIP_MONTHS }, (_, month) =>
                formatDate(addMonths(state.today, month)).slice(0, 1),
              )}
              rows={year.rows.map((row, index) => ({
                key: String(index),
                name: choiceName(row, words.table),
                pieces: stripPieces(row),
              }))}
              legend={words.result}
            />
            <div className="mt-6">
              <YearTable
                year={year}
                caption={fillIn(words.table.caption, {
                  from: formatDate(state.today),
                  to: formatDate(addDays(addMonths(state.today, STRIP_MONTHS), -1)),
                })}
                words={words.table}
              />
            </div>
            {closed ? (
              <ClosedPlan words={closed} className="mt-5" />
            ) : (
              <Button className="mt-5" href={plansHref(askedOf(state))}>
                {words.result.contact}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  );
}
