import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { denial } from "./denial.ts";
import { phrasePattern } from "./phrase.ts";
import type { Refusal } from "./read-folder.ts";
import { readYaml, reasonOf } from "./read-yaml.ts";
import { pack, type Rule, rule } from "./rule.ts";
import { faultsOf } from "./try-rule.ts";
import { type Weights, weightsOf, wordList } from "./weigh-words.ts";

export interface Rules {
  /** The packs in use: `SEBI research analysts, 2026-02-06`. */
  packs: string[];
  rules: Rule[];
  refusals: Refusal[];
}

type RawRule = { value: Record<string, unknown>; file: string; line: number };
type RawPack = Omit<z.output<typeof pack>, "inherits" | "rules"> & {
  rules: Map<string, RawRule>;
};

const merged = (one: unknown, other: unknown) => ({ ...Object(one), ...Object(other) });

/** Reads a pack and those it inherits from; a later rule's keys replace those of an earlier one. */
function readPack(file: string, readBy: readonly string[] = []): RawPack {
  if (readBy.includes(file)) throw new Error(`${file} inherits from itself`);
  const { data, lineOf } = readYaml(file, pack);
  const { inherits, rules, defaults, ...own } = data;
  const before = inherits
    ? readPack(path.join(path.dirname(file), inherits), [...readBy, file])
    : undefined;
  const all = new Map(before?.rules);
  for (const [key, value] of Object.entries(rules)) {
    if (value === null) all.delete(key);
    else {
      const given = merged(defaults, merged(all.get(key)?.value, value));
      const source = merged(defaults.source, merged(all.get(key)?.value.source, value.source));
      all.set(key, { value: { ...given, source }, file, line: lineOf("rules", key) });
    }
  }
  return {
    ...own,
    defaults,
    documents: { ...before?.documents, ...own.documents },
    vocabulary: { ...before?.vocabulary, ...own.vocabulary },
    denial: own.denial ?? before?.denial,
    rules: all,
  };
}

/** Puts the parts of patterns in place of their names, `{profit}`, also within parts. */
function withVocabulary(value: unknown, vocabulary: RawPack["vocabulary"]): unknown {
  const filled = (written: string): string =>
    written.replace(/\{([a-z][a-z-]+)\}/g, (name, key) => {
      const part = vocabulary[key];
      return part ? filled(JSON.stringify(`(?:${[part].flat().join("|")})`).slice(1, -1)) : name;
    });
  return JSON.parse(filled(JSON.stringify(value)));
}

/** The newest pack of a folder that applies on a day; the oldest where none does yet. */
function packOn(folder: string, today: string): string {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-\d{2}.*\.yaml$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
  const found = files.findLast((file) => readYaml(file, pack).data.date <= today) ?? files[0];
  if (!found) throw new Error("there is no pack, such as 2026-02.yaml, in this folder");
  return found;
}

/** The phrases of a rule become patterns beside its own. */
function withPatterns({ phrases, ...value }: RawRule["value"]): RawRule["value"] {
  if (phrases === undefined) return value;
  const written = z.array(z.string()).parse(phrases);
  const tokens = z.array(z.string()).default([]).parse(value.tokens);
  return { ...value, tokens: [...written.map(phrasePattern), ...tokens] };
}

/** @param file of the rule, which its words lie beside */
function readWeights(words: string, file: string, { vocabulary }: RawPack): Weights {
  const { data } = readYaml(path.join(path.dirname(file), words), wordList);
  return weightsOf(data, (source) => String(withVocabulary(source, vocabulary)));
}

/** A rule as it is used. @throws Error that explains why it cannot be used */
function readRule({ value, file, line }: RawRule, key: string, own: RawPack): Rule {
  const parsed = rule.parse(withVocabulary(withPatterns(value), own.vocabulary));
  const document = own.documents[parsed.source.document];
  if (!document) throw new Error(`no document "${parsed.source.document}"`);
  const used = {
    ...parsed,
    key,
    file,
    line,
    denial: own.denial ?? denial.parse({}),
    source: { ...parsed.source, ...document },
    ...(parsed.extends === "weighed-words" && { weights: readWeights(parsed.words, file, own) }),
  } as Rule;
  const faults = faultsOf(used, own.date);
  if (faults.length > 0) throw new Error(`it ${faults.join("; it ")}`);
  return used;
}

/**
 * Reads the packs that apply on a day. A rule that does not fit the schema, or that judges one of
 * its own texts wrongly, is refused.
 * @param packs files, or folders of packs by date of which one applies
 */
export function loadRules(packs: readonly string[], today: string): Rules {
  const result: Rules = { packs: [], rules: [], refusals: [] };
  const refuse = (file: string, line: number, message: string) =>
    result.refusals.push({ file, line, message });
  for (const given of packs) {
    try {
      if (!existsSync(given)) throw new Error("there is no such pack");
      const read = readPack(statSync(given).isDirectory() ? packOn(given, today) : given);
      result.packs.push(`${read.name}, ${read.date}`);
      for (const [key, raw] of read.rules) {
        try {
          result.rules.push(readRule(raw, key, read));
        } catch (cause) {
          refuse(raw.file, raw.line, `rule ${key} is not used: ${reasonOf(cause)}`);
        }
      }
    } catch (cause) {
      refuse(given, 1, `this pack is not used: ${reasonOf(cause)}`);
    }
  }
  return result;
}
