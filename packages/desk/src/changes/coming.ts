import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodeText, readAsOf } from "content-kit/sources";
import { type Document, parseDocument } from "yaml";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { addDays, type IsoDay } from "@/lib/text/days";
import { placeOf } from "@/lib/versions/versioned-texts";
import { type Change, compare, textsOfDocuments } from "./compare";

/** How far ahead it looks. */
export const DAYS_AHEAD = 60;

/** What changes by itself on a day. */
export interface ComingDay {
  day: IsoDay;
  changes: Change[];
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

/** Texts that clients accept whose next version comes into force on a day. */
function versionsFrom({ versions, coming, ledger }: CheckedContent, day: IsoDay): Change[] {
  return TEXT_NAMES.flatMap((name) => {
    const next = coming[name].find(({ date }) => date === day);
    if (!next) return [];
    const before = coming[name].find(({ date }) => date < day) ?? versions[name][0];
    const file = `[content/${placeOf(name).file}]`;
    return [{ path: `${file} › ${ledger[name].label}`, before: before?.words, after: next.words }];
  });
}

/**
 * What content changes by itself in the days to come, by day.
 * @param root the content folder
 */
export function comingDays(root: string, content: CheckedContent, today: IsoDay): ComingDay[] {
  const files = datedFiles(root);
  const daysInFiles = [...files.values()].flatMap((yaml) => readAsOf(parse(yaml), today).days);
  const days = new Set([...content.changeDays, ...daysInFiles]);
  const last = addDays(today, DAYS_AHEAD);
  const coming = [...days].filter((day) => day > today && day <= last).sort();
  return coming.map((day) => {
    const ofFiles = compare(textsOn(files, addDays(day, -1)), textsOn(files, day));
    return { day, changes: [...ofFiles, ...versionsFrom(content, day)] };
  });
}
