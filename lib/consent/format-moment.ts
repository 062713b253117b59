/** A day and a time as the visitor's clock shows them: 21 November 2026 at 18:05:10 IST. */
export function formatMoment(date: Date, language: string): string {
  return date.toLocaleString(language, {
    dateStyle: "long",
    timeStyle: "long",
    hourCycle: "h23",
  });
}
