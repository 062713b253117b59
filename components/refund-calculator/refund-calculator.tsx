"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import {
  answerRefund,
  type RefundAnswer,
  type RefundField,
  type RefundPlan,
} from "@/lib/fees/refund-question";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { type Deadline, RefundResult } from "./refund-result";

export interface RefundCalculatorProps {
  words: Refunds["calculator"] &
    RefundRule["calculator"] &
    Pick<Refunds["examples"], "days"> & { picksUsed: string; gst: string };
  services: { title: string; plans: RefundPlan[] }[];
  gstPercent: number;
  deadline: Deadline;
}

const idOf = (field: RefundField | "plan") => `refund-${field}`;

/** A plan's fields in the form; the browser owns what is typed, and none has a name to be sent by. */
function questionIn(form: HTMLFormElement) {
  const input = (field: RefundField) => form.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const fields = ["start", "stop", "picks"] as const;
  const [start = "", stop = "", picks = ""] = fields.map((field) => input(field)?.value);
  const unreadable = fields.filter((field) => input(field)?.validity.badInput);
  return { start, stop, picks, unreadable };
}

/**
 * What comes back of a fee when a plan ends early. Nothing that is entered leaves the page; until it
 * is hydrated the button is off, and the worked examples above it answer.
 */
export function RefundCalculator({ words, services, gstPercent, deadline }: RefundCalculatorProps) {
  const plans = services.flatMap((service) => service.plans);
  const usual = plans.find(({ months }) => months !== undefined) ?? plans[0];
  const form = useRef<HTMLFormElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [planId, setPlanId] = useState<string>();
  const [answer, setAnswer] = useState<RefundAnswer>();
  const plan = plans.find(({ id }) => id === planId) ?? usual;
  const service = services.find((one) => one.plans.some(({ id }) => id === plan?.id))?.title ?? "";
  const mistakes = answer && "mistakes" in answer ? answer.mistakes : {};
  const error = (field: RefundField) => {
    const mistake = mistakes[field];
    return mistake && fillIn(words.errors[mistake], { of: plan?.picks ?? 1 });
  };

  useEffect(() => {
    if (!select.current) return;
    const wanted = new URLSearchParams(window.location.search).get("plan");
    const isKnown = [...select.current.options].some(({ value }) => value === wanted);
    // A plan that was chosen before hydration, or is restored, stays.
    if (wanted && isKnown && select.current.value === usual?.id) select.current.value = wanted;
    setPlanId(select.current.value);
  }, [usual?.id]);

  const work = () => {
    const chosen = plans.find(({ id }) => id === select.current?.value);
    if (!form.current || !chosen) return undefined;
    setPlanId(chosen.id);
    return answerRefund(chosen, gstPercent, questionIn(form.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const worked = work();
    setAnswer(worked);
    if (!worked || !("mistakes" in worked)) return;
    const [wrong] = Object.keys(worked.mistakes) as RefundField[];
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#${idOf(wrong)}`)?.focus();
  };
  const isForPicks = plan?.months === undefined;

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.heading}
      className="box border border-ink p-gutter md:p-8 noscript:hidden"
      onSubmit={submit}
      // Once asked, the answer follows what is changed; no error comes up before.
      onInput={() => {
        const worked = work();
        if (answer) setAnswer(worked);
      }}
    >
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <div>
            <label htmlFor={idOf("plan")} className="font-semibold">
              {words.plan.label}
            </label>
            <select
              ref={select}
              id={idOf("plan")}
              defaultValue={usual?.id}
              aria-describedby={plan && `${idOf("plan")}-hint`}
              className="field mt-1.5"
            >
              {services.map(({ title, plans: own }) => (
                <optgroup key={title} label={title}>
                  {own.map(({ id, name, months }) => (
                    <option key={id} value={id}>
                      {`${name}, ${formatTenure(months)}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            {plan && (
              <p id={`${idOf("plan")}-hint`} className="mt-1.5 text-small text-muted">
                {service}: {formatRupees(plan.price)} {words.gst}
              </p>
            )}
          </div>
          <div hidden={isForPicks} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            <Field id={idOf("start")} type="date" error={error("start")} {...words.start} />
            <Field id={idOf("stop")} type="date" error={error("stop")} {...words.stop} />
          </div>
          <div hidden={!isForPicks}>
            <Field
              id={idOf("picks")}
              inputMode="numeric"
              autoComplete="off"
              error={error("picks")}
              {...words.picks}
            />
          </div>
          <Button type="submit" disabled={planId === undefined} className="justify-self-start">
            {words.submit}
          </Button>
        </div>
        <div role="status" className="min-w-0 border-t border-rule pt-5 lg:border-t-0 lg:pt-0">
          {plan && answer && "refund" in answer ? (
            <RefundResult
              answer={answer}
              plan={plan}
              service={service}
              words={words}
              deadline={deadline}
            />
          ) : (
            <p className="text-muted">{words.private}</p>
          )}
        </div>
      </div>
    </form>
  );
}
