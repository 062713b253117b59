import { dayBefore, type IsoDay } from "./days.ts";

/** What a value is from one day to another, both included; without a day, for ever. */
export interface Span<Value = unknown> {
  from?: IsoDay;
  until?: IsoDay;
  value: Value;
}

/** Before and after any day. */
const FIRST = "";
const LAST = "~";

export const beginOf = ({ from = FIRST }: Pick<Span, "from">) => from;
export const endOf = ({ until = LAST }: Pick<Span, "until">) => until;

export function holdsOn(span: Pick<Span, "from" | "until">, day: IsoDay): boolean {
  return beginOf(span) <= day && day <= endOf(span);
}

/** By their first days; one without a last day ends where the next one begins. */
export function inOrder<Dated extends Span>(spans: readonly Dated[]): Dated[] {
  const sorted = [...spans].sort((a, b) => (beginOf(a) < beginOf(b) ? -1 : 1));
  return sorted.map((span, index) => {
    const next = sorted[index + 1]?.from;
    const isOpen = span.until === undefined && next !== undefined && next > beginOf(span);
    return isOpen ? { ...span, until: dayBefore(next) } : span;
  });
}
