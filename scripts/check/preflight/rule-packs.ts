import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readYaml } from "./read-yaml";
import { pack, type Rule, rule } from "./rule";
import { faultsOf } from "./try-rule";

/** What could not be used, a rule, a pack or a page, and why. */
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
type RawPack = Pick<z.output<typeof pack>, "name" | "date" | "documents" | "vocabulary"> & {
  rules: Map<string, RawRule>;
};

/** Reads a pack and those that it inherits from; a key of a later one replaces that of an earlier one. */
function readPack(root: string, file: string, readBy: readonly string[] = []): RawPack {
  if (readBy.includes(file)) throw new Error(`${file} inherits from itself`);
  const { data, lineOf } = readYaml(path.join(root, file));
  const { inherits, rules, ...own } = pack.parse(data);
  const before = inherits
    ? readPack(root, path.posix.join(path.posix.dirname(file), inherits), [...readBy, file])
    : undefined;
  const all = new Map(before?.rules);
  for (const [key, value] of Object.entries(rules)) {
    if (value === null) all.delete(key);
    else {
      const line = lineOf("rules", key);
      all.set(key, { value: { ...all.get(key)?.value, ...value }, file, line });
    }
  }
  return {
    ...own,
    documents: { ...before?.documents, ...own.documents },
    vocabulary: { ...before?.vocabulary, ...own.vocabulary },
    rules: all,
  };
}

/** Puts the parts of patterns in place of their names: `{profit}`. */
function spelt(value: unknown, vocabulary: RawPack["vocabulary"]): unknown {
  const written = JSON.stringify(value).replace(/\{([a-z][a-z-]+)\}/g, (name, key) => {
    const part = vocabulary[key];
    return part ? JSON.stringify(`(?:${[part].flat().join("|")})`).slice(1, -1) : name;
  });
  return JSON.parse(written);
}

/** The newest pack of a folder that applies on a day; the oldest where none does yet. */
function packOn(root: string, folder: string, today: string): string | undefined {
  const files = readdirSync(path.join(root, folder))
    .filter((file) => /^\d{4}-\d{2}.*\.yaml$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .sort();
  const dateOf = (file: string) =>
    /^date: ["']?(\S{10})/m.exec(readFileSync(path.join(root, file), "utf8"))?.[1] ?? "";
  return files.findLast((file) => dateOf(file) <= today) ?? files[0];
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
    const nameOf = (one: string) => path.posix.join(path.basename(root), one);
    const refuse = (at: string, line: number, message: string) =>
      result.refusals.push({ file: nameOf(at), line, message });
    let file: string | undefined;
    try {
      file = packOn(root, folder, today);
      if (!file) continue;
      const { name, date, documents, vocabulary, rules } = readPack(root, file);
      result.packs.push(`${name}, ${date}`);
      for (const [key, { value, file: at, line }] of rules) {
        const parsed = rule.safeParse(spelt(value, vocabulary));
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
      const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
      refuse(file ?? folder, 1, why);
    }
  }
  return result;
}
