import { readAsOf } from "content-kit/sources";
import { isMap, isSeq, parseDocument, visit } from "yaml";
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

/** What a dated value is from a day that is over on. */
interface BegunValue {
  key: string;
  from: IsoDay;
  until: IsoDay | undefined;
  value: unknown;
}

const textIn = (value: unknown) => (value === undefined ? undefined : String(value));

/** The entries of `dated:` in a file that have begun before today. */
function begunIn(yaml: string, today: IsoDay): BegunValue[] {
  const begun: BegunValue[] = [];
  visit(parse(yaml), {
    Pair(_, { key, value: written }) {
      const dated = isMap(written) ? written.get("dated") : undefined;
      if (!isSeq(dated)) return;
      for (const entry of dated.items) {
        if (!isMap(entry)) continue;
        const from = textIn(entry.get("from"));
        if (from === undefined || from >= today) continue;
        const until = textIn(entry.get("until"));
        begun.push({ key: String(key), from, until, value: entry.get("value") });
      }
    },
  });
  return begun;
}

const nameOf = ({ key, from, until, value }: BegunValue) =>
  [key, from, until, JSON.stringify(value)].join(" ");

function begunInWords({ key, from, until, value }: BegunValue, today: IsoDay): string {
  const what = typeof value === "object" ? "another value" : String(value);
  const days =
    until !== undefined && until < today
      ? `held from ${from} until ${until}, days that are over. Is that right?`
      : `holds already, since ${from}, a day that is over. Is the day right?`;
  return `${key}: ${what} ${days}`;
}

/** What holds since a day before today, and was not approved with that day. */
function begunSince(before: Files, after: Files, today: IsoDay): string[] {
  return [...after].flatMap(([file, yaml]) => {
    if (!isYaml(file)) return [];
    const known = new Set(begunIn(before.get(file) ?? "", today).map(nameOf));
    const begun = begunIn(yaml, today).filter((value) => !known.has(nameOf(value)));
    return begun.map((value) => `${file} › ${begunInWords(value, today)}`);
  });
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
