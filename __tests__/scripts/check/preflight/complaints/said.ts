import { CHECKS } from "@/scripts/check/preflight/checks/checks";
import { readPage } from "@/scripts/check/preflight/page-texts";
import type { ScriptRule } from "@/scripts/check/preflight/rule";

export const HEADS = {
  month: "Sr. No.|Month|Carried forward from previous month|Received|Resolved*|Pending#",
  year: "Sr. No.|Year|Carried forward from previous year|Received|Resolved*|Pending#",
  source:
    "Sr. No.|Received from|Pending at the end of last month|Received|Resolved*|Total Pending#|Pending complaints > 3 months|Average Resolution time^ (in days)",
};

const lineOf = (cells: string, tag: string) =>
  `<tr>${cells
    .split("|")
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join("")}</tr>`;

/** A table of another site: cells are divided by |. */
export function table(head: string, rows: readonly string[], caption = ""): string {
  const body = rows.map((row) => lineOf(row, "td")).join("");
  return `<table>${caption && `<caption>${caption}</caption>`}${lineOf(head, "th")}${body}</table>`;
}

/** April and May 2026, as they should be. */
export const MONTHS = ["1|April 2026|0|2|1|1", "2|May 2026|1|1|2|0", "|Grand Total|1|3|3|1"];

/** May 2026 by source, as it should be. */
export const BY_SOURCE = [
  "1|Directly from Investors|1|0|1|0|0|40",
  "2|SEBI (SCORES)|0|1|1|0|0|10",
  "3|Other Sources (if any)|0|0|0|0|0|NA",
  "|Grand Total|1|1|2|0|0|25",
];

/** What a check says of a page. */
export function said(name: string, html: string, today = "2026-06-05"): string[] {
  const page = readPage("complaints.html", html);
  const make = CHECKS[name];
  if (!page || !make) throw new Error(`no page, or no check called ${name}`);
  const rule = { key: name, script: name } as ScriptRule;
  const check = make(rule, {
    today,
    prescribed: [],
    read: () => undefined,
    exists: () => false,
  });
  return [...(check.page?.(page) ?? []), ...(check.end?.() ?? [])].map(({ say }) => say);
}
