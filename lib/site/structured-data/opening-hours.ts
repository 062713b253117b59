import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { Firm } from "@/lib/content/schemas/firm";

const WEEK = "Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday".split(",") as DayOfWeek[];

/** `Monday to Saturday` or `Sunday` as numbers, 0 for Sunday; empty for any other text. */
export function weekdaysOf(text: string): number[] {
  const [first = -1, last = first] = text
    .split(" to ")
    .map((name) => WEEK.indexOf(name as DayOfWeek));
  if (first < 0 || last < 0) return [];
  const count = ((last - first + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % WEEK.length);
}

/** `9AM` or `9:30 PM` as `09:00` or `21:30`; undefined for any other text. */
function parseTime(text: string): string | undefined {
  const [, hour, minutes = "00", half] = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)$/.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return half && `${String(hours).padStart(2, "0")}:${minutes}`;
}

/** The business hours, without closed days and hours in a format that is not recognised. */
export function openingHours(hours: Firm["hours"]["business"]): OpeningHoursSpecification[] {
  return hours.flatMap((row) => {
    const dayOfWeek = weekdaysOf(row.days).flatMap((day) => WEEK[day] ?? []);
    const [opens, closes] = row.hours.split(" to ").map(parseTime);
    if (dayOfWeek.length === 0 || !opens || !closes) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes } as const];
  });
}
