import {
  IMPERSONATION,
  SOURCE_COLUMNS,
  type SourceLine,
  sourceLine,
} from "@/lib/content/schemas/complaints-by-source";
import { countAdvice, monthOf } from "./complaints";
import type { CsvLine } from "./csv";

/** Sources as people write them, in the form that the file wants. */
const MEANT: [RegExp, string][] = [
  [/imperson/i, IMPERSONATION],
  [/scores|sebi/i, "scores"],
  [/direct|investor/i, "investors"],
  [/other/i, "other"],
];

function adviceOn(column: keyof SourceLine, text: string): string {
  if (column === "month") {
    const written = monthOf(text);
    return written ? `: write ${written}` : "";
  }
  if (column === "source") {
    const written = MEANT.find(([pattern]) => pattern.test(text))?.[1];
    if (/total/i.test(text)) return ": the site adds up the total itself, delete this line";
    return written ? `: write ${written}` : "";
  }
  return column === "average_days" ? "" : countAdvice(text);
}

/** A line whose every cell is what its column wants; names the first that is not. */
export function readLine({ cells, fail }: CsvLine): SourceLine | undefined {
  const raw = Object.fromEntries(SOURCE_COLUMNS.map((column, at) => [column, cells[at] ?? ""]));
  // Of impersonation just the number received is told.
  if (raw.source === IMPERSONATION) {
    for (const column of SOURCE_COLUMNS.slice(2)) {
      if (column !== "received" && raw[column] === "") raw[column] = "0";
    }
  }
  const { data, error } = sourceLine.safeParse(raw);
  if (data) return data;
  const { message, path } = error.issues[0] ?? { message: "expected another line", path: [] };
  const at = SOURCE_COLUMNS.indexOf(path[0] as keyof SourceLine);
  const column = SOURCE_COLUMNS[at] ?? "month";
  fail(at, `${message}, got "${raw[column]}"${adviceOn(column, raw[column] ?? "")}`);
  return undefined;
}

/** What cannot be true of a line by itself. */
export function checkCounts(line: SourceLine, fail: CsvLine["fail"]): void {
  const at = (column: keyof SourceLine) => SOURCE_COLUMNS.indexOf(column);
  const { pending_last_month, received, resolved, total_pending, average_days } = line;
  if (line.source === IMPERSONATION) {
    const column = SOURCE_COLUMNS.slice(2).find((one) => one !== "received" && Number(line[one]));
    if (column)
      fail(
        at(column),
        `expected nothing here, got ${line[column]}: of impersonation only the number received is told`,
      );
    return;
  }
  const there = pending_last_month + received;
  if (resolved > there) {
    const sum = `${there} (pending last month + received)`;
    fail(
      at("resolved"),
      `expected at most ${sum}, got ${resolved}: more cannot have been resolved`,
    );
  } else if (total_pending !== there - resolved) {
    const sum = `${there - resolved} (pending last month + received - resolved)`;
    fail(at("total_pending"), `expected ${sum}, got ${total_pending}`);
  } else if (line.pending_over_3_months > total_pending) {
    const message = `expected at most ${total_pending}, the total pending, got ${line.pending_over_3_months}`;
    fail(at("pending_over_3_months"), message);
  }
  if (resolved === 0 && average_days) {
    const message = `expected nothing, as none was resolved, got ${average_days}`;
    fail(at("average_days"), message);
  } else if (resolved > 0 && average_days === undefined) {
    fail(
      at("average_days"),
      `expected the days that the ${resolved} resolved took on average, got nothing`,
    );
  }
}
