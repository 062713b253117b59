import type { Field } from "../../api";

const LONGEST = 80;

/** An entry without a title is known by its first value: a row of a table by its month. */
export function nameOfEntry({ label, fields }: Field): string {
  const [first] = fields;
  const isNamed = !/^Entry \d+$/.test(label);
  return isNamed || first?.value === undefined ? label : String(first.value);
}

/** A number needs its label to say anything. */
function partInWords({ kind, label, shown, value }: Field): string {
  return kind === "number"
    ? `${label} ${new Intl.NumberFormat("en-IN").format(Number(value))}`
    : (shown ?? String(value));
}

/** What a group says, in a line: its first texts. */
export function summaryOf({ place, fields, kind, label, shown, value }: Field): string {
  // A row of a table has its figures in its name.
  if (place.file.endsWith(".csv") && place.path.length > 0) return "";
  if (kind === "list") return `${fields.length} ${fields.length === 1 ? "entry" : "entries"}`;
  if (kind !== "group") return shown ?? (value === undefined ? "" : String(value));
  const texts = fields
    .filter(({ value: part, kind: of }) => part !== undefined && of !== "plain" && of !== "switch")
    .filter(({ kind: of }) => of !== "group" && of !== "list" && of !== "dated")
    .map(partInWords);
  const line = texts.filter((text) => text !== label).join(" · ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
