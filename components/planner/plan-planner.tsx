"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { PageOf } from "@/lib/content/schemas/pages";
import { type PlanView, planViews, type ServicePlans } from "@/lib/fees/plan-view";
import { planYear, type Term } from "@/lib/fees/plan-year";
import { planHref } from "@/lib/fees/plans";
import { fillIn, formatEach, formatRupees } from "@/lib/text/format";
import { CapYear } from "./cap-year";
import { type Choice, PlanSlot, planSlotIds } from "./plan-slot";

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

/** Two plans may be chosen. */
const SLOTS = [1, 2] as const;

function choicesOf(example: PlanPlannerProps["example"]): Choice[] {
  return SLOTS.map((slot) => {
    const { plan = "", month = 1 } = example[slot - 1] ?? {};
    return { plan, month: String(month) };
  });
}

function readChoices(fieldset: HTMLFieldSetElement): Choice[] {
  const valueAt = (id: string) => fieldset.querySelector<HTMLSelectElement>(`#${id}`)?.value ?? "";
  return SLOTS.map((slot) => {
    const ids = planSlotIds(slot);
    return { plan: valueAt(ids.plan), month: valueAt(ids.month) };
  });
}

const isSame = (a: Choice, b: Choice | undefined) => a.plan === b?.plan && a.month === b.month;

/** The selects are uncontrolled, so the browser restores them, and in no form. */
function useChoices(example: PlanPlannerProps["example"]) {
  const first = choicesOf(example);
  const [choices, setChoices] = useState(first);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const read = () => {
    if (fieldset.current) setChoices(readChoices(fieldset.current));
  };
  // Keeps choices from before hydration or restored by the browser.
  useEffect(read, []);
  const isExample = choices.every((choice, index) => isSame(choice, first[index]));
  return { fieldset, read, first, choices, isExample };
}

/** The chosen plans with the months in which they begin, from 0. */
function termsOf(choices: readonly Choice[], plans: readonly PlanView[]): Term<PlanView>[] {
  return choices.flatMap((choice) => {
    const plan = plans.find(({ id }) => id === choice.plan);
    return plan ? [{ plan, month: Number(choice.month) - 1 }] : [];
  });
}

function titleFor(isOver: boolean, isExample: boolean, title: Planner["title"]): string {
  if (isOver) return title.over;
  return isExample ? title.example : title.chosen;
}

interface PlanLinksProps {
  plans: ReadonlySet<PlanView>;
  label: string;
  closed: string | undefined;
}

/** A link to the contact form for each plan within the cap. */
function PlanLinks({ plans, label, closed }: PlanLinksProps) {
  return (
    <p className="mt-3 flex flex-wrap gap-3 print:hidden">
      {closed ? (
        <strong className="text-ochre">{closed}</strong>
      ) : (
        [...plans].map((plan) => (
          <Button key={plan.id} href={planHref(plan)}>
            {fillIn(label, { plan: plan.fullName })}
          </Button>
        ))
      )}
    </p>
  );
}

export function PlanPlanner(props: PlanPlannerProps) {
  const { services, words, gstPercent, cap, example, closed } = props;
  const { title, result } = words;
  const { fieldset, read, first, choices, isExample } = useChoices(example);
  const terms = termsOf(choices, planViews(services, gstPercent));
  const year = planYear(terms, cap, gstPercent);
  const left = cap - year.fee;
  const isOver = left < 0;
  const hasPlan = terms.length > 0;
  const amounts = { left, over: -left, cap, fee: year.fee, total: year.total };
  const facts = formatEach(amounts, formatRupees);
  return (
    <>
      <h2 className="text-h2" aria-live="polite">
        {fillIn(titleFor(isOver, isExample, title), facts)}
      </h2>
      <div className="mt-4 grid items-start gap-x-12 gap-y-5 lg:grid-cols-[6fr_7fr]">
        <div className="lg:order-last">
          <CapYear year={year} cap={cap} words={words.figure} />
        </div>
        <div>
          <fieldset ref={fieldset} onChange={read} className="mb-4 noscript:hidden print:hidden">
            <legend className="sr-only">{words.heading}</legend>
            {SLOTS.map((slot) => (
              <PlanSlot
                key={slot}
                slot={slot}
                services={services}
                words={words.choice}
                first={first[slot - 1]}
              />
            ))}
          </fieldset>
          <p className={hasPlan ? "text-lede font-semibold" : undefined}>
            {fillIn(hasPlan ? result.sum : result.empty, facts)}
          </p>
          {isOver && <p className="mt-1">{result.over}</p>}
          {!isExample && (
            <PlanLinks
              plans={new Set(year.kept.map(({ plan }) => plan))}
              label={result.contact}
              closed={closed}
            />
          )}
        </div>
      </div>
    </>
  );
}
