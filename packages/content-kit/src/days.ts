/** `2026-11-22`; sorts as text. */
export type IsoDay = string;

const DAY_MS = 86_400_000;

const dayOf = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is an existing day written as year-month-day; 2026-02-30 is not. */
export function isDay(text: unknown): text is IsoDay {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

export function dayAfter(day: IsoDay): IsoDay {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
}

export function dayBefore(day: IsoDay): IsoDay {
  return dayOf(Date.parse(`${day}T00:00:00Z`) - DAY_MS);
}

/** Of the machine's clock, in UTC. */
export function todayInUtc(): IsoDay {
  return dayOf(Date.now());
}
