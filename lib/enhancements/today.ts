import { localDay } from "@/lib/text/days";

/** Replaces dates printed at build time with the visitor's current date. */
export function showToday(now = new Date()): void {
  const date = now.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    time.dateTime = localDay(now);
    time.textContent = time.dataset.today === "year" ? String(now.getFullYear()) : date;
  }
}
