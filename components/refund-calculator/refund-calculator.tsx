"use client";

import { LiveText } from "@/components/figures/live-text";
import { Slider } from "@/components/figures/slider";
import { Field } from "@/components/ui/field";
import { PlanOptions } from "@/components/ui/plan-options";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import { addWorkingDays, lastDayOf } from "@/lib/text/days";
import { fillIn, formatDate, formatEach, formatRupees } from "@/lib/text/format";
import { Calendar } from "./calendar";
import { idOf, type RefundProps, type ShownRefund, useRefund } from "./use-refund";

export interface RefundCalculatorProps extends RefundProps {
  words: Omit<PageOf<"refunds">["figure"], "caption"> & RefundRule["figure"];
  exact: Omit<Refunds["calculator"], "ended"> & RefundRule["calculator"];
  /** Id of the controls, for links from other pages. */
  anchor: string;
  /** For sending the refund. */
  deadline: {
    workingDays: number;
    /** Working days of the week, 0 for Sunday; empty if content's text cannot be parsed. */
    weekdays: number[];
    /** In words: within 7 working days. */
    within: string;
    /** Shown if the number is a placeholder. */
    unconfirmed?: string | undefined;
  };
}

/** The fields are in no form: nothing leaves the page. */
export function RefundCalculator(props: RefundCalculatorProps) {
  const { words, exact, services } = props;
  const { asked, mistakes, shown, setControls, onPlan, onSlide, onDate } = useRefund(props);
  if (!shown) return null;
  const { plan, refund, start } = shown;
  const { used, of, back, gstBack: gst, kept, total } = refund;
  const isTenure = plan.months !== undefined;
  const amounts = formatEach({ back, gst, kept, total }, formatRupees);
  const facts = { ...amounts, plan: plan.fullName, used, of };
  const answer = fillIn(words.answer, facts);
  return (
    <>
      <Calendar months={plan.months} start={start} refund={refund} words={words} />
      <div className="hero-below flex flex-col bg-sheet px-edge py-3 lg:pl-8">
        <p className="font-semibold">{fillIn(isTenure ? words.days : words.picks, facts)}</p>
        <p translate="no" className="loud big mt-1 mb-1 lg:mt-2">
          {amounts.total}
        </p>
        <p className="text-small">{fillIn(words.sum, facts)}</p>
        <Sent {...props} {...shown} />
      </div>
      <div
        ref={setControls}
        id={props.anchor}
        className="hero-controls noscript:hidden print:hidden"
      >
        <LiveText text={answer} />
        <div className="grid gap-x-10 gap-y-2 md:grid-cols-[3fr_2fr] lg:grid-cols-1 xl:grid-cols-[3fr_2fr]">
          <div>
            <label htmlFor={idOf("plan")} className="font-semibold">
              {words.plan}
            </label>
            <select
              id={idOf("plan")}
              className="field"
              defaultValue={props.first.plan}
              onChange={onPlan}
            >
              <PlanOptions services={services} />
            </select>
          </div>
          <Slider
            id={idOf("used")}
            label={isTenure ? words.slider : words.sent}
            shown={used}
            min={0}
            max={of}
            defaultValue={props.first.used}
            aria-valuetext={answer}
            onChange={onSlide}
          />
        </div>
        {isTenure && (
          <details className="more mt-2">
            <summary>{exact.heading}</summary>
            <div>
              <div className="grid items-end gap-4 xs:grid-cols-2">
                <Field
                  id={idOf("start")}
                  type="date"
                  label={exact.start.label}
                  hint={exact.start.hint}
                  error={mistakes.start && exact.errors[mistakes.start]}
                  defaultValue={asked.start}
                  onChange={onDate}
                />
                <Field
                  id={idOf("stop")}
                  type="date"
                  label={exact.stop.label}
                  hint={exact.stop.hint}
                  error={mistakes.stop && exact.errors[mistakes.stop]}
                  defaultValue={asked.stop}
                  onChange={onDate}
                />
              </div>
              <p className="mt-3 text-small text-soft">{exact.private}</p>
            </div>
          </details>
        )}
      </div>
    </>
  );
}

type SentProps = Pick<RefundCalculatorProps, "exact" | "deadline"> & ShownRefund;

/** When the refund is sent, or why there is none. */
function Sent({ exact, deadline, plan, refund, start, stop }: SentProps) {
  const { workingDays, weekdays, within, unconfirmed } = deadline;
  const { months } = plan;
  if (refund.total === 0) {
    const ended = months && fillIn(exact.nothing, { date: formatDate(lastDayOf(start, months)) });
    return <p className="mt-2 text-small">{ended || exact.allSent}</p>;
  }
  const hasDate = months !== undefined && weekdays.length > 0;
  const date = hasDate ? formatDate(addWorkingDays(stop, workingDays, weekdays)) : "";
  return (
    <p className="mt-2 text-small">
      {fillIn(hasDate ? exact.sentBy : exact.sentWithin, { date, within })}
      {unconfirmed && <span className="block text-soft">{unconfirmed}</span>}
    </p>
  );
}
