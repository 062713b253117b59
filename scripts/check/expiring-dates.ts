import type { CheckedContent } from "@/lib/checks/checked-content";
import { dueDay, monthDue } from "@/lib/complaints/periods";
import { formatDate, formatMonth } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

/** How long before its end a registration is named. */
export const NOTICE_DAYS = 90;
export const DAY_MS = 86_400_000;

const isNear = (day: string, today: string) =>
  Date.parse(day) - Date.parse(today) <= NOTICE_DAYS * DAY_MS;

/**
 * @param today as `2026-11-22`
 * @returns a sentence for each date in content that is overdue or near
 */
export function expiringDates(
  {
    firm,
    complaints,
    notices,
    placeholders,
  }: Pick<CheckedContent, "firm" | "complaints" | "notices" | "placeholders">,
  today: string,
): string[] {
  const found: string[] = [];
  const { validTo } = firm.registration;
  if (isNear(validTo, today)) {
    found.push(`content/firm.yaml: the registration ends on ${formatDate(validTo)}.`);
  }
  const { name, expires } = firm.analyst.certificate;
  if (!isPlaceholder(placeholders, "firm.analyst.certificate.expires") && isNear(expires, today)) {
    found.push(`content/firm.yaml: the analyst's ${name} ends on ${formatDate(expires)}.`);
  }
  const due = monthDue(today);
  const entered = {
    monthly: complaints.monthly.rows.map(({ period }) => period),
    "by-source": complaints.bySource.map(({ month }) => month),
  };
  for (const [table, months] of Object.entries(entered)) {
    if (months.includes(due)) continue;
    found.push(
      `content/complaints/${table}.csv: ${formatMonth(due)} is missing, due by ${formatDate(dueDay(due))}.`,
    );
  }
  for (const { until, text } of notices.announcements) {
    if (until >= today) continue;
    const words = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    found.push(
      `content/notices.yaml: the announcement "${words}" was over on ${formatDate(until)}; take it out.`,
    );
  }
  return found;
}
