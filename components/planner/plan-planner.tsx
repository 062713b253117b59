"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { Field } from "@/components/ui/field";
import type { PageOf } from "@/lib/content/schemas/pages";
import { shareOfCapital } from "@/lib/fees/capital";
import { addDays, addMonths } from "@/lib/fees/days";
import { plansHref } from "@/lib/fees/plan-query";
import { type PlanYear, planYear, STRIP_MONTHS, stripPieces } from "@/lib/fees/plan-year";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees } from "@/lib/text/format";
import { PlanSlot, Select } from "./plan-slot";
import {
  FIELD,
  OUTSIDE_CAP,
  type PlannerPlan,
  type PlannerState,
  readPlanner,
  SLOTS,
} from "./planner-state";
import { YearPanel } from "./year-strip";
import { choiceName, YearTable } from "./year-table";

type Words = Omit<PageOf<"services">["planner"], "intro" | "noScript" | "example">;

interface PlanPlannerProps {
  plans: PlannerPlan[];
  words: Words;
  gstPercent: number;
  /** Rupees before GST that a family may pay within twelve months. */
  cap: number;
  /** In place of the way to the contact form, while the firm takes no new clients. */
  closed?: string | undefined;
}

interface SummaryProps {
  year: PlanYear<PlannerPlan>;
  state: PlannerState;
  cap: number;
  words: Words["result"];
}

/** What the choice comes to, in sentences. */
function Summary({ year, state, cap, words }: SummaryProps) {
  const { isOutsideCap, capital } = state;
  if (year.rows.length === 0) return <p className="text-muted">{words.empty}</p>;
  const left = cap - year.used;
  const facts = {
    fee: formatRupees(year.fee),
    total: formatRupees(year.total),
    used: formatRupees(year.used),
    cap: formatRupees(cap),
    left: formatRupees(left),
    over: formatRupees(-left),
  };
  return (
    <>
      <p className="text-lede font-semibold">{fillIn(words.sum, facts)}</p>
      {isOutsideCap ? (
        <p className="mt-1">{words.outside}</p>
      ) : left < 0 ? (
        <p className="mt-2 border-l-2 border-ochre pl-3 font-semibold text-ochre">
          {fillIn(words.over, facts)}
        </p>
      ) : (
        <p className="mt-1">{fillIn(words.within, facts)}</p>
      )}
      {capital !== undefined && !Number.isNaN(capital) && (
        <p className="mt-2">
          {fillIn(words.share, {
            share: shareOfCapital(year.total, capital),
            capital: formatRupees(capital),
          })}
        </p>
      )}
    </>
  );
}

/**
 * Adds up plans over the visitor's next twelve months. Its lists and its field belong to the browser
 * and to no form: nothing can send them, and Back or a reload bring back what they held.
 */
export function PlanPlanner({ plans, words, gstPercent, cap, closed }: PlanPlannerProps) {
  const [state, setState] = useState<PlannerState>();
  const root = useRef<HTMLFieldSetElement>(null);
  const read = () => {
    if (root.current) setState(readPlanner(root.current, plans, new Date()));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser restored is read once
  useEffect(read, []);

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
      <fieldset ref={root} onChange={read} className="print:hidden">
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
          {year && <Summary year={year} state={state} cap={cap} words={words.result} />}
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
              <Button
                className="mt-5"
                href={plansHref(
                  year.rows.map(({ plan, first, times }) => ({
                    id: plan.id,
                    day: first,
                    ...(times > 1 && { times }),
                  })),
                )}
              >
                {words.result.contact}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  );
}
