import type { Field } from "../../api";

const LONGEST = 80;

/** What a group says, in a line: its first texts. */
export function summaryOf({ fields, kind, shown, value }: Field): string {
  if (kind === "list") return `${fields.length} ${fields.length === 1 ? "entry" : "entries"}`;
  if (kind !== "group") return shown ?? (value === undefined ? "" : String(value));
  const texts = fields
    .filter(({ value: part, kind: of }) => part !== undefined && of !== "plain" && of !== "switch")
    .filter(({ kind: of }) => of !== "group" && of !== "list" && of !== "dated")
    .map((part) => part.shown ?? String(part.value));
  const line = texts.join(" · ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
