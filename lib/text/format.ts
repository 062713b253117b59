import { dayInIndia, INDIA_AHEAD_MS } from "./days";

// Making one takes a phone about 25 ms: PURE leaves them out of scripts that format no number.
const rupeeFormat = /* @__PURE__ */ new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const decimalFormat = /* @__PURE__ */ new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Indian grouping, half a rupee rounded up: 149999 becomes ₹1,49,999. */
export function formatRupees(amount: number): string {
  return `₹${rupeeFormat.format(Math.round(amount))}`;
}

/** Indian grouping, at most two decimals, U+2212 as the minus sign: 20,040.5. */
export function formatNumber(value: number): string {
  // Rounds and turns -0 into 0: older browsers have no signDisplay "negative".
  return decimalFormat.format(Math.round(value * 100) / 100 + 0).replace("-", "−");
}

/** Rounded to one decimal: 2.3. */
export function formatTenths(value: number): string {
  return formatNumber(Math.round(value * 10) / 10);
}

/** A price in rupees, to the paisa: ₹641.55. */
export function formatPrice(rupees: number): string {
  return `₹${formatNumber(rupees)}`;
}

/** Rounded to the rupee, with the minus sign before ₹. */
export function formatMoney(rupees: number): string {
  return formatNumber(Math.round(rupees)).replace(/^−?/, "$&₹");
}

function dateInWords(day: string, options: Intl.DateTimeFormatOptions): string {
  // ISO days are read as midnight in UTC.
  return new Date(day).toLocaleDateString("en-US", {
    year: "numeric",
    timeZone: "UTC",
    ...options,
  });
}

/** `2030-05-13` as May 13, 2030 (docs/requirements.md R10.1). */
export function formatDate(isoDate: string): string {
  return dateInWords(isoDate, { month: "long", day: "numeric" });
}

/** `2026-12-22` as Dec 22, 2026. */
export function formatShortDate(isoDate: string): string {
  return dateInWords(isoDate, { month: "short", day: "numeric" });
}

/** `2025-05` as May 2025. */
export function formatMonth(isoMonth: string): string {
  return dateInWords(isoMonth, { month: "long" });
}

/** Some browsers and versions of Node put a narrow no-break space before AM, which our fonts lack. */
function withPlainSpaces(time: string): string {
  return time.replace(/\s/g, " ");
}

/** `2030-05-13T09:45` as May 13, 2030, 9:45 AM. */
export function formatMoment(moment: string): string {
  const date = formatDate(moment.slice(0, 10));
  const time = new Date(`${moment}Z`).toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return `${date}, ${withPlainSpaces(time)}`;
}

/** `2030-05-13T09:45` as May 13, 9:45 AM. */
export function formatDayAndTime(moment: string): string {
  return formatMoment(moment).replace(/, \d{4}(?=,)/, "");
}

/** A time with its seconds, by India's clock wherever the browser is: November 21, 2026, 6:05:10 PM IST. */
export function formatTimestamp(time: Date): string {
  const ms = time.getTime();
  const clock = new Date(ms + INDIA_AHEAD_MS).toLocaleTimeString("en-US", {
    timeStyle: "medium",
    timeZone: "UTC",
  });
  return `${formatDate(dayInIndia(ms))}, ${withPlainSpaces(clock)} IST`;
}

/** "1 Month", "6 Months"; "One-time" for undefined. */
export function formatTenure(months: number | undefined): string {
  if (months === undefined) return "One-time";
  return months === 1 ? "1 Month" : `${months} Months`;
}

/** Rounded up: 348 kB, 1.3 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  const tenthsOfMb = Math.ceil(bytes / 100_000);
  return `${(tenthsOfMb / 10).toFixed(1)} MB`;
}

/** `+91 00000 00000` as `tel:+910000000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

/** Formats each number, as facts for `fillIn`. */
export function formatEach<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  format: (value: number) => string,
) {
  const formatted = Object.entries<number>(numbers).map(([name, value]) => [name, format(value)]);
  return Object.fromEntries(formatted) as Record<Name, string>;
}

/** Replaces each `{name}` by its fact; unknown names are kept. */
export function fillIn(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** A phone number, and a month with the day behind it. */
const KEPT_TOGETHER =
  /\+91 \d{5} \d{5}|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;

/** A text whose phone numbers and days are not divided between two lines. */
export function keptTogether(text: string): string {
  return text.replace(KEPT_TOGETHER, (found) => found.replaceAll(" ", "\u00A0"));
}
