import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadRules } from "../src/load-rules";
import { matchesIn, sentencesOf, signsIn } from "../src/match-rule";
import { filesBelow, readFolder } from "../src/read-folder";

/**
 * Fits the points of signs to the sentences beside it and to the texts of an innocent site, by logistic
 * regression that leaves most words without points. Sets the start so that `sales-talk` begins at 0.
 * Usage: npx tsx packages/ra-preflight/tests/fit-signs.ts [folder of pages]
 */
const PACK = fileURLToPath(new URL("../packs/sebi-ra", import.meta.url));
const VOICES = fileURLToPath(new URL("sentences", import.meta.url));
/** Leaves out what the threshold allows of the innocent ones, and keeps the list short. */
const [FALSE_ALARMS, PENALTY, ROUNDS, LEAST] = [0.022, 0.00005, 400, 0.05];
/** A site says much in the same words; the rules' own examples have to hold. */
const WEIGHTS: Readonly<Record<string, number>> = { site: 0.5, examples: 30 };
/** Of the pack: by how much less a sentence is judged in which a rule has found something. */
const CLAIM = 4;

interface Row {
  voice: string;
  isBad: boolean;
  signs: string[];
  isHit: boolean;
}
const { rules } = loadRules([PACK], "2026-11-22");
const judged = rules.filter(({ points }) => points !== undefined && points < 0);
const named = judged[0]?.signs.named ?? [];
const rowOf = (voice: string, isBad: boolean, text: string): Row => {
  const isHit =
    voice !== "site" && judged.some((rule) => matchesIn({ ...rule, points: -99 }, text).length > 0);
  return { voice, isBad, isHit, signs: signsIn(text, named) };
};
const rows = readdirSync(VOICES)
  .filter((file) => file.endsWith(".tsv") && !file.startsWith("held-out"))
  .flatMap((file) =>
    readFileSync(path.join(VOICES, file), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([label, , text = ""]) =>
        rowOf(file.startsWith("voice") ? file : "first", label === "bad", text),
      ),
  );
const examples = judged.flatMap((rule) =>
  [rule.fail, rule.pass].flatMap((texts, at) =>
    texts.flatMap((text) => (typeof text === "string" ? [rowOf("examples", at === 0, text)] : [])),
  ),
);
const folder = process.argv[2];
const pages = folder ? [...readFolder(folder, filesBelow(folder), false)] : [];
const texts = pages.flatMap((page) =>
  "pieces" in page ? page.pieces.map(({ text }) => text) : [],
);
const site = [...new Set(texts.flatMap(sentencesOf))].map((text) => rowOf("site", false, text));
const always = [...examples, ...site];

/** Points by gradients whose step shrinks with what a sign has moved, and a pull towards 0. */
function fit(given: readonly Row[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of given)
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const used = ["", ...[...counts].filter(([, count]) => count > 1).map(([sign]) => sign)];
  const index = new Map(used.map((sign, at) => [sign, at]));
  const own = given.map(({ signs }) => [0, ...signs.flatMap((sign) => index.get(sign) ?? [])]);
  const [points, moved] = [new Float64Array(used.length), new Float64Array(used.length).fill(1e-6)];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(used.length);
    given.forEach(({ isBad, voice }, at) => {
      const sum = own[at]?.reduce((all, sign) => all + (points[sign] ?? 0), 0) ?? 0;
      const error =
        (1 / (1 + Math.exp(-sum)) - Number(isBad)) * ((WEIGHTS[voice] ?? 1) / given.length);
      for (const sign of own[at] ?? []) slope[sign] = (slope[sign] ?? 0) + error;
    });
    slope.forEach((change, sign) => {
      const total = (moved[sign] ?? 0) + change ** 2;
      moved[sign] = total;
      const step = 0.3 / Math.sqrt(total);
      const next = (points[sign] ?? 0) - step * change;
      points[sign] = sign ? Math.sign(next) * Math.max(0, Math.abs(next) - step * PENALTY) : next;
    });
  }
  return Object.fromEntries(used.map((sign, at) => [sign, points[at] ?? 0]));
}

const sumOf = (points: Record<string, number>, { signs, isHit }: Row) =>
  ["", ...signs].reduce((sum, sign) => sum + (points[sign] ?? 0), isHit ? CLAIM : 0);
// Each voice is judged by points fitted to the others.
const sums = [...new Set(rows.map(({ voice }) => voice))].flatMap((voice) => {
  const points = fit([...rows.filter((row) => row.voice !== voice), ...always]);
  const own = rows.filter((row) => row.voice === voice);
  return own.map((row) => ({ ...row, sum: sumOf(points, row) }));
});
const innocent = sums.filter(({ isBad }) => !isBad).sort((one, other) => other.sum - one.sum);
const least = innocent[Math.floor(innocent.length * FALSE_ALARMS)]?.sum ?? 0;
for (const voice of new Set(sums.map((row) => row.voice))) {
  const counted = [true, false].map((isBad) => {
    const all = sums.filter((row) => row.voice === voice && row.isBad === isBad);
    return `${all.filter(({ sum }) => sum > least).length} of ${all.length}`;
  });
  process.stdout.write(`${voice}, unseen: ${counted[0]} found, ${counted[1]} innocent flagged\n`);
}
const points = fit([...rows, ...always]);
points[""] = (points[""] ?? 0) - least;
const kept = Object.entries(points).filter(([, value]) => Math.abs(value) >= LEAST);
const sorted = kept.sort(([one], [other]) => (one < other ? -1 : 1));
const rounded = Object.fromEntries(sorted.map(([sign, value]) => [sign, Number(value.toFixed(2))]));
writeFileSync(path.join(PACK, "2026-02.points.json"), `${JSON.stringify(rounded, null, 1)}\n`);
process.stdout.write(`${kept.length} points, from ${least.toFixed(2)}\n`);
