import { dayInIndia } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";

/** Replaces dates printed at build time with today's in India, as a build prints them. */
export function showToday(now = Date.now()): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    const day = dayInIndia(now);
    time.dateTime = day;
    // The first date that is formatted takes a phone up to 100 ms; most pages have the year alone.
    time.textContent = time.dataset.today === "year" ? day.slice(0, 4) : formatDate(day);
  }
}
