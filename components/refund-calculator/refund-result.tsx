import type { RefundRule, Refunds } from "@/lib/content/schemas/refunds";
import type { RefundAnswer, RefundPlan } from "@/lib/fees/refund-question";
import { addWorkingDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, formatRupees, formatTenure } from "@/lib/text/format";

export type RefundWords = Refunds["calculator"] &
  RefundRule["calculator"] &
  Pick<Refunds["examples"], "days"> & { picksUsed: string; gst: string };

/** Until when the money is sent. */
export interface Deadline {
  workingDays: number;
  /** Working days of the week, 0 for Sunday; empty if content's text cannot be parsed. */
  weekdays: number[];
  /** The same in words: within 7 working days. */
  within: string;
  /** Shown while the number is a placeholder. */
  unconfirmed?: string | undefined;
}

interface RefundResultProps {
  words: RefundWords;
  deadline: Deadline;
  answer: Extract<RefundAnswer, { refund: unknown }>;
  plan: RefundPlan;
  /** The title of its service. */
  service: string;
}

/** The answer in rows: used, kept and refunded parts, and the deadline. */
export function RefundResult({ answer, plan, service, words, deadline }: RefundResultProps) {
  const { refund, stop, lastDay } = answer;
  const { result } = words;
  const { workingDays, weekdays, within, unconfirmed } = deadline;
  const until =
    stop === undefined || weekdays.length === 0
      ? within
      : fillIn(words.by, {
          date: formatDate(addWorkingDays(stop, workingDays, weekdays)),
          within,
        });
  const { used, of } = refund;
  const rows = [
    [result.used, fillIn(stop === undefined ? words.picksUsed : words.days, { used, of })],
    [result.kept, formatRupees(refund.kept)],
    [result.back, formatRupees(refund.back)],
    [result.gst, formatRupees(refund.gstBack)],
    [result.total, formatRupees(refund.total)],
  ];
  const isNothing = refund.total === 0;
  return (
    <>
      <p className="font-semibold">
        {service}: {plan.name}, {formatTenure(plan.months)}, {formatRupees(plan.price)}
      </p>
      {isNothing && (
        <p className="mt-2">
          {lastDay ? fillIn(words.nothing, { date: formatDate(lastDay) }) : words.allSent}
        </p>
      )}
      <dl className="mt-3 border-b border-rule">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-2 first:border-ink"
          >
            <dt className="text-muted">{label}</dt>
            <dd className={label === result.total ? "font-semibold" : undefined}>{value}</dd>
          </div>
        ))}
        {!isNothing && (
          <div className="border-t border-rule py-2">
            <dt className="text-muted">{result.until}</dt>
            <dd>
              {until}
              {unconfirmed && <span className="block text-small text-muted">{unconfirmed}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-small text-muted">{words.private}</p>
    </>
  );
}
