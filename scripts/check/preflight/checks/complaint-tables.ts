import { formatMonth } from "@/lib/text/format";
import { monthDue } from "@/scripts/check/expiring-dates";
import { attribute, type Element, elementsOf, type Parent } from "@/scripts/export/html-tree";
import { cleanText, type Page, type Piece } from "../page-texts";
import { type Hit, type MakeCheck, WHOLE_SITE } from "./check";

type Kind = "monthly" | "annual" | "by-source";

interface Row {
  name: string;
  cells: string[];
  numbers: number[];
  piece: Piece;
  /** Its line in content: `complaints/monthly.2026-04`. */
  fact?: string | undefined;
}

interface Table {
  kind: Kind;
  headings: string[];
  rows: Row[];
  total: Row | undefined;
  piece: Piece;
}

/** Columns as SEBI's format has them (RA master circular, Annexure E), in order. */
const COLUMNS: Record<Kind, RegExp[]> = {
  monthly: [/^sr/i, /^month/i, /^carried forward/i, /^received/i, /^resolved/i, /^pending/i],
  annual: [/^sr/i, /^year/i, /^carried forward/i, /^received/i, /^resolved/i, /^pending/i],
  "by-source": [
    /^sr/i,
    /^received from/i,
    /^pending at the end of last month/i,
    /^received/i,
    /^resolved/i,
    /^total pending/i,
    /^pending complaints ?(>|more than) ?3/i,
    /^average resolution time/i,
  ],
};
const COLUMN_NAMES: Record<Kind, string> = {
  monthly: "Sr. No., Month, Carried forward from previous month, Received, Resolved*, Pending#",
  annual: "Sr. No., Year, Carried forward from previous year, Received, Resolved*, Pending#",
  "by-source":
    "Sr. No., Received from, Pending at the end of last month, Received, Resolved*, Total Pending#, Pending complaints > 3 months, Average Resolution time^ (in days)",
};
const NAMES: Record<Kind, string> = {
  monthly: "monthly table",
  annual: "annual table",
  "by-source": "table by source",
};

const wordsIn = (parent: Parent): string =>
  parent.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? wordsIn(node) : ""))
    .join("");

function pieceOf(element: Element, text: string): Piece {
  const place = element.sourceCodeLocation;
  const [line, column] = [place?.startLine ?? 1, place?.startCol ?? 1];
  return { where: "text", text, element: element.tagName, line, column };
}

function kindOf(headings: readonly string[]): Kind | undefined {
  const has = (pattern: RegExp) => headings.some((heading) => pattern.test(heading));
  if (has(/received from/i) && has(/pending/i)) return "by-source";
  if (!has(/carried forward/i) && !(has(/^received/i) && has(/^resolved/i))) return undefined;
  return has(/year/i) && !has(/^month/i) ? "annual" : "monthly";
}

/** `1,024` is a number; `nil`, `-` and nothing are not. */
const numberIn = (text: string) =>
  /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;

function factOf(kind: Kind, name: string): string | undefined {
  const year = yearIn(name);
  if (kind === "annual" && year) return `complaints/annual.${year}-${year + 1}`;
  const month = monthIn(name);
  return kind === "monthly" && month ? `complaints/monthly.${month}` : undefined;
}

/** The complaint tables of a page, whatever they are built from. */
export function complaintTables(document: Parent): Table[] {
  return [...elementsOf(document)]
    .filter(({ tagName }) => tagName === "table")
    .flatMap((table) => {
      const lines = [...elementsOf(table)]
        .filter(({ tagName }) => tagName === "tr")
        .map((row) => {
          const cells = row.childNodes.flatMap((node) =>
            "tagName" in node && /^t[hd]$/.test(node.tagName)
              ? // A total often spans the columns of number and name.
                [
                  ...Array(Number(attribute(node, "colspan") ?? 1) - 1).fill(""),
                  cleanText(wordsIn(node)),
                ]
              : [],
          );
          return { cells, piece: pieceOf(row, cells.join(" ")) };
        });
      const [head, ...body] = lines;
      const kind = head && kindOf(head.cells);
      if (!head || !kind) return [];
      const rows = body.map(({ cells, piece }) => ({
        name: cells[1] ?? "",
        cells,
        numbers: cells.slice(2).map(numberIn),
        piece,
        fact: factOf(kind, cells[1] ?? ""),
      }));
      const isTotal = ({ cells }: Row) => cells.slice(0, 2).some((cell) => /total/i.test(cell));
      return {
        kind,
        headings: head.cells,
        rows: rows.filter((row) => !isTotal(row)),
        total: rows.find(isTotal),
        piece: pieceOf(table, NAMES[kind]),
      };
    });
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `May 2025`, `May, 2025`, `05/2025` as `2025-05`. */
export function monthIn(name: string): string | undefined {
  const [, word = "", year] = /^([a-z]{3})[a-z]*\.?,?[ -]+(\d{4})$/i.exec(name) ?? [];
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  if (year && month > 0) return `${year}-${String(month).padStart(2, "0")}`;
  const [, digits, ofYear] = /^(\d{1,2})[/-](\d{4})$/.exec(name) ?? [];
  return digits && ofYear ? `${ofYear}-${digits.padStart(2, "0")}` : undefined;
}

/** The first year of `2025-2026`, `2025-26`, `FY 2025-26`. */
const yearIn = (name: string) => {
  const [, year] = /^(?:FY ?)?(\d{4})[-–](?:\d{2}){1,2}$/i.exec(name) ?? [];
  return year ? Number(year) : undefined;
};

const nextMonth = (month: string) => {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
};

type Fault = [say: string, at: Pick<Row, "piece" | "fact">];

function faultsOfRow(row: Row, kind: Kind): Fault[] {
  const { name, cells, numbers } = row;
  const columns = COLUMNS[kind].length;
  if (cells.length !== columns) {
    return [[`${name}: ${cells.length} cells in a table of ${columns} columns`, row]];
  }
  const counts = kind === "by-source" ? numbers.slice(0, 5) : numbers;
  const bad = counts.findIndex((count) => !Number.isInteger(count));
  if (bad >= 0) {
    return [[`${name}: "${cells[bad + 2]}" where a whole number must stand (0 for none)`, row]];
  }
  const [before = 0, received = 0, resolved = 0, pending = 0, old = 0] = counts;
  const faults: Fault[] = [];
  const due = before + received - resolved;
  if (pending !== due) {
    faults.push([
      `${name}: pending is ${pending}, but ${before} + ${received} received - ${resolved} resolved is ${due}`,
      row,
    ]);
  }
  if (kind === "by-source") {
    const average = cells[7] ?? "";
    if (old > pending) {
      faults.push([`${name}: ${old} pending over 3 months, but only ${pending} pending`, row]);
    }
    if (resolved === 0 && !/^(0+(\.0+)?|-|–|—|na|n\/a|nil)?$/i.test(average)) {
      faults.push([`${name}: an average time of ${average} days, but nothing was resolved`, row]);
    }
  }
  return faults;
}

function faultsOfOrder({ kind, rows }: Table): Fault[] {
  if (kind === "by-source") return [];
  return rows.flatMap((row, index): Fault[] => {
    const { name, numbers, cells } = row;
    const faults: Fault[] = [];
    if (cells[0] !== "" && cells[0] !== String(index + 1)) {
      faults.push([`${name}: Sr. No. ${cells[0]} where ${index + 1} must stand`, row]);
    }
    const isRead = kind === "monthly" ? monthIn(name) : yearIn(name);
    if (!isRead) faults.push([`"${name}" is no ${kind === "monthly" ? "month" : "year"}`, row]);
    const last = rows[index - 1];
    if (!last || !isRead) return faults;
    const follows =
      kind === "monthly"
        ? nextMonth(monthIn(last.name) ?? "2000-01") === isRead
        : (yearIn(last.name) ?? 0) + 1 === isRead;
    if (!follows) faults.push([`${name} does not follow ${last.name}`, row]);
    if (numbers[0] !== last.numbers[3]) {
      faults.push([
        `${name}: ${numbers[0]} carried forward, but ${last.name} ended with ${last.numbers[3]} pending`,
        row,
      ]);
    }
    return faults;
  });
}

function faultsOfTotal({ kind, rows, total, headings, piece }: Table): Fault[] {
  if (rows.length === 0) return [];
  if (!total) return [[`the ${NAMES[kind]} has no Grand Total`, { piece }]];
  // Of an average there is no sum.
  const summed = kind === "by-source" ? 5 : 4;
  return Array.from({ length: summed }, (_, index) => index).flatMap((index): Fault[] => {
    const sum = rows.reduce((all, { numbers }) => all + (numbers[index] ?? 0), 0);
    const printed = total.numbers[index];
    if (Number.isNaN(sum) || printed === sum) return [];
    const shown = total.cells[index + 2] ?? "";
    return [
      [`Grand Total of "${headings[index + 2]}": "${shown}", the rows add up to ${sum}`, total],
    ];
  });
}

function faultsOfColumns({ kind, headings, piece }: Table): Fault[] {
  const isRight = (at: RegExp, index: number) => at.test(headings[index] ?? "");
  const wrong = COLUMNS[kind].findIndex((at, index) => !isRight(at, index));
  const extra = headings.length > COLUMNS[kind].length;
  if (wrong < 0 && !extra) return [];
  const found =
    extra && wrong < 0 ? `${headings.length} columns` : `"${headings[wrong] ?? "nothing"}"`;
  return [
    [`the ${NAMES[kind]} has ${found} where the format is: ${COLUMN_NAMES[kind]}`, { piece }],
  ];
}

/** Between tables: the newest month and the table by source, a year and its months. */
function faultsBetween(tables: readonly Table[]): Fault[] {
  const [monthly, annual, bySource] = (["monthly", "annual", "by-source"] as const).map((kind) =>
    tables.find((table) => table.kind === kind),
  );
  const faults: Fault[] = [];
  const newest = monthly?.rows.at(-1);
  if (newest && bySource?.total) {
    const [, ...counts] = newest.numbers;
    const sums = bySource.total.numbers.slice(1, 4);
    if (counts.some((count, index) => count !== sums[index])) {
      faults.push([
        `${newest.name}: the monthly table says ${counts.join(", ")} (received, resolved, pending), the table by source ${sums.join(", ")}`,
        newest,
      ]);
    }
  }
  for (const row of annual?.rows ?? []) {
    const { name, numbers } = row;
    const year = yearIn(name);
    const months = (monthly?.rows ?? []).filter(({ name: month }) => {
      const at = monthIn(month) ?? "";
      return year !== undefined && at >= `${year}-04` && at <= `${year + 1}-03`;
    });
    if (months.length < 12) continue;
    for (const [index, what] of [
      [1, "received"],
      [2, "resolved"],
    ] as const) {
      const sum = months.reduce((all, month) => all + (month.numbers[index] ?? 0), 0);
      if (sum !== numbers[index]) {
        faults.push([
          `${name}: ${numbers[index]} ${what}, but its twelve months add up to ${sum}`,
          row,
        ]);
      }
    }
  }
  return faults;
}

const hitsOf = (page: Page, faults: readonly Fault[]): Hit[] =>
  faults.map(([say, { piece, fact }]) => ({
    page: page.file,
    piece,
    words: piece.text,
    say,
    ...(fact && { fact }),
  }));

/** Columns, arithmetic, order and totals of the complaint tables; that there are any. */
export const complaintTablesCheck: MakeCheck = () => {
  let seen = false;
  return {
    page(page) {
      const tables = page.document ? complaintTables(page.document) : [];
      seen ||= tables.length > 0;
      const faults = tables.flatMap((table) => {
        const columns = faultsOfColumns(table);
        if (columns.length > 0) return columns;
        const rows = table.rows.flatMap((row) => faultsOfRow(row, table.kind));
        return [...rows, ...faultsOfOrder(table), ...faultsOfTotal(table)];
      });
      return hitsOf(page, [...faults, ...faultsBetween(tables)]);
    },
    end: () =>
      seen ? [] : [{ page: WHOLE_SITE, words: "", say: "no page has a table of complaints" }],
  };
};

/** The newest month whose complaints are due stands in the monthly table. */
export const complaintMonthDue: MakeCheck = (_, { today }) => ({
  page(page) {
    const due = monthDue(today);
    return (page.document ? complaintTables(page.document) : []).flatMap((table) => {
      const newest = table.rows.at(-1);
      const month = newest && monthIn(newest.name);
      if (table.kind !== "monthly" || !newest || !month || month >= due) return [];
      const say = `${formatMonth(due)} is missing; the newest month is ${newest.name}`;
      return hitsOf(page, [[say, newest]]);
    });
  },
});

/** Rows of months and years that are not over say what nobody can know. */
export const complaintPeriodNotOver: MakeCheck = (_, { today }) => ({
  page(page) {
    return (page.document ? complaintTables(page.document) : []).flatMap((table) =>
      hitsOf(
        page,
        table.rows.flatMap((row): Fault[] => {
          const { name } = row;
          const month = monthIn(name);
          const year = yearIn(name);
          const begins = table.kind === "annual" && year ? `${year}-04-01` : undefined;
          if (month && month >= today.slice(0, 7)) return [[`${name} is not over`, row]];
          if (!begins || `${Number(year) + 1}-04-01` <= today) return [];
          return [[`${name} ${begins > today ? "has not begun" : "is not over"}`, row]];
        }),
      ),
    );
  },
});

/** The table by source, with its line on impersonation, stands beside the trends. */
export const complaintsBySource: MakeCheck = () => {
  let trend: string | undefined;
  let bySource = false;
  let impersonation = false;
  return {
    page(page) {
      const tables = page.document ? complaintTables(page.document) : [];
      if (tables.some(({ kind }) => kind !== "by-source")) trend ??= page.file;
      bySource ||= tables.some(({ kind }) => kind === "by-source");
      impersonation ||= page.pieces.some(({ text }) => /due to impersonation/i.test(text));
      return [];
    },
    end() {
      if (!trend) return [];
      const page = trend;
      const missing = [
        ...(bySource ? [] : [`the table with the columns ${COLUMN_NAMES["by-source"]}`]),
        ...(impersonation
          ? []
          : ["the line on complaints due to impersonation by some other entity"]),
      ];
      return missing.map((say) => ({ page, words: "", say }));
    },
  };
};
