import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodeText, readAsOf } from "content-kit/sources";
import { type Document, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { addDays, daysBetween, type IsoDay } from "@/lib/text/days";
import { placeOf } from "@/lib/versions/versioned-texts";
import type { Version } from "@/lib/versions/versions";
import { type Change, compare, textsOfDocuments } from "./compare";

/** How far ahead it looks, where nobody asks for more. */
export const DAYS_AHEAD = 60;

/** What changes by itself on a day. */
export interface ComingDay {
  day: IsoDay;
  /** Those of money first. */
  changes: Change[];
  /** Clauses of the texts whose next version comes into force, before and after. */
  clauses: Change[];
}

const MONEY = /price|gst|fee|refund|bank|upi|plans › |₹|%|\bRs\b/i;

/** Whether a change is one of plans, prices, taxes or the account. */
function isOfMoney({ path, before = "", after = "" }: Change): boolean {
  return MONEY.test(`${path}\n${before}\n${after}`);
}

/** The place of a plan in a path, and the key behind it. */
const OF_PLAN = /^(\[content\/services\/[^\]]+\] › plans › \[[^\]]+\]) › (.+)$/;

/** What a plan is told by. */
const TOLD_OF_PLAN = ["name", "months", "picks", "price"];

/** A plan in a line: `name Basic, months 1, price 10000`. */
function planInWords(changes: readonly Change[]): string {
  const keys = new Map<string, string>();
  for (const { path, before, after } of changes) {
    keys.set(OF_PLAN.exec(path)?.[2] ?? "", before ?? after ?? "");
  }
  return TOLD_OF_PLAN.flatMap((key) => (keys.has(key) ? [`${key} ${keys.get(key)}`] : [])).join(
    ", ",
  );
}

/** A plan that begins or ends is one change, not one for each of its keys. */
function withWholePlans(changes: readonly Change[]): Change[] {
  const whole = new Map<string, Change[]>();
  const placeOfPlan = ({ path }: Change) => OF_PLAN.exec(path)?.[1] ?? "";
  for (const change of changes) {
    const [, place = "", key] = OF_PLAN.exec(change.path) ?? [];
    const isWhole = change.before === undefined || change.after === undefined;
    if (key === "id" && isWhole) whole.set(place, []);
  }
  for (const change of changes) whole.get(placeOfPlan(change))?.push(change);
  const plans = [...whole].map(([path, ofPlan]): Change => {
    const words = planInWords(ofPlan);
    const isBegun = ofPlan.every(({ before }) => before === undefined);
    return isBegun
      ? { path: `${path} is sold from this day on`, after: words }
      : { path: `${path} is not sold any more`, before: words };
  });
  return [...plans, ...changes.filter((change) => !whole.has(placeOfPlan(change)))];
}

/** Those of money first, otherwise in their order. */
function moneyFirst(changes: readonly Change[]): Change[] {
  const others = changes.filter((change) => !isOfMoney(change));
  return [...changes.filter(isOfMoney), ...others];
}

/** What is YAML in a file; a policy has it above its text, which has no days. */
function yamlIn(file: string, text: string): string {
  if (file.endsWith(".yaml")) return text;
  return /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "";
}

/** The YAML of all files with something dated, by path: `content/firm.yaml`. */
function datedFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(yaml|md)$/.test(name) || name.startsWith("versions")) continue;
    const yaml = yamlIn(name, decodeText(readFileSync(path.join(root, name))));
    const isDated = /\b(from|until):/.test(yaml);
    if (isDated) files.set(`content/${name.replaceAll(path.sep, "/")}`, yaml);
  }
  return files;
}

const parse = (yaml: string): Document => parseDocument(yaml, { logLevel: "silent" });

/** What the files say on a day. Announcements, whose days a page's script applies, count too. */
function textsOn(files: ReadonlyMap<string, string>, day: IsoDay) {
  const documents = new Map<string, Document>();
  for (const [file, yaml] of files) {
    const document = parse(yaml);
    readAsOf(document, day);
    documents.set(file, document);
  }
  return textsOfDocuments(documents);
}

/** A version that comes into force on a day, and the one before it. */
interface NextVersion {
  next: Version;
  before: Version | undefined;
}

function nextVersions({ versions, coming }: CheckedContent, day: IsoDay): NextVersion[] {
  return TEXT_NAMES.flatMap((name) => {
    const next = coming[name].find(({ date }) => date === day);
    if (!next) return [];
    return [{ next, before: [...coming[name], ...versions[name]].find(({ date }) => date < day) }];
  });
}

function versionChange({ next, before }: NextVersion): Change {
  const path = `[content/${placeOf(next.name).file}] › ${next.label}`;
  return { path, before: before?.words, after: next.words };
}

/** Clauses by their headings. */
function clausesOf(version: Version | undefined): Map<string, string> {
  const parts = version?.text.parts ?? [];
  return new Map(parts.map(({ heading, text }) => [heading, text]));
}

/** The clauses in which a version differs from the one before it. */
function clauseChanges({ next, before }: NextVersion): Change[] {
  const old = clausesOf(before);
  const now = clausesOf(next);
  const headings = [...new Set([...now.keys(), ...old.keys()])];
  return headings
    .filter((heading) => old.get(heading) !== now.get(heading))
    .map((heading) => ({
      path: `[${next.label}, ${next.words}] › ${heading}`,
      before: old.get(heading),
      after: now.get(heading),
    }));
}

/** What a change is of; of a plan that begins and ends the plan. */
const placeOfChange = ({ path }: Change) => path.replace(/ is (?:sold from|not sold) .*$/, "");

/** The days behind others on which something ends that begins on these, with that alone. */
function endsOf(soon: readonly ComingDay[], later: readonly ComingDay[]): ComingDay[] {
  const values = new Map<string, string | undefined>();
  for (const change of soon.flatMap(({ changes }) => changes)) {
    values.set(placeOfChange(change), change.after);
  }
  return later.flatMap(({ day, changes }): ComingDay[] => {
    const ofBegun = changes.filter((change) => {
      const { before } = change;
      return before !== undefined && values.get(placeOfChange(change)) === before;
    });
    for (const change of ofBegun) values.delete(placeOfChange(change));
    return ofBegun.length > 0 ? [{ day, changes: ofBegun, clauses: [] }] : [];
  });
}

/**
 * What content changes by itself in the days to come, by day; what begins in them has its end too,
 * however late.
 * @param root the content folder
 * @param daysAhead how far it looks; Infinity for all days that content has
 */
export function comingDays(
  root: string,
  content: CheckedContent,
  today: IsoDay,
  daysAhead = DAYS_AHEAD,
): ComingDay[] {
  const files = datedFiles(root);
  const daysInFiles = [...files.values()].flatMap((yaml) => readAsOf(parse(yaml), today).days);
  const days = [...new Set([...content.changeDays, ...daysInFiles])].sort();
  const isSoon = (day: IsoDay) => daysBetween(today, day) <= daysAhead;
  const changesOn = (day: IsoDay): ComingDay => {
    const ofFiles = compare(textsOn(files, addDays(day, -1)), textsOn(files, day));
    const versions = nextVersions(content, day);
    return {
      day,
      changes: [...moneyFirst(withWholePlans(ofFiles)), ...versions.map(versionChange)],
      clauses: versions.flatMap(clauseChanges),
    };
  };
  const coming = days.filter((day) => day > today);
  const soon = coming.filter(isSoon).map(changesOn);
  const later = coming.filter((day) => !isSoon(day)).map(changesOn);
  return [...soon, ...endsOf(soon, later)];
}
