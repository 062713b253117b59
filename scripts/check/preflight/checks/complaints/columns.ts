export type Kind = "monthly" | "annual" | "by-source";

interface Column {
  /** As SEBI's format has it (RA master circular, Annexure E). */
  name: string;
  /** Headings that count as it: signs behind a name and shorter forms are no matter. */
  is: RegExp;
}

const SERIAL: Column = { name: "Sr. No.", is: /^s(?:r|\.|l|erial)/i };
const RECEIVED: Column = { name: "Received", is: /^(?:complaints? )?received(?! from)\b/i };
const RESOLVED: Column = { name: "Resolved*", is: /^(?:complaints? )?resolved\b/i };
const PENDING: Column = { name: "Pending#", is: /^(?:complaints? )?pending\b(?! complaints| at)/i };

function trend(period: "month" | "year"): Column[] {
  const name = period === "month" ? "Month" : "Year";
  return [
    SERIAL,
    { name, is: period === "month" ? /^months?\b/i : /^(?:financial )?years?\b/i },
    { name: `Carried forward from previous ${period}`, is: /^carried[ -]forward/i },
    RECEIVED,
    RESOLVED,
    PENDING,
  ];
}

/** The columns of each table, in order. */
export const COLUMNS: Record<Kind, Column[]> = {
  monthly: trend("month"),
  annual: trend("year"),
  "by-source": [
    SERIAL,
    { name: "Received from", is: /^received from/i },
    { name: "Pending at the end of last month", is: /^pending (?:at|as at|as on) the end of/i },
    RECEIVED,
    RESOLVED,
    { name: "Total Pending#", is: /^total pending/i },
    {
      name: "Pending complaints > 3 months",
      is: /^pending (?:complaints? )?(?:for )?(?:>|more than|over) ?(?:3|three)/i,
    },
    { name: "Average Resolution time^ (in days)", is: /^average resolution time/i },
  ],
};

export const NAMES: Record<Kind, string> = {
  monthly: "table by month",
  annual: "table by year",
  "by-source": "table by source",
};

/** The lines that the table by source has, by what their names hold. */
export const SOURCE_LINES: Column[] = [
  { name: "Directly from Investors", is: /direct/i },
  { name: "SEBI (SCORES)", is: /scores/i },
  { name: "Other Sources (if any)", is: /other/i },
];

/** What stands in no other kind of table: any of it tells the kind, whatever else is missing. */
const BY_SOURCE =
  /received from|at the end of last month|total pending|3 months|three months|resolution time/i;

/** Which table has such headings; undefined for one that is not about complaints. */
export function kindOf(headings: readonly string[]): Kind | undefined {
  const has = (pattern: RegExp) => headings.some((heading) => pattern.test(heading));
  const counts = [/^carried/i, /^received/i, /^resolved/i, /^(?:total )?pending/i].filter(has);
  if (has(BY_SOURCE) && counts.length > 0) return "by-source";
  if (counts.length < 2) return undefined;
  return has(/year/i) && !has(/^months?\b/i) ? "annual" : "monthly";
}

/** What is wrong with the headings of a table, in words; the first mistake, as others follow from it. */
export function headingMistake(kind: Kind, headings: readonly string[]): string | undefined {
  const columns = COLUMNS[kind];
  const wrong = columns.findIndex(({ is }, index) => !is.test(headings[index] ?? ""));
  const table = `the ${NAMES[kind]}`;
  if (wrong < 0) {
    const extra = headings.slice(columns.length);
    return extra.length > 0
      ? `${table} has a column too many, "${extra[0]}": the format ends with "${columns.at(-1)?.name}"`
      : undefined;
  }
  const wanted = columns[wrong];
  const found = headings[wrong];
  const elsewhere = headings.findIndex((heading) => wanted?.is.test(heading));
  if (elsewhere >= 0) {
    return `${table} has "${found}" as column ${wrong + 1}, where "${wanted?.name}" must stand: put the columns in the order of the format`;
  }
  if (headings.length < columns.length) {
    return `${table} has no column "${wanted?.name}": it belongs ${wrong === 0 ? "first" : `behind "${columns[wrong - 1]?.name}"`}`;
  }
  return `${table} has "${found}" as column ${wrong + 1}: the format calls it "${wanted?.name}"`;
}
