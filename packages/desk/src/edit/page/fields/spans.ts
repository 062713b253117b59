import type { Plain } from "../../api";
import { readNumber } from "./numbers";

/** Another value from one day to another, both included. */
export interface Span {
  from?: string;
  until?: string;
  value: Plain;
}

export interface Dated {
  usual: Plain | undefined;
  spans: readonly Span[];
}

function spanOf(plain: Plain): Span {
  const { from, until, value } = Object(plain) as { from?: Plain; until?: Plain; value?: Plain };
  return {
    value: value ?? null,
    ...(typeof from === "string" && { from }),
    ...(typeof until === "string" && { until }),
  };
}

/** A dated value as the file has it: `{ value: 20000, dated: [{ from, until, value }] }`. */
export function datedOf(written: Plain | undefined): Dated {
  const { value, dated } = Object(written ?? {}) as { value?: Plain; dated?: readonly Plain[] };
  return { usual: value ?? undefined, spans: (dated ?? []).map(spanOf) };
}

/** What is typed for a value like another one: a number where that is one. */
export function likeThat(text: string, like: Plain | undefined): Plain {
  return typeof like === "number" ? readNumber(text) : text;
}

/** What is wrong with the days of a span that is new or was changed; empty if nothing is. */
export function wrongDays({ from, until }: Span, today: string): string {
  if (!from && !until) return "Choose the first day, or the last one.";
  if (from && from < today) return "The first day is over: choose today or a later one.";
  if (until && until < today) return "The last day is over: choose today or a later one.";
  return from && until && until < from ? "The last day is before the first one." : "";
}
