"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PlanOptions } from "@/components/ui/plan-options";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import type { ServicePlans } from "@/lib/fees/plans";
import {
  answerRefund,
  REFUND_FIELDS,
  type RefundAnswer,
  type RefundField,
  type RefundPlan,
} from "@/lib/fees/refund";
import { addWorkingDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";

export interface RefundCalculatorProps {
  words: Refunds["calculator"] &
    RefundRule["calculator"] &
    Pick<Refunds["examples"], "days"> & { picksUsed: string; gst: string };
  services: ServicePlans[];
  gstPercent: number;
  /** Until when the money is sent. */
  deadline: {
    workingDays: number;
    /** Working days of the week, 0 for Sunday; empty if content's text cannot be parsed. */
    weekdays: number[];
    /** The same in words: within 7 working days. */
    within: string;
    /** Shown while the number is a placeholder. */
    unconfirmed?: string | undefined;
  };
}

const inputIn = (form: HTMLFormElement, field: RefundField) =>
  form.querySelector<HTMLInputElement>(`#refund-${field}`);

/** The chosen plan and, once the visitor has asked, the answer, updated at each change. */
function useRefund(plans: RefundPlan[], gstPercent: number) {
  const usual = plans.find(({ months }) => months !== undefined) ?? plans[0];
  const select = useRef<HTMLSelectElement>(null);
  const [planId, setPlanId] = useState<string>();
  const [answer, setAnswer] = useState<RefundAnswer>();
  useEffect(() => {
    if (!select.current) return;
    const wanted = new URLSearchParams(window.location.search).get("plan");
    const isKnown = [...select.current.options].some(({ value }) => value === wanted);
    // Keeps a plan that was chosen before hydration or restored by the browser.
    if (wanted && isKnown && select.current.value === usual?.id) select.current.value = wanted;
    setPlanId(select.current.value);
  }, [usual?.id]);
  const work = (form: HTMLFormElement) => {
    const chosen = plans.find(({ id }) => id === select.current?.value);
    setPlanId(chosen?.id);
    // The fields are not in React's state and have no name to be submitted by.
    const [start = "", stop = "", picks = ""] = REFUND_FIELDS.map(
      (field) => inputIn(form, field)?.value,
    );
    const unreadable = REFUND_FIELDS.filter((field) => inputIn(form, field)?.validity.badInput);
    return chosen && answerRefund(chosen, gstPercent, { start, stop, picks, unreadable });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const worked = work(form);
    setAnswer(worked);
    const wrong = REFUND_FIELDS.find(
      (field) => worked && "mistakes" in worked && worked.mistakes[field],
    );
    if (wrong) inputIn(form, wrong)?.focus();
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const worked = work(currentTarget);
    if (answer) setAnswer(worked);
  };
  const plan = plans.find(({ id }) => id === planId) ?? usual;
  const isReady = planId !== undefined;
  return { select, usual, plan, answer, isReady, handlers: { onSubmit, onInput } };
}

/**
 * Calculates the refund of a plan that ends early. Nothing that is entered leaves the page. Until
 * hydration the button is disabled; the worked examples above it need no scripts.
 */
export function RefundCalculator({ words, services, gstPercent, deadline }: RefundCalculatorProps) {
  const { select, usual, plan, answer, handlers, isReady } = useRefund(
    services.flatMap(({ plans }) => plans),
    gstPercent,
  );
  if (!plan) return null;
  const service = services.find(({ plans }) => plans.includes(plan))?.title ?? "";
  const isForPicks = plan.months === undefined;
  const field = (name: RefundField) => {
    const mistake = answer && "mistakes" in answer ? answer.mistakes[name] : undefined;
    const error = mistake && fillIn(words.errors[mistake], { of: plan.picks ?? 1 });
    return { id: `refund-${name}`, error, ...words[name] };
  };
  return (
    <form {...handlers} noValidate aria-label={words.heading} className="note box noscript:hidden">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <div>
            <label htmlFor="refund-plan" className="font-semibold">
              {words.plan.label}
            </label>
            <select
              ref={select}
              id="refund-plan"
              defaultValue={usual?.id}
              aria-describedby="refund-plan-hint"
              className="field mt-1.5"
            >
              <PlanOptions services={services} />
            </select>
            <p id="refund-plan-hint" className="mt-1.5 text-small text-soft">
              {service}: {formatRupees(plan.price)} {words.gst}
            </p>
          </div>
          <div hidden={isForPicks} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            <Field type="date" {...field("start")} />
            <Field type="date" {...field("stop")} />
          </div>
          <div hidden={!isForPicks}>
            <Field inputMode="numeric" autoComplete="off" {...field("picks")} />
          </div>
          <Button type="submit" disabled={!isReady} className="justify-self-start">
            {words.submit}
          </Button>
        </div>
        <div role="status" className="border-t border-hair pt-5 lg:border-t-0 lg:pt-0">
          {answer && "refund" in answer ? (
            <RefundResult {...{ answer, plan, service, words, deadline }} />
          ) : (
            <p className="text-soft">{words.private}</p>
          )}
        </div>
      </div>
    </form>
  );
}

interface RefundResultProps extends Pick<RefundCalculatorProps, "words" | "deadline"> {
  answer: Extract<RefundAnswer, { refund: unknown }>;
  plan: RefundPlan;
  /** The title of its service. */
  service: string;
}

/** The answer in rows: used, kept and refunded parts, and the deadline. */
function RefundResult({ answer, plan, service, words, deadline }: RefundResultProps) {
  const { refund, stop, lastDay } = answer;
  const { used, of, kept, back, gstBack, total } = refund;
  const { result } = words;
  const { workingDays, weekdays, within, unconfirmed } = deadline;
  const hasDays = stop !== undefined && weekdays.length > 0;
  const date = hasDays && formatDate(addWorkingDays(stop, workingDays, weekdays));
  const rows = [
    [result.used, fillIn(stop ? words.days : words.picksUsed, { used, of })],
    [result.kept, formatRupees(kept)],
    [result.back, formatRupees(back)],
    [result.gst, formatRupees(gstBack)],
    [result.total, formatRupees(total)],
  ];
  return (
    <>
      <p className="font-semibold">
        {service}: {plan.name}, {formatTenure(plan.months)}, {formatRupees(plan.price)}
      </p>
      {total === 0 && (
        <p className="mt-2">
          {lastDay ? fillIn(words.nothing, { date: formatDate(lastDay) }) : words.allSent}
        </p>
      )}
      <dl className="mt-3 border-b border-hair">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-hair py-2 first:border-ink"
          >
            <dt className="text-soft">{label}</dt>
            <dd className={label === result.total ? "font-semibold" : undefined}>{value}</dd>
          </div>
        ))}
        {total > 0 && (
          <div className="border-t border-hair py-2">
            <dt className="text-soft">{result.until}</dt>
            <dd>
              {date ? fillIn(words.by, { date, within }) : within}
              {unconfirmed && <span className="block text-small text-soft">{unconfirmed}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-small text-soft">{words.private}</p>
    </>
  );
}
