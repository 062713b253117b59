import type { ContentIssue } from "content-kit";
import { COUNTS, SOURCE_COLUMNS } from "@/lib/content/schemas/complaints";
import type { SourceCounts } from "./tables";

/** Source of complaints about somebody who impersonated the firm. */
export const IMPERSONATION = "impersonation";

const HEADERS = {
  monthly: "month,carried_forward,received,resolved,pending",
  annual: "year,carried_forward,received,resolved,pending",
  "by-source":
    "month,source,pending_last_month,received,resolved,total_pending,pending_over_3_months,average_days",
};
export type TableName = keyof typeof HEADERS;

/** Formats of columns that are not counts. */
const CELLS: Record<string, readonly [pattern: RegExp, expected: string]> = {
  month: [/^\d{4}-(0[1-9]|1[0-2])$/, "a month written like 2025-05"],
  year: [/^\d{4}-\d{4}$/, "a year written like 2025-2026"],
  source: [/^(investors|scores|other|impersonation)$/, "investors, scores, other or impersonation"],
  average_days: [/^(|-|n\/?a|\d+(\.\d+)?)$/i, "a number of days such as 12.5, nothing for none"],
};
const COUNT = [/^\d+$/, "a whole number of complaints, 0 for none"] as const;

/** A line of a table; counts without a column are 0. */
export interface Line extends SourceCounts {
  period: string;
  source: string | undefined;
  fail: (key: string, expected: string, got?: string) => void;
}

const unquoted = (cell = "") => cell.replace(/^\s*"(.*)"\s*$/, "$1").trim();

/** Ignores quotes, empty trailing columns and blank lines, which spreadsheets write. */
export function readTable(name: TableName, text: string, issues: ContentIssue[]): Line[] {
  const file = `content/complaints/${name}.csv`;
  const columns = HEADERS[name].split(",");
  const keys =
    name === "by-source" ? ["period", "source", ...SOURCE_COLUMNS] : ["period", ...COUNTS];
  const [header = "", ...body] = text.split("\n");
  const found = header.split(",").map(unquoted).join(",").replace(/,+$/, "");
  if (found !== HEADERS[name]) {
    const message = `expected the columns ${HEADERS[name]} with commas, got ${found || "nothing"}`;
    issues.push({ file, line: 1, column: 1, path: "header", message });
    return [];
  }
  return body.flatMap((line, index): Line[] => {
    const raw = line.split(",");
    if (raw.every((cell) => !cell.trim())) return [];
    const textOf = (key: string) => unquoted(raw[keys.indexOf(key)]);
    const fail: Line["fail"] = (key, expected, got = textOf(key) || "nothing") => {
      const at = keys.indexOf(key);
      const column = [...raw.slice(0, at), ""].join(",").length + 1;
      const message = `expected ${expected}, got ${got}`;
      issues.push({ file, line: index + 2, column, path: columns[at] ?? "", message });
    };
    const further = raw.slice(columns.length).find((cell) => cell.trim());
    if (further) fail("period", `${columns.length} columns`, `one more with ${further}`);
    for (const [at, key] of keys.entries()) {
      const [pattern, expected] = CELLS[columns[at] ?? ""] ?? COUNT;
      // For impersonation only the number received is published.
      const isUnused = textOf(key) === "" && textOf("source") === IMPERSONATION;
      if (!isUnused && !pattern.test(textOf(key))) fail(key, expected);
    }
    const numbers = SOURCE_COLUMNS.map((key) => [key, Number(textOf(key)) || 0]);
    const counts: Record<(typeof SOURCE_COLUMNS)[number], number> = Object.fromEntries(numbers);
    const averageDays = counts.averageDays || undefined;
    const source = textOf("source") || undefined;
    return [{ ...counts, averageDays, period: textOf("period"), source, fail }];
  });
}
