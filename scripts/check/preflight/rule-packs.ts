import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Context } from "./checks/check";
import { findHits } from "./find-hits";
import { readPage, readWords } from "./page-texts";
import { type Fixture, pack, type Rule, rule, siteFacts } from "./rule";

/** A rule or a pack that could not be used, and why. */
export interface Refusal {
  file: string;
  line: number;
  message: string;
}

export interface Rules {
  /** The packs in use: `SEBI research analysts, 2026-02-06`. */
  packs: string[];
  rules: Rule[];
  refusals: Refusal[];
}

type RawRule = { value: Record<string, unknown>; file: string; line: number };
type RawPack = {
  name: string;
  date: string;
  documents: z.output<typeof pack>["documents"];
  rules: Map<string, RawRule>;
};

/** Reads a pack and those that it inherits from; a key of a later one replaces that of an earlier one. */
function readPack(root: string, file: string): RawPack {
  const lines = new LineCounter();
  const source = readFileSync(path.join(root, file), "utf8");
  const document = parseDocument(source, { lineCounter: lines, merge: true });
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  const { name, date, inherits, documents, rules } = pack.parse(document.toJS());
  const before = inherits
    ? readPack(root, path.posix.join(path.posix.dirname(file), inherits))
    : undefined;
  const own = document.get("rules", true);
  const lineOf = (key: string) => {
    const pairs = isMap(own) ? own.items : [];
    const at = pairs.map(({ key: one }) => one).find((one) => isScalar(one) && one.value === key);
    return isScalar(at) ? lines.linePos(at.range?.[0] ?? 0).line : 1;
  };
  const all = new Map(before?.rules);
  for (const [key, value] of Object.entries(rules)) {
    if (value === null) all.delete(key);
    else all.set(key, { value: { ...all.get(key)?.value, ...value }, file, line: lineOf(key) });
  }
  return { name, date, documents: { ...before?.documents, ...documents }, rules: all };
}

/** The newest pack of a folder that applies on a day; the oldest where none does yet. */
function packOn(root: string, folder: string, today: string): string | undefined {
  const files = readdirSync(path.join(root, folder))
    .filter((file) => /^\d{4}-\d{2}.*\.yaml$/.test(file))
    .sort()
    .map((file) => path.posix.join(folder, file));
  const started = files.filter((file) => {
    const [, date = ""] =
      /^date: ["']?(\S{10})/m.exec(readFileSync(path.join(root, file), "utf8")) ?? [];
    return date <= today;
  });
  return started.at(-1) ?? files[0];
}

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraphs = (words: readonly string[]) =>
  words.map((one) => `<p>${escaped(one)}</p>`).join("");

/** Whether a rule finds something in one of its own texts. */
function findsIn(one: Rule, fixture: Fixture, today: string): boolean {
  const given = typeof fixture === "string" ? { page: fixture, repeat: 1 } : fixture;
  const { page = "", words = [], repeat } = { words: undefined, ...given };
  const context: Omit<Context, "prescribed"> = {
    today: ("today" in given && given.today) || today,
    facts: ("facts" in given && given.facts) || siteFacts.parse({}),
    read: () => undefined,
    exists: () => false,
  };
  const isHtml = page === "" || page.startsWith("<");
  const needsPage = isHtml || one.extends === "script" || one.scope === "page";
  const html = (isHtml ? page : paragraphs([page])).repeat(repeat) + paragraphs(words);
  const read = needsPage
    ? readPage("fixture.html", html)
    : readWords("fixture", one.where[0] ?? "text", [page]);
  // Its texts stand on no page of the site, so a rule for some pages looks at them all the same.
  const { pages: _, ...anywhere } = one;
  return findHits([anywhere as Rule], read ? [read] : [], context).length > 0;
}

const inShort = (fixture: Fixture) => {
  const words = typeof fixture === "string" ? fixture : JSON.stringify(fixture);
  return words.length > 120 ? `${words.slice(0, 120)}…` : words;
};

/** What keeps a rule from being used: its texts must tell right from wrong. */
function faultsOf(one: Rule, today: string): string[] {
  const missed = one.fail.filter((fixture) => !findsIn(one, fixture, today));
  const wrong = one.pass.filter((fixture) => findsIn(one, fixture, today));
  return [
    ...missed.map((fixture) => `finds nothing in a text that must fail: ${inShort(fixture)}`),
    ...wrong.map((fixture) => `finds a fault in a text that must pass: ${inShort(fixture)}`),
  ];
}

/**
 * Reads the packs that apply on a day. A rule that does not fit the schema, or whose own texts it
 * judges wrongly, is refused.
 * @param root the folder with a folder of packs for each regulator's set of rules
 */
export function loadRules(root: string, today: string): Rules {
  const result: Rules = { packs: [], rules: [], refusals: [] };
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: folder } of folders) {
    const file = packOn(root, folder, today);
    if (!file) continue;
    const nameOf = (one: string) => path.posix.join(path.basename(root), one);
    const refuse = (at: string, line: number, message: string) =>
      result.refusals.push({ file: nameOf(at), line, message });
    try {
      const { name, date, documents, rules } = readPack(root, file);
      result.packs.push(`${name}, ${date}`);
      for (const [key, { value, file: at, line }] of rules) {
        const parsed = rule.safeParse(value);
        if (!parsed.success) {
          const issues = parsed.error.issues.map(
            (issue) => `${issue.path.join(".")}: ${issue.message}`,
          );
          refuse(at, line, `rule ${key} is not used: ${issues.join("; ")}`);
          continue;
        }
        const document = documents[parsed.data.source.document];
        if (!document) {
          refuse(at, line, `rule ${key} is not used: no document "${parsed.data.source.document}"`);
          continue;
        }
        const { from = "", until = "9999-12-31" } = parsed.data;
        const source = { ...parsed.data.source, ...document };
        const one = { ...parsed.data, key, file: nameOf(at), line, source } as Rule;
        const faults = faultsOf(one, date);
        for (const fault of faults) refuse(at, line, `rule ${key} is not used: it ${fault}`);
        if (faults.length === 0 && from <= today && today <= until) result.rules.push(one);
      }
    } catch (cause) {
      refuse(file, 1, cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause));
    }
  }
  return result;
}
