import type { Sample } from "@/lib/content/schemas/sample";
import { sharesWithin } from "@/lib/risk/trade";
import { fillIn, formatMoney, formatNumber, formatTenths } from "@/lib/text/format";
import type { Row } from "./call-rows";

/** What follows from the prices of the note: the company's worth, and a position in it. */
function numbersOf({ note, capital }: Sample): Record<string, string> {
  const [lowest, highest] = note.entry;
  const lastProfit = note.accounts.at(-1)?.profit ?? 0;
  const worth = highest * note.shares;
  // A position is limited by its price, as all of it may be lost.
  const levels = { side: "buy", entry: highest, stop: 0, target: highest } as const;
  const count = sharesWithin(capital, note.mostPercent, levels);
  const amount = count * highest;
  return {
    from: formatNumber(lowest),
    to: formatNumber(highest),
    worth: formatMoney(worth),
    times: formatTenths(worth / lastProfit),
    percent: formatNumber(note.mostPercent),
    capital: formatMoney(capital),
    count: formatNumber(count),
    amount: formatMoney(amount),
    half: formatMoney(amount / 2),
    halfPercent: formatTenths((amount / 2 / capital) * 100),
  };
}

/** Rows of the note with its numbers: its four facts in large type, or those in its fold. */
export function noteRows(sample: Sample, rows: "key" | "facts"): Row[] {
  const numbers = numbersOf(sample);
  return Object.entries(sample.note[rows]).map(([label, text]) => {
    return { label, value: fillIn(text, numbers) };
  });
}
