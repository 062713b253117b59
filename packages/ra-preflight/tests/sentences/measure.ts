import path from "node:path";
import { judge } from "./judge.ts";
import { KNOWN, readSentences, type Sentence } from "./read-sentences.ts";

/**
 * Prints in how many sentences something is found, by writer, and which are judged wrongly.
 * Usage: npm run measure --workspace ra-preflight -- [file.tsv] [--list]
 */
const args = process.argv.slice(2);
const named = args.find((argument) => !argument.startsWith("--"));
// npm runs this in the folder of the package, and says where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const file = named === undefined ? KNOWN : path.resolve(typedIn, named);
const isListing = args.includes("--list");

function share(count: number, all: number): string {
  if (all === 0) return "none";
  return `${count} of ${all} (${((100 * count) / all).toFixed(1)}%)`;
}

const judged = readSentences(file).map((sentence) => {
  const { phrases, words } = judge(sentence.text);
  return { ...sentence, byPhrases: phrases.length > 0, isFound: phrases.length + words.length > 0 };
});

function figures(of: typeof judged): string {
  const faulty = of.filter(({ isFaulty }) => isFaulty);
  const innocent = of.filter(({ isFaulty }) => !isFaulty);
  const found = faulty.filter(({ isFound }) => isFound).length;
  const byPhrases = faulty.filter(({ byPhrases }) => byPhrases).length;
  const flagged = innocent.filter(({ isFound }) => isFound).length;
  return [
    `found ${share(found, faulty.length)} faulty, ${byPhrases} of them by phrases`,
    `flagged ${share(flagged, innocent.length)} innocent`,
  ].join("; ");
}

const writers = [...new Set(judged.map(({ writer }: Sentence) => writer))];
const lines = writers.map(
  (writer) => `${writer}: ${figures(judged.filter((sentence) => sentence.writer === writer))}`,
);
if (writers.length > 1) lines.push(`all: ${figures(judged)}`);
if (isListing) {
  for (const { isFaulty, isFound, text } of judged) {
    if (isFaulty !== isFound) lines.push(`${isFaulty ? "missed" : "flagged"}: ${text}`);
  }
}
process.stdout.write(`${lines.join("\n")}\n`);
