"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import {
  answerRefund,
  type RefundAnswer,
  type RefundField,
  type RefundPlan,
} from "@/lib/fees/refund-question";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { type Deadline, RefundResult, type RefundWords } from "./refund-result";

export interface RefundCalculatorProps {
  words: RefundWords;
  services: { title: string; plans: RefundPlan[] }[];
  gstPercent: number;
  deadline: Deadline;
}

const FIELDS = ["start", "stop", "picks"] as const;

const idOf = (field: RefundField | "plan") => `refund-${field}`;
const inputIn = (form: HTMLFormElement | null, field: RefundField) =>
  form?.querySelector<HTMLInputElement>(`#${idOf(field)}`);

/** Reads a plan's fields, which are not in React's state and have no name to be submitted by. */
function questionIn(form: HTMLFormElement) {
  const [start = "", stop = "", picks = ""] = FIELDS.map((field) => inputIn(form, field)?.value);
  const unreadable = FIELDS.filter((field) => inputIn(form, field)?.validity.badInput);
  return { start, stop, picks, unreadable };
}

/** The chosen plan and, once the visitor has asked, the answer, updated at each change. */
function useRefund(plans: RefundPlan[], gstPercent: number) {
  const usual = plans.find(({ months }) => months !== undefined) ?? plans[0];
  const form = useRef<HTMLFormElement>(null);
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
  const work = () => {
    const chosen = plans.find(({ id }) => id === select.current?.value);
    if (!form.current || !chosen) return undefined;
    setPlanId(chosen.id);
    return answerRefund(chosen, gstPercent, questionIn(form.current));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const worked = work();
    setAnswer(worked);
    if (!worked || !("mistakes" in worked)) return;
    const wrong = FIELDS.find((field) => worked.mistakes[field]);
    if (wrong) inputIn(form.current, wrong)?.focus();
  };
  const onInput = () => {
    const worked = work();
    if (answer) setAnswer(worked);
  };
  const plan = plans.find(({ id }) => id === planId) ?? usual;
  const handlers = { ref: form, onSubmit, onInput };
  return { select, usual, plan, answer, handlers, isReady: planId !== undefined };
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
  const service =
    services.find(({ plans }) => plans.some(({ id }) => id === plan?.id))?.title ?? "";
  const isForPicks = plan?.months === undefined;
  const field = (name: RefundField) => {
    const mistake = answer && "mistakes" in answer ? answer.mistakes[name] : undefined;
    const error = mistake && fillIn(words.errors[mistake], { of: plan?.picks ?? 1 });
    return { id: idOf(name), error, ...words[name] };
  };
  return (
    <form
      {...handlers}
      noValidate
      aria-label={words.heading}
      className="box border border-ink p-gutter md:p-8 noscript:hidden"
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
              {services.map(({ title, plans }) => (
                <optgroup key={title} label={title}>
                  {plans.map(({ id, name, months }) => (
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
        <div role="status" className="min-w-0 border-t border-rule pt-5 lg:border-t-0 lg:pt-0">
          {plan && answer && "refund" in answer ? (
            <RefundResult {...{ answer, plan, service, words, deadline }} />
          ) : (
            <p className="text-muted">{words.private}</p>
          )}
        </div>
      </div>
    </form>
  );
}
