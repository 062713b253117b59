import { fillIn } from "@/lib/text/fill-in";
import { FIGURE_WIDTH } from "./frame";

/** A text in a figure; place and size in viewBox units. */
export interface Label {
  /** One entry per line; a string is one line. */
  text: string | readonly string[];
  /** In bold before the text. */
  lead?: string;
  /** Default 0. */
  x?: number;
  /** Baseline of the first line, or the middle of a `middle` label. */
  y: number;
  anchor?: "middle" | "end";
  /** Centres a single line on y, at every text size. */
  middle?: boolean;
  strong?: boolean;
  tone?: "muted" | "brand" | "ochre" | undefined;
}

/**
 * Size of figure text on a phone in viewBox units, as the theme's `figure-text` sets it.
 * On wider screens it is smaller, so a layout that has room for this one has room for all.
 */
export const TEXT_SIZE = 13;

/** Distance between the baselines of a wrapped label: 1.15 em at `TEXT_SIZE`. */
export const LINE_HEIGHT = 15;

type Weight = "regular" | "strong";

/** Advances of Instrument Sans with tabular figures in em, rounded up within each group. */
const ADVANCES: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[ .,:;'|!Iijl]/, 0.28],
  [/[frtsJ()[\]{}"*/\\]/, 0.45],
  [/[MWm@]/, 0.98],
  [/[A-Zw&]/, 0.76],
];
const OTHER_ADVANCE = 0.61;
const STRONG = 1.03;

/** Estimated width of a line of figure text on a phone, in viewBox units; seldom too small. */
export function textWidth(text: string, weight: Weight = "regular") {
  let em = 0;
  for (const character of text) {
    em += ADVANCES.find(([characters]) => characters.test(character))?.[1] ?? OTHER_ADVANCE;
  }
  return em * TEXT_SIZE * (weight === "strong" ? STRONG : 1);
}

/**
 * Breaks a label at spaces, but not at no-break spaces, into lines no wider than `width`.
 * A single word that is wider is broken with a hyphen, because SVG would clip it.
 * @param width in viewBox units; room for at least two characters
 */
export function wrapLabel(text: string, width: number, weight: Weight = "regular"): string[] {
  const fits = (line: string) => textWidth(line, weight) <= width;
  const lines: string[] = [];
  let line = "";
  for (let word of text.trim().split(/ +/)) {
    if (line !== "" && fits(`${line} ${word}`)) {
      line += ` ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    while (!fits(word) && word.length > 2) {
      let end = word.length - 1;
      while (end > 1 && !fits(`${word.slice(0, end)}-`)) end -= 1;
      lines.push(`${word.slice(0, end)}-`);
      word = word.slice(end);
    }
    line = word;
  }
  return [...lines, line];
}

/** The centre nearest to the wanted one at which a label of this size is inside the limits. */
export function keepWithin(centre: number, size: number, limits: readonly [number, number]) {
  return Math.min(Math.max(centre, limits[0] + size / 2), limits[1] - size / 2);
}

/**
 * Moves labels along one axis by the least distance that keeps them apart and within the limits.
 * @param labels in their order on the axis: the centre each should have, and its size
 * @param gap free space between neighbours
 * @param limits where the first may begin and the last must end
 * @returns the centre of each label
 */
export function spreadLabels(
  labels: readonly { at: number; size: number }[],
  gap: number,
  limits: readonly [number, number],
): number[] {
  let [edge, end] = limits;
  const pushed = labels.map(({ at, size }) => {
    const centre = Math.max(at, edge + size / 2);
    edge = centre + size / 2 + gap;
    return { centre, size };
  });
  // Not toReversed(), which some supported browsers lack.
  const pulled = pushed.reverse().map(({ centre, size }) => {
    const kept = Math.min(centre, end - size / 2);
    end = kept - size / 2 - gap;
    return kept;
  });
  return pulled.reverse();
}

/** Numbers below an axis, centred on their ticks but inside the figure. */
export function tickLabels(ticks: readonly { text: string; x: number }[], y: number): Label[] {
  return ticks.map(({ text, x }) => {
    const centre = keepWithin(x, textWidth(text), [0, FIGURE_WIDTH]);
    return { text, x: centre, y, anchor: "middle", tone: "muted" };
  });
}

/** Names above columns: their height with the rule below them, and a label for each. */
export function columnHeadings(
  names: readonly string[],
  centres: readonly number[],
  width: number,
  weight: Weight,
) {
  const headings = names.map((name) => wrapLabel(name, width, weight));
  const height = Math.max(...headings.map((lines) => lines.length)) * LINE_HEIGHT + 7;
  const labels = headings.map((text, i): Label => {
    const y = height - 10 - LINE_HEIGHT * (text.length - 1);
    return { text, x: centres[i] ?? 0, y, anchor: "middle", strong: weight === "strong" };
  });
  return { height, labels };
}

const number = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A number in Indian grouping with at most two decimals and U+2212 as minus sign. */
export function formatNumber(value: number) {
  // Rounded here, and -0 turned into 0: older browsers have no signDisplay "negative".
  return number.format(Math.round(value * 100) / 100 + 0).replace("-", "−");
}

/** A number with its sign, zero without one. */
export function formatSigned(value: number) {
  const text = formatNumber(value);
  return value > 0 && text !== "0" ? `+${text}` : text;
}

/** An amount of money to the rupee, its sign before the rupee sign. */
export function formatMoney(rupees: number) {
  const text = formatNumber(Math.round(rupees));
  return text.startsWith("−") ? `−₹${text.slice(1)}` : `₹${text}`;
}

/** `2–10`. */
export function formatRange([from, to]: readonly [number, number]) {
  return `${formatNumber(from)}–${formatNumber(to)}`;
}

/** The same in a sentence, `2 to 10`, in content's words with `{from}` and `{to}`. */
export function between([from, to]: readonly [number, number], words: string) {
  return fillIn(words, { from: formatNumber(from), to: formatNumber(to) });
}

/** Lists in sentences: "A, B and C", "A, B or C". */
export const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
export const or = new Intl.ListFormat("en-GB", { type: "disjunction" });
