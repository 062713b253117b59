/** Brings dates that were printed at build to the visitor's today. */
export function showToday(now = new Date()): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    time.dateTime = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 10);
    time.textContent =
      time.dataset.today === "year"
        ? String(now.getFullYear())
        : now.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
  }
}
