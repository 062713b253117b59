import { FIGURE_WIDTH } from "./scale";

/** A text in a figure; place and size in viewBox units. */
export interface Label {
  /** One entry per line; a string is one line. */
  text: string | readonly string[];
  /** In bold before the text. */
  lead?: string;
  /** Default 0; a centred label is moved just inside the figure. */
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
const ADVANCES: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ .,:;'|!Iijl]/, 0.28],
  [/[frtsJ()[\]{}"*/\\]/, 0.45],
  [/[MWm@]/, 0.98],
  [/[A-Zw&]/, 0.76],
  [/./, 0.61],
];
const STRONG = 1.03;

/** Estimated width of a line of figure text on a phone, in viewBox units; seldom too small. */
export function textWidth(text: string, weight: Weight = "regular") {
  const advanceOf = (letter: string) =>
    ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  const em = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0);
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
  for (let word of text.split(" ")) {
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

type Sized = { at: number; size: number };

/**
 * Moves labels along one axis by the least distance that keeps them apart and within the limits.
 * @param labels in their order on the axis: the centre each should have, and its size
 * @param gap free space between neighbours
 * @param limits where the first may begin and the last must end
 * @returns the centre of each label
 */
export function spreadLabels(labels: Sized[], gap: number, limits: readonly [number, number]) {
  let [edge, end] = limits;
  const centres = labels.map(({ at, size }) => {
    const centre = Math.max(at, edge + size / 2);
    edge = centre + size / 2 + gap;
    return centre;
  });
  for (const [i, { size }] of [...labels.entries()].reverse()) {
    const centre = Math.min(centres[i] ?? 0, end - size / 2);
    centres[i] = centre;
    end = centre - size / 2 - gap;
  }
  return centres;
}

type Foot = { text: string; x: number; strong?: boolean };

/** Labels below an axis, each as near to its x as the others allow; `gap` if there is room. */
export function footLabels(feet: Foot[], y: number, gap: number): Label[] {
  const inOrder = [...feet].sort((one, other) => one.x - other.x);
  const sized = inOrder.map(({ text, x }) => ({ at: x, size: textWidth(text, "strong") }));
  const free = FIGURE_WIDTH - sized.reduce((sum, { size }) => sum + size, 0);
  const centres = spreadLabels(sized, Math.min(gap, free), [0, FIGURE_WIDTH]);
  return inOrder.map((foot, i) => ({ ...foot, x: centres[i] ?? 0, y, anchor: "middle" }));
}

/** Names above columns: their height with the rule below them, and a label for each. */
export function columnHeadings(names: string[], centres: number[], width: number, weight: Weight) {
  const headings = names.map((name) => wrapLabel(name, width, weight));
  const height = Math.max(...headings.map((lines) => lines.length)) * LINE_HEIGHT + 7;
  const labels = headings.map((text, i): Label => {
    const y = height - 10 - LINE_HEIGHT * (text.length - 1);
    return { text, x: centres[i] ?? 0, y, anchor: "middle", strong: weight === "strong" };
  });
  return { height, labels };
}
