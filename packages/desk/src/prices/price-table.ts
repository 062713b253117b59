import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Plan } from "@/lib/content/schemas/service";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";

/** Widths of the table's columns in characters. */
const WIDTHS = [34, 11, 11, 10, 11, 34, 0];

export function headingLine(feeCap: number): string {
  return lineOf(["plan", "old", "new", "GST", "total", "tag", `cap ${formatRupees(feeCap)}`]);
}

/** A plan's old and new price with what follows from the new one. */
export function planLine(
  { firm, shared }: Pick<CheckedContent, "firm" | "shared">,
  before: Plan | undefined,
  after: Plan,
): string {
  const { gst, total } = priceOf(after, firm.gstPercent);
  const { fits } = capWords(after, firm.feeCap, shared.plans.capUse);
  return lineOf([
    `${after.id}, ${formatTenure(after.months)}`,
    formatRupees(before?.price ?? 0),
    formatRupees(after.price),
    formatRupees(gst),
    formatRupees(total),
    tagCell(before?.tag, after.tag),
    fits,
  ]);
}

function tagCell(before: string | undefined, after: string | undefined): string {
  if (before === after) return after ?? "";
  return `${after} (was ${before})`;
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join("");
}
