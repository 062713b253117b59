"use client";

import { useEffect, useRef, useState } from "react";
import { PlanOptions } from "@/components/ui/plan-options";
import type { PageOf } from "@/lib/content/schemas/pages";
import type { RefundRule } from "@/lib/content/schemas/refunds";
import { planTitle, type ServicePlans } from "@/lib/fees/plans";
import { type Refund, type RefundPlan, refundAfter } from "@/lib/fees/refund";
import { addMonths, daysBetween, type IsoDay } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatRupees, formatShortDate } from "@/lib/text/format";

export interface DaysBackProps {
  words: Omit<PageOf<"refunds">["figure"], "caption"> & RefundRule["figure"];
  services: ServicePlans[];
  gstPercent: number;
  /** The first day of each plan. */
  start: IsoDay;
  /** What the page shows first. */
  first: { plan: string; used: number };
}

/** A plan that ends early, on a calendar: its days, those that are used, and what comes back. */
export function DaysBack({ words, services, gstPercent, start, first }: DaysBackProps) {
  const plans = services.flatMap((service) => service.plans);
  const [{ id, used }, choose] = useState({ id: first.plan, used: first.used });
  const select = useRef<HTMLSelectElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const read = () => {
    if (!select.current || !slider.current) return;
    choose({ id: select.current.value, used: Number(slider.current.value) });
  };
  /** Another plan starts at a third of its own days or picks. */
  const change = () => {
    const next = plans.find((one) => one.id === select.current?.value);
    if (!next || !slider.current) return;
    const { of: days } = refundAfter(next, gstPercent, start, 0);
    slider.current.max = String(days);
    slider.current.value = String(Math.round(days / 3));
    read();
  };
  // Keeps what was chosen before hydration or restored by the browser.
  useEffect(read, []);
  const plan = plans.find((one) => one.id === id);
  const service = services.find((one) => plan && one.plans.includes(plan));
  if (!plan || !service) return null;
  const isTenure = plan.months !== undefined;
  const most = refundAfter(plan, gstPercent, start, 0).of;
  const refund = refundAfter(plan, gstPercent, start, Math.min(used, most));
  const { of, back, gstBack: gst, kept, total } = refund;
  const amounts = Object.fromEntries(
    Object.entries({ back, gst, kept, total }).map(([name, sum]) => [name, formatRupees(sum)]),
  );
  const facts = { ...amounts, plan: planTitle(service, plan), used: refund.used, of };
  return (
    <>
      <Calendar {...{ plan, start, refund, words }} />
      <div className="hero-below bg-sheet px-edge py-3 lg:pl-8">
        <p className="font-semibold">{fillIn(isTenure ? words.days : words.picks, facts)}</p>
        <p className="loud big mt-2 mb-1">{amounts.total}</p>
        <p className="text-small">{fillIn(words.sum, facts)}</p>
      </div>
      <div className="hero-controls">
        <div className="grid gap-x-10 gap-y-2 noscript:hidden md:grid-cols-2 print:hidden">
          <div>
            <label htmlFor="days-plan" className="font-semibold">
              {words.plan}
            </label>
            <select
              ref={select}
              id="days-plan"
              className="field"
              defaultValue={first.plan}
              onChange={change}
            >
              <PlanOptions services={services} />
            </select>
          </div>
          <div>
            <p className="flex justify-between gap-4">
              <label htmlFor="days-used" className="font-semibold">
                {isTenure ? words.slider : words.sent}
              </label>
              <output htmlFor="days-used" className="font-semibold">
                {refund.used}
              </output>
            </p>
            <input
              ref={slider}
              id="days-used"
              type="range"
              className="slider"
              min={0}
              max={of}
              defaultValue={first.used}
              aria-valuetext={fillIn(words.answer, facts)}
              onChange={read}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** Columns of the calendar: every month fits. */
const LONGEST_MONTH = 31;

interface CalendarProps extends Pick<DaysBackProps, "words" | "start"> {
  plan: RefundPlan;
  refund: Refund;
}

/** A row a month of the plan, or one of its picks: each day or pick a cell, dark once it is used. */
function Calendar({ plan, start, refund: { used, of }, words }: CalendarProps) {
  const { months } = plan;
  const columns = months ? LONGEST_MONTH : of;
  const rows = Array.from({ length: months ?? 1 }, (_, month) => {
    const first = addMonths(start, month);
    const before = months ? daysBetween(start, first) : 0;
    const cells = months ? daysBetween(first, addMonths(start, month + 1)) : of;
    const label = months ? formatShortDate(first).slice(0, 3) : words.row;
    return { label, cells, used: Math.min(cells, Math.max(0, used - before)) };
  });
  const lines = Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v1`).join("");
  return (
    <div className="hero-above min-h-56 bg-deep px-edge py-3 lg:min-h-80 lg:py-6 lg:pl-8">
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-small font-semibold">
        <span>{fillIn(words.used, { n: used })}</span>
        <span>{fillIn(words.left, { n: of - used })}</span>
      </p>
      <ol aria-hidden="true" className="grid grow gap-1.5 text-tiny lg:gap-2.5">
        {rows.map((row) => (
          <li key={row.label} className="grid grid-cols-[2.5rem_1fr] items-center">
            {row.label}
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${columns} 1`}
              preserveAspectRatio="none"
              className="h-full max-h-16 w-full forced-color-adjust-none"
            >
              <path d={`M0 0h${row.cells}v1H0z`} className="fill-sheet" />
              <path d={`M0 0h${row.used}v1H0z`} className="fill-ink" />
              <path d={lines} className="stroke-deep stroke-2 [vector-effect:non-scaling-stroke]" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
