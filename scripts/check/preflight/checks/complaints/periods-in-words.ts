import { formatMonth } from "@/lib/text/format";
import { datesIn } from "../dates";

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  formatMonth(`2000-${String(index + 1).padStart(2, "0")}`)
    .split(" ")[0]
    ?.toLowerCase(),
);

const monthOf = (year: string, number: number) => `${year}-${String(number).padStart(2, "0")}`;

/** `May 2025`, `May, 2025`, `Sept. 2025`, `May-25`, `05/2025` as `2025-05`. */
export function monthIn(name: string): string | undefined {
  const [, word = "", of = ""] = /^([a-z]+)\.?,?[ '-]+((?:20)?\d{2})$/i.exec(name.trim()) ?? [];
  const low = word.toLowerCase();
  const number = MONTHS.findIndex((month) => {
    return month === low || month?.slice(0, 3) === low || (low === "sept" && month === "september");
  });
  if (number >= 0) return monthOf(of.padStart(4, "20"), number + 1);
  const [, digits, year] = /^(\d{1,2})[/-](\d{4})$/.exec(name.trim()) ?? [];
  return digits && year && Number(digits) >= 1 && Number(digits) <= 12
    ? monthOf(year, Number(digits))
    : undefined;
}

/** The month that a misspelt name begins or ends like: `Octobr 2026` as `October 2026`. */
export function monthMeant(name: string): string | undefined {
  const [, word = "", year] = /^([a-z]{3,})\W*((?:20)\d{2})?/i.exec(name.trim()) ?? [];
  const low = word.toLowerCase();
  const meant = MONTHS.find(
    (month) =>
      month?.startsWith(low.slice(0, 3)) || (low.length > 4 && month?.endsWith(low.slice(-4))),
  );
  if (!meant) return undefined;
  return `${meant[0]?.toUpperCase()}${meant.slice(1)}${year ? ` ${year}` : ""}`;
}

/** The first year of `2025-2026`, `2025-26`, `FY 2025-26`; undefined for what are not two years in a row. */
export function yearIn(name: string): number | undefined {
  const [, year, next = ""] = /^(?:FY ?)?(\d{4}) ?[-–/] ?(\d{4}|\d{2})$/i.exec(name.trim()) ?? [];
  if (!year) return undefined;
  return String(Number(year) + 1).endsWith(next) ? Number(year) : undefined;
}

/** The month of `Data for the month ending - October 31, 2026`, a day or a month. */
export function monthEnding(text: string): string | undefined {
  const [, named = ""] = /month end(?:ing|ed)\b[\s:–-]*(?:on )?(.{0,24})/i.exec(text) ?? [];
  const [day] = datesIn(named);
  if (day && day.index === 0) return day.day.slice(0, 7);
  const [month = ""] = /^[a-z]+\.?,? ?-?\d{4}|^\d{1,2}[/-]\d{4}/i.exec(named) ?? [];
  return monthIn(month);
}
