const MONTH = { year: "numeric", month: "long", timeZone: "UTC" } as const;

/** A day (`2030-05-13`) in words: May 13, 2030. */
export const formatDay = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { ...MONTH, day: "numeric" });

/** A month (`2025-05`) in words: May 2025. */
export const formatMonth = (month: string) => new Date(month).toLocaleDateString("en-US", MONTH);

/** A month (`2026-10`) so many months later; earlier with a negative number. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count)).toISOString().slice(0, 7);
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAME = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DATE = "(\\d{1,2})(?:st|nd|rd|th)?";
const DAYS = [
  { at: /\b(\d{4})-(\d{2})-(\d{2})\b/gi, order: [1, 2, 3] },
  { at: new RegExp(`\\b${NAME}\\.? ${DATE},? (\\d{4})\\b`, "gi"), order: [3, 1, 2] },
  { at: new RegExp(`\\b${DATE} ${NAME}\\.?,? (\\d{4})\\b`, "gi"), order: [3, 2, 1] },
  { at: /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/gi, order: [3, 2, 1] },
] as const;

const monthNumber = (name: string) =>
  /^\d+$/.test(name) ? name : String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** The days that a text names, each with its words and their index. */
export function daysIn(text: string): { day: string; words: string; index: number }[] {
  return DAYS.flatMap(({ at, order }) =>
    [...text.matchAll(at)].flatMap((match) => {
      const [year = "", month = "", date = ""] = order.map((part) => match[part] ?? "");
      const day = `${year}-${monthNumber(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
      return Number.isNaN(Date.parse(day)) ? [] : { day, words: match[0], index: match.index };
    }),
  );
}

const MONTH_NAME = new RegExp(`^${NAME}\\.?,?[ '-]+((?:20)?\\d{2})$`, "i");

/** `May 2025`, `May, 2025`, `Sept. 2025`, `May-25`, `05/2025` as `2025-05`. */
export function monthIn(name: string): string | undefined {
  const [, word, year] = MONTH_NAME.exec(name.trim()) ?? [];
  const [, number, of] = /^(0?[1-9]|1[0-2])[/-](\d{4})$/.exec(name.trim()) ?? [];
  const month = word ? monthNumber(word) : number;
  return month && `${(year ?? of ?? "").padStart(4, "20")}-${month.padStart(2, "0")}`;
}

/** The month of `Data for the month ending - October 31, 2026`, a day or a month. */
export function monthEnding(text: string): string | undefined {
  const [, named = ""] = /month end(?:ing|ed)\b[\s:–-]*(?:on )?(.{0,24})/i.exec(text) ?? [];
  const [first] = daysIn(named);
  if (first?.index === 0) return first.day.slice(0, 7);
  return monthIn(/^[a-z]+\.?,? ?-?\d{4}|^\d{1,2}[/-]\d{4}/i.exec(named)?.[0] ?? "");
}
