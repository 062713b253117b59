import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadWeights } from "../../src/load-rules.ts";
import { readYaml } from "../../src/read-yaml.ts";
import {
  isHeavy,
  POINTS,
  type Strength,
  sentencesOf,
  type Weight,
  weigh,
  wordList,
} from "../../src/weigh-words.ts";
import { pattern } from "../../src/word-pattern.ts";
import { judge, PACK } from "./judge.ts";
import { KNOWN, readSentences } from "./read-sentences.ts";

/**
 * Sets the strength of each word of the words file by the known sentences, and writes the file again.
 * People choose the words and their headings; this only moves a word between strong, medium and weak,
 * and takes out those that turn out to say nothing. Then each writer is judged with strengths that
 * were set without that writer's sentences, which is the nearest thing to an unseen writer.
 * Usage: npm run fit --workspace ra-preflight
 *
 * The method is a logistic regression, with no weight below zero and each word drawn to the mean of
 * its heading; nothing in it is random.
 */
const FILE = path.join(PACK, "2026-02.words.yaml");

/** How strongly a word is drawn to the mean of its heading, and to nothing. */
const TO_HEADING = 2;
const TO_NOTHING = 0.3;
const STEPS = 150;
const STEP = 0.1;
/** What a point is in the regression's unit, the natural logarithm of the odds. */
const POINT = 0.3;
/** The odds, as such a logarithm, from which a sentence is found. */
const FOUND_FROM = 1.35;

/** Headings whose words any site has: they stay weak, whatever the sentences say. */
const COMMON = ["our doing", "to you", "an order to act"];
const MOST_OF_COMMON = 1.9 * POINT;

interface Word extends Weight {
  phrase: string;
  side: "for" | "against";
  sign: 1 | -1;
}

/** A sentence as the regression sees it: the numbers of its words. */
interface Sample {
  words: number[];
  isFaulty: boolean;
}

const { data: list } = readYaml(FILE, wordList);

/** In an order that does not depend on the strengths, so that a second run changes nothing. */
function byName(left: Word, right: Word): number {
  const [name, other] = [left, right].map((word) => [word.side, word.heading, word.phrase].join());
  return (name ?? "") < (other ?? "") ? -1 : 1;
}

function wordsOfList(): Word[] {
  const phrases = [list.for, list.against].flatMap((side) =>
    Object.values(side).flatMap(({ strong, medium, weak }) => [...strong, ...medium, ...weak]),
  );
  const { weights } = loadWeights(path.join(PACK, "2026-02.yaml"), path.basename(FILE));
  const words = weights.map((weight, at): Word => {
    const phrase = phrases[at] ?? "";
    return weight.points > 0
      ? { ...weight, phrase, side: "for", sign: 1 }
      : { ...weight, phrase, side: "against", sign: -1 };
  });
  return words.sort(byName);
}

const words = wordsOfList();

function wordsIn(text: string): number[] {
  return words.flatMap(({ source }, at) => (pattern(source).test(text) ? [at] : []));
}

/** An innocent text is innocent in each sentence; what is wrong with a faulty one may be in any. */
function samplesOf(text: string, isFaulty: boolean): Sample[] {
  const parts = isFaulty ? [text] : sentencesOf(text);
  return parts.map((part) => ({ words: wordsIn(part), isFaulty }));
}

/** The mean of the values of each heading. */
function meansByHeading(values: Float64Array): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  words.forEach(({ heading }, at) => {
    const { sum, count } = sums.get(heading) ?? { sum: 0, count: 0 };
    sums.set(heading, { sum: sum + (values[at] ?? 0), count: count + 1 });
  });
  return new Map([...sums].map(([heading, { sum, count }]) => [heading, sum / count]));
}

/** In which direction each weight has to go, and that of a sentence without any word. */
function slopesOf(samples: readonly Sample[], weights: Float64Array, start: number) {
  const slopes = new Float64Array(words.length);
  let startSlope = 0;
  for (const sample of samples) {
    let odds = start;
    for (const at of sample.words) odds += (words[at]?.sign ?? 0) * (weights[at] ?? 0);
    const error = 1 / (1 + Math.exp(-odds)) - (sample.isFaulty ? 1 : 0);
    startSlope += error;
    for (const at of sample.words) slopes[at] = (slopes[at] ?? 0) + error * (words[at]?.sign ?? 0);
  }
  return { slopes, startSlope };
}

/** @returns the weight of each word, never below zero, and that of a sentence without any */
function regression(samples: readonly Sample[]): { weights: Float64Array; start: number } {
  const weights = new Float64Array(words.length).fill(POINT);
  const squares = new Float64Array(words.length).fill(1e-6);
  let start = 0;
  let startSquares = 1e-6;
  for (let step = 0; step < STEPS; step += 1) {
    const { slopes, startSlope } = slopesOf(samples, weights, start);
    const means = meansByHeading(weights);
    words.forEach(({ heading }, at) => {
      const weight = weights[at] ?? 0;
      const draw = TO_HEADING * (weight - (means.get(heading) ?? 0)) + TO_NOTHING * weight;
      const slope = (slopes[at] ?? 0) + draw;
      squares[at] = (squares[at] ?? 0) + slope ** 2;
      const next = weight - (STEP * slope) / Math.sqrt(squares[at] ?? 1);
      const most = COMMON.includes(heading) ? MOST_OF_COMMON : Number.POSITIVE_INFINITY;
      weights[at] = Math.min(most, Math.max(0, next));
    });
    startSquares += startSlope ** 2;
    start -= (STEP * startSlope) / Math.sqrt(startSquares);
  }
  return { weights, start };
}

/** Undefined for a word that says nothing. */
function strengthOf(weight: number): Strength | undefined {
  const points = weight / POINT;
  if (points >= 4) return "strong";
  if (points >= 2) return "medium";
  return points >= 0.5 ? "weak" : undefined;
}

interface Fitted {
  strengths: (Strength | undefined)[];
  limit: number;
}

function fitted(samples: readonly Sample[]): Fitted {
  const { weights, start } = regression(samples);
  return {
    strengths: [...weights].map(strengthOf),
    limit: Math.ceil((FOUND_FROM - start) / POINT),
  };
}

/** A list of the file in lines of at most 100 characters. */
function lines(name: string, phrases: readonly string[]): string[] {
  const quoted = phrases.map((phrase) =>
    /^(?:no|not|on|off|yes|null|true|false)$|[{}?'"%:,#]/.test(phrase) ? `"${phrase}"` : phrase,
  );
  const result = [`    ${name}: [`];
  for (const [at, phrase] of quoted.entries()) {
    const item = at < quoted.length - 1 ? `${phrase},` : phrase;
    const last = result.at(-1) ?? "";
    const isFirst = last.endsWith("[");
    if (!isFirst && last.length + item.length < 98) result[result.length - 1] = `${last} ${item}`;
    else result.push(`      ${item}`);
  }
  return [...result, "    ]"];
}

function writeFile({ strengths, limit }: Fitted) {
  const [comment = ""] = readFileSync(FILE, "utf8").split(/^limit:/m);
  const result = [`${comment}limit: ${limit}`, `headings: ${list.headings}`];
  for (const side of ["for", "against"] as const) {
    result.push("", `${side}:`);
    for (const heading of Object.keys(list[side])) {
      result.push(`  ${heading}:`);
      for (const strength of Object.keys(POINTS)) {
        const phrases = words.flatMap((word, at) => {
          const isHere = word.side === side && word.heading === heading;
          return isHere && strengths[at] === strength ? [word.phrase] : [];
        });
        if (phrases.length > 0) result.push(...lines(strength, phrases));
      }
    }
  }
  writeFileSync(FILE, `${result.join("\n")}\n`);
}

function isFoundBy({ strengths, limit }: Fitted, text: string): boolean {
  const weights = words.flatMap((word, at): Weight[] => {
    const strength = strengths[at];
    return strength ? [{ ...word, points: word.sign * POINTS[strength] }] : [];
  });
  const all = { limit, headings: list.headings, weights };
  return sentencesOf(text).some((sentence) => isHeavy(weigh(sentence, weights), all));
}

const sentences = readSentences(KNOWN).map((sentence) => ({
  ...sentence,
  samples: samplesOf(sentence.text, sentence.isFaulty),
  byPhrases: judge(sentence.text).phrases.length > 0,
}));

const result = fitted(sentences.flatMap(({ samples }) => samples));
words.forEach(({ side, heading, phrase }, at) => {
  if (!result.strengths[at])
    process.stdout.write(`says nothing: ${phrase} (${side}, ${heading})\n`);
});
writeFile(result);
process.stdout.write(`${words.length} words, limit ${result.limit}\n`);

const total = { found: 0, faulty: 0, flagged: 0, innocent: 0 };
for (const writer of new Set(sentences.map((sentence) => sentence.writer))) {
  const others = sentences.filter((sentence) => sentence.writer !== writer);
  const without = fitted(others.flatMap(({ samples }) => samples));
  const count = { found: 0, faulty: 0, flagged: 0, innocent: 0 };
  for (const { writer: by, isFaulty, byPhrases, text } of sentences) {
    if (by !== writer) continue;
    count[isFaulty ? "faulty" : "innocent"] += 1;
    if (byPhrases || isFoundBy(without, text)) count[isFaulty ? "found" : "flagged"] += 1;
  }
  for (const key of ["found", "faulty", "flagged", "innocent"] as const) total[key] += count[key];
  process.stdout.write(
    `${writer}: ${count.found} of ${count.faulty} faulty, ${count.flagged} of ${count.innocent} innocent\n`,
  );
}
process.stdout.write(
  `all: ${total.found} of ${total.faulty} faulty, ${total.flagged} of ${total.innocent} innocent\n`,
);
