import { formatPath, readAsOf } from "content-kit/sources";
import { parseDocument } from "yaml";
import { addDays, type IsoDay } from "@/lib/text/days";
import { type Change, compare, textsOfDocuments } from "./compare";

/** Contents by path from the root, such as `content/firm.yaml`. */
type Files = ReadonlyMap<string, string>;

/** What a refund is computed from: the fee of a plan, and GST. */
const PAID = /\] › (?:gstPercent|plans › \[.+\] › price)$/;

const isYaml = (file: string) => file.startsWith("content/") && file.endsWith(".yaml");

const parse = (yaml: string) => parseDocument(yaml, { logLevel: "silent" });

/** What the files say of a day. */
function textsOn(files: Files, day: IsoDay) {
  const documents = [...files]
    .filter(([file]) => isYaml(file))
    .map(([file, yaml]) => {
      const document = parse(yaml);
      readAsOf(document, day);
      return [file, document] as const;
    });
  return textsOfDocuments(new Map(documents));
}

/** Fees and GST of a day that is over, which are others now. */
function changedOn(before: Files, after: Files, day: IsoDay): Change[] {
  const changes = compare(textsOn(before, day), textsOn(after, day));
  return changes.filter((change) => {
    const isOther = change.before !== undefined && change.after !== undefined;
    return isOther && PAID.test(change.path);
  });
}

/** A value that began to hold on a day that is over. */
interface BegunValue {
  /** Its key in the file, without places in lists. */
  key: string;
  from: IsoDay;
  value: unknown;
}

/** The dated values of a file that have begun before today. */
function begunIn(yaml: string, today: IsoDay): BegunValue[] {
  const { values } = readAsOf(parse(yaml), today);
  return values.flatMap(({ path, spans }) => {
    const key = formatPath(path).replace(/\[\d+\]/g, "");
    return spans.flatMap(({ from, value }) => {
      return from !== undefined && from < today ? [{ key, from, value }] : [];
    });
  });
}

const nameOf = ({ key, from, value }: BegunValue) => `${key} ${from} ${JSON.stringify(value)}`;

const inWords = (value: unknown) => (typeof value === "object" ? "another value" : String(value));

/** What holds since a day before today, and was not approved with that day. */
function begunSince(before: Files, after: Files, today: IsoDay): string[] {
  const lines: string[] = [];
  for (const [file, yaml] of after) {
    if (!isYaml(file)) continue;
    const known = new Set(begunIn(before.get(file) ?? "", today).map(nameOf));
    for (const begun of begunIn(yaml, today)) {
      if (known.has(nameOf(begun))) continue;
      lines.push(
        `${file} › ${begun.key}: ${inWords(begun.value)} holds already, since ${begun.from}, a day that is over. Is the day right?`,
      );
    }
  }
  return lines;
}

/**
 * What changes the past: a fee or GST that is written over without a day, by which the calculator
 * then gives back to whoever paid the old one, and a dated value whose first day is over.
 * @param before files of the last approved state that differ
 * @param after the same files now
 * @param revision of the approved state, such as `approved-2026-12-01`
 * @returns sentences
 */
export function changesOfThePast(
  { before, after }: { before: Files; after: Files },
  revision: string,
  today: IsoDay,
): string[] {
  const undated = changedOn(before, after, addDays(today, -1)).map(({ path, ...change }) => {
    const place = path.replaceAll(/[[\]]/g, "");
    return `${place}: changed for days that are over, from ${change.before} to ${change.after}, since ${revision}: ${UNDATED}`;
  });
  return [...undated, ...begunSince(before, after, today)];
}

/** What follows from a fee or GST that is written over. */
export const UNDATED =
  "clients who paid the old fee or GST get it back by the new one in the calculator. Write it dated (`value:` and `dated:`), from the day on which it holds.";
