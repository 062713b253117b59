import type { ContentIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";
import { readComplaints } from "@/lib/complaints/read-complaints";
import { COMPLAINT_COLUMNS, type ComplaintTable } from "@/lib/content/schemas/complaints";
import type { Room } from "../server/room";
import { editCsv } from "./edit-csv";
import { bytesWith } from "./text-file";
import type { Tried } from "./try-edit";

const fileOf = (table: ComplaintTable) => `content/complaints/${table}.csv`;

const MONTHLY = fileOf("monthly");
export const ANNUAL = fileOf("annual");
const TABLES: readonly ComplaintTable[] = ["monthly", "annual", "by-source"];

/** More cells than a change of months has ever to do with. */
const MOST_CELLS = 200;

/** The first mistake in the tables, as the build finds it; undefined if there is none. */
function mistakeIn(room: Room, texts: ReadonlyMap<string, string>): ContentIssue | undefined {
  const findings: Findings = { issues: [], warnings: [] };
  const files = new Map(
    TABLES.map((table) => {
      const format = { columns: COMPLAINT_COLUMNS[table] };
      const file = fileOf(table);
      return [table, parseSource(file, texts.get(file) ?? "", findings, format)] as const;
    }),
  );
  const since = room.snapshot.content.firm.registration.validFrom;
  readComplaints(files, findings.issues, room.day(), since);
  return findings.issues[0];
}

/**
 * A year of complaints is the sum of its months, and begins with what the year before it left open:
 * where months are changed, their years follow. Each number is the one that the build expects.
 * @param tried a change of any file
 * @returns the change of the table of years; undefined if it says what it should, or if the months
 * have a mistake of their own
 */
export function followingYears(room: Room, tried: Tried): Tried | undefined {
  const file = room.snapshot.files.get(ANNUAL);
  if (tried.file.file !== MONTHLY || !file) return undefined;
  const texts = new Map(TABLES.map((name) => [fileOf(name), textNow(room, fileOf(name))]));
  texts.set(MONTHLY, tried.after);
  let after = file.text;
  for (let cells = 0; cells < MOST_CELLS; cells += 1) {
    const expected = expectedCell(mistakeIn(room, texts));
    if (!expected) break;
    after = editCsv(after, expected.path, { do: "set", value: expected.value });
    texts.set(ANNUAL, after);
  }
  if (after === file.text) return undefined;
  return { file, after, bytes: bytesWith(file, after), before: undefined, value: undefined };
}

const textNow = (room: Room, file: string): string => room.snapshot.files.get(file)?.text ?? "";

/** The cell of a year that a mistake is about, and the number that the build expects there. */
function expectedCell(mistake: ContentIssue | undefined) {
  if (mistake?.file !== ANNUAL) return undefined;
  const [, row, column = ""] = /^\[(\d+)\]\.(\w+)$/.exec(mistake.path) ?? [];
  const [, value] = /^expected (?:at least )?(\d+), /.exec(mistake.message) ?? [];
  return value === undefined ? undefined : { path: [Number(row), column], value };
}
