/*
 * Months and financial years as spreadsheets rewrite them: Excel makes `May-25` or a day of `2025-05`
 * as soon as the file is opened, and again after each correction.
 */

const NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Behind a day. */
const TIME = String.raw`(?:[T ]0{1,2}:00(?::00)?(?:\.0+)?Z?)?`;

/** `2025-05`, `2025/5`, `2025-05-01`: the year comes first, so the month is the second. */
const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.]0?1${TIME})?$`,
);
/** `05/2025`, `5-2025`. */
const MONTH_FIRST = /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/;
/** `May-25`, `May 2025`, `01-May-25`, `1 May 2025`. */
const NAMED = /^(?:0?1(?:st)?[-/. ])?(?<name>[a-z]{3,9})\.?[-/., ']+(?<year>(?:20)?\d{2})$/i;
/** `01/05/2025`, `1-5-25`: in India the month is the second, on American machines the first. */
const NUMBERS = new RegExp(
  String.raw`^(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>(?:20)?\d{2})${TIME}$`,
);
/** `25-May`, of which nobody knows whether 25 is a day or the year. */
const YEAR_OR_DAY = /^(?<year>\d{2})[-/. ](?<name>[a-z]{3,9})$/i;

/** The number of a month by its name or the beginning of that: 5 for `May`, 9 for `Sept`. */
function numberOf(name: string): number {
  const isMonth =
    /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
  return isMonth.test(name) ? NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1 : 0;
}

function monthOf(year: string, month: number): string | undefined {
  if (month < 1 || month > 12) return undefined;
  return `${year.padStart(4, "20")}-${String(month).padStart(2, "0")}`;
}

const plain = (written: string) =>
  written
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .trim();

/**
 * The month that a text can only mean: `2025-05` for `May-25`, `2025-05-01` and `05/2025`. Undefined
 * for what may mean another month too, such as `01/05/2025`.
 */
export function certainMonth(written: string): string | undefined {
  const text = plain(written);
  const numbers = (YEAR_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (numbers) return monthOf(numbers.year ?? "", Number(numbers.month));
  const named = NAMED.exec(text)?.groups;
  return named && monthOf(named.year ?? "", numberOf(named.name ?? ""));
}

/** The month of two numbers of a day: spreadsheets write the 1st, so the other one is the month. */
function monthBeside(first: number, second: number, year: string): string | undefined {
  if (first === 1) return monthOf(year, second);
  if (second === 1) return monthOf(year, first);
  // In India the month is the second; a number above 12 is a day.
  return monthOf(year, second) ?? monthOf(year, first);
}

/** Days from 1900 on, as spreadsheets count them: of the years 2009 to 2064. */
const SERIAL = /^[45]\d{4}$/;
const DAYS_BEFORE_1970 = 25_569;
const DAY_MS = 86_400_000;

/** The month that a text probably means: `2025-05` for `01/05/2025`, `25-May` and 45778. */
export function likelyMonth(written: string): string | undefined {
  const text = plain(written);
  if (SERIAL.test(text)) {
    const day = new Date((Number(text) - DAYS_BEFORE_1970) * DAY_MS);
    return day.toISOString().slice(0, 7);
  }
  const numbers = NUMBERS.exec(text)?.groups;
  if (numbers) {
    return monthBeside(Number(numbers.first), Number(numbers.second), numbers.year ?? "");
  }
  const named = YEAR_OR_DAY.exec(text)?.groups;
  return named && monthOf(named.year ?? "", numberOf(named.name ?? ""));
}

/** The financial year that a text means: `2025-2026` for `2025-26`, `FY 2025-26` and `2025/2026`. */
export function financialYear(written: string): string | undefined {
  const text = plain(written).replace(/^(?:f\.?y\.?|year)[\s:.-]*/i, "");
  const [, from = "", to = ""] = /^(20\d{2})\s*(?:[-/]|to)\s*((?:20)?\d{2})$/.exec(text) ?? [];
  if (!from || Number(to.padStart(4, "20")) !== Number(from) + 1) return undefined;
  return `${from}-${to.padStart(4, "20")}`;
}
