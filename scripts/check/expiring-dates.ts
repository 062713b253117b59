import type { Content } from "@/lib/content/load/load";
import { formatDate, formatMonth } from "@/lib/text/format";

/** How long before its end a registration is named. */
export const NOTICE_DAYS = 90;
export const DAY_MS = 86_400_000;
/** SEBI: a month's complaints are published by the 7th of the next. */
const COMPLAINTS_DUE_DAY = 7;

/** The newest month, as `2026-10`, whose complaints must be published on a day. */
export function monthDue(today: string): string {
  const date = new Date(today);
  const monthsBack = date.getUTCDate() > COMPLAINTS_DUE_DAY ? 1 : 2;
  date.setUTCMonth(date.getUTCMonth() - monthsBack, 1);
  return date.toISOString().slice(0, 7);
}

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
  }: Pick<Content, "firm" | "complaints" | "notices" | "placeholders">,
  today: string,
): string[] {
  const found: string[] = [];
  const { validTo } = firm.registration;
  if (isNear(validTo, today)) {
    found.push(`content/firm.yaml: the registration ends on ${formatDate(validTo)}.`);
  }
  const { name, expires } = firm.analyst.certificate;
  if (!placeholders.has("firm.analyst.certificate.expires") && isNear(expires, today)) {
    found.push(`content/firm.yaml: the analyst's ${name} ends on ${formatDate(expires)}.`);
  }
  const due = formatMonth(monthDue(today));
  if (!complaints.monthly.rows.some(({ receivedFrom }) => receivedFrom === due)) {
    found.push(
      `content/complaints/monthly.csv: ${due} is missing, due by the 7th of the next month.`,
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
