import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Denial, denialOf, denialWords } from "./denial.ts";
import { phrasePattern } from "./phrase.ts";
import type { Refusal } from "./read-folder.ts";
import { readYaml, reasonOf, type Yaml } from "./read-yaml.ts";
import { pack, type Rule, rule } from "./rule.ts";
import { faultsOf } from "./try-rule.ts";
import { type Weights, weightsOf, wordList } from "./weigh-words.ts";

export interface Rules {
  /** The packs in use: `SEBI research analysts, 2026-02-06`. */
  packs: string[];
  rules: Rule[];
  /** Texts of regulators that a site may print though no rule asks for them. */
  quoted: string[];
  refusals: Refusal[];
}

/** A rule as it is written, with the keys that it inherits. */
interface RawRule {
  value: Record<string, unknown>;
  file: string;
  line: number;
}

type Vocabulary = z.output<typeof pack>["vocabulary"];
type RawPack = Omit<z.output<typeof pack>, "inherits" | "rules"> & {
  rules: Map<string, RawRule>;
};

/** The keys of both; those of `later` replace those of `earlier`. */
function joined(earlier: unknown, later: unknown): Record<string, unknown> {
  return { ...Object(earlier), ...Object(later) };
}

/** A rule of a pack on top of the same rule of the pack that it inherits from. */
function inheriting(
  defaults: Record<string, unknown>,
  inherited: RawRule | undefined,
  changes: Record<string, unknown>,
): RawRule["value"] {
  const value = joined(joined(defaults, inherited?.value), changes);
  const source = joined(joined(defaults.source, inherited?.value.source), changes.source);
  return { ...value, source };
}

/** Reads a pack and those it inherits from; a later rule's keys replace those of an earlier one. */
function readPack(file: string, readBy: readonly string[] = []): RawPack {
  if (readBy.includes(file)) throw new Error(`${file} inherits from itself`);
  const { data, lineOf } = readPackFile(file);
  const { inherits, rules: changes, defaults, ...rest } = data;
  const parent = inherits
    ? readPack(path.join(path.dirname(file), inherits), [...readBy, file])
    : undefined;
  const rules = new Map(parent?.rules);
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) {
      rules.delete(key);
      continue;
    }
    const value = inheriting(defaults, rules.get(key), change);
    rules.set(key, { value, file, line: lineOf("rules", key) });
  }
  return {
    ...rest,
    defaults,
    documents: { ...parent?.documents, ...rest.documents },
    vocabulary: { ...parent?.vocabulary, ...rest.vocabulary },
    denial: rest.denial ?? parent?.denial,
    quoted: [...(parent?.quoted ?? []), ...rest.quoted],
    rules,
  };
}

/** Puts the parts of patterns in place of their names, `{profit}`, also within parts. */
function withVocabulary(value: unknown, vocabulary: Vocabulary): unknown {
  const filled = (written: string): string =>
    written.replace(/\{([a-z][a-z-]+)\}/g, (name, key) => {
      const part = vocabulary[key];
      if (!part) return name;
      const source = `(?:${[part].flat().join("|")})`;
      // It stands within a string of JSON.
      return filled(JSON.stringify(source).slice(1, -1));
    });
  return JSON.parse(filled(JSON.stringify(value)));
}

/** Files that were read, by path and time: a program may judge many folders by one pack. */
const filesRead = new Map<string, Yaml<z.output<typeof pack>>>();

/** Reads the file of a pack, once as long as it does not change. */
function readPackFile(file: string): Yaml<z.output<typeof pack>> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const read = filesRead.get(key) ?? readYaml(file, pack);
  filesRead.set(key, read);
  return read;
}

/** The newest pack of a folder that applies on a day; the oldest where none does yet. */
function packOn(folder: string, today: string): string {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-\d{2}.*\.yaml$/.test(file))
    .filter((file) => !file.endsWith(".words.yaml"))
    .map((file) => path.join(folder, file))
    .sort();
  const applying = files.findLast((file) => readPackFile(file).data.date <= today);
  const found = applying ?? files[0];
  if (!found) throw new Error("there is no pack, such as 2026-02.yaml, in this folder");
  return found;
}

/** The phrases of a rule become patterns beside its own. */
function withPatterns({ phrases, unless, ...value }: RawRule["value"]): RawRule["value"] {
  const patterns = { ...value };
  if (unless !== undefined) patterns.unless = z.array(z.string()).parse(unless).map(phrasePattern);
  if (phrases === undefined) return patterns;
  const written = z.array(z.string()).parse(phrases);
  const tokens = z.array(z.string()).default([]).parse(value.tokens);
  return { ...patterns, tokens: [...written.map(phrasePattern), ...tokens] };
}

/** @param file of the rule, which its words lie beside */
function readWeights(words: string, file: string, vocabulary: Vocabulary): Weights {
  const { data } = readYaml(path.join(path.dirname(file), words), wordList);
  return weightsOf(data, (source) => String(withVocabulary(source, vocabulary)));
}

/** The words file that lies beside a pack, whether a rule can use it yet or not. */
export function loadWeights(packFile: string, words: string): Weights {
  return readWeights(words, packFile, readPack(packFile).vocabulary);
}

/**
 * A rule as it is used.
 * @param isTried whether it has to judge its own texts rightly
 * @throws Error that explains why it cannot be used
 */
function readRule(
  raw: RawRule,
  key: string,
  ofPack: RawPack,
  denial: Denial,
  isTried: boolean,
): Rule {
  const { vocabulary, documents, date } = ofPack;
  const { file, line } = raw;
  const parsed = rule.parse(withVocabulary(withPatterns(raw.value), vocabulary));
  const document = documents[parsed.source.document];
  if (!document) throw new Error(`no document "${parsed.source.document}"`);
  const used = {
    ...parsed,
    key,
    file,
    line,
    denial,
    source: { ...parsed.source, ...document },
  } as Rule;
  if (parsed.extends === "weighed-words") {
    used.weights = readWeights(parsed.words, file, vocabulary);
  }
  const faults = isTried ? faultsOf(used, date) : [];
  if (faults.length > 0) throw new Error(`it ${faults.join("; it ")}`);
  return used;
}

/** When each file was last changed from which the rules of a pack come. */
function stampOf({ rules }: RawPack): string {
  const files = new Set<string>();
  for (const { file, value } of rules.values()) {
    files.add(file);
    if (value.extends === "weighed-words" && typeof value.words === "string") {
      files.add(path.join(path.dirname(file), value.words));
    }
  }
  const stamps = [...files].map((file) => `${file} ${existsSync(file) && statSync(file).mtimeMs}`);
  return stamps.join("\n");
}

/** The rules of packs in which none is tried, by their files and times: they are judged with again and again. */
const rulesRead = new Map<string, Pick<Rules, "rules" | "refusals">>();

/**
 * Reads the packs that apply on a day. A rule that does not fit the schema, or that judges one of
 * its own texts wrongly, is refused.
 * @param packs files, or folders of packs by date of which one applies
 * @param isTried whether the rules of a file are tried with their own texts, which takes a while
 */
export function loadRules(
  packs: readonly string[],
  today: string,
  isTried: (file: string) => boolean = () => true,
): Rules {
  const result: Rules = { packs: [], rules: [], quoted: [], refusals: [] };

  function readRules(ofPack: RawPack): Pick<Rules, "rules" | "refusals"> {
    const denial = denialOf(ofPack.denial ?? denialWords.parse({}));
    const read: Pick<Rules, "rules" | "refusals"> = { rules: [], refusals: [] };
    for (const [key, raw] of ofPack.rules) {
      const { file, line } = raw;
      try {
        read.rules.push(readRule(raw, key, ofPack, denial, isTried(file)));
      } catch (cause) {
        const message = `rule ${key} is not used: ${reasonOf(cause)}`;
        read.refusals.push({ file, line, message });
      }
    }
    return read;
  }

  function readRulesOnce(ofPack: RawPack): Pick<Rules, "rules" | "refusals"> {
    const isAnyTried = [...ofPack.rules.values()].some(({ file }) => isTried(file));
    if (isAnyTried) return readRules(ofPack);
    const stamp = `${ofPack.name} ${ofPack.date}\n${stampOf(ofPack)}`;
    const known = rulesRead.get(stamp) ?? readRules(ofPack);
    rulesRead.set(stamp, known);
    return known;
  }

  for (const place of packs) {
    try {
      if (!existsSync(place)) throw new Error("there is no such pack");
      const file = statSync(place).isDirectory() ? packOn(place, today) : place;
      const ofPack = readPack(file);
      result.packs.push(`${ofPack.name}, ${ofPack.date}`);
      result.quoted.push(...ofPack.quoted);
      const { rules, refusals } = readRulesOnce(ofPack);
      result.rules.push(...rules);
      result.refusals.push(...refusals);
    } catch (cause) {
      const message = `this pack is not used: ${reasonOf(cause)}`;
      result.refusals.push({ file: place, line: 1, message });
    }
  }
  return result;
}
