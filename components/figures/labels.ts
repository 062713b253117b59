/**
 * Size of figure text on a phone in viewBox units, as the theme's `figure-text` sets it.
 * From 768 px on it is smaller, so a layout that has room for this one has room for both.
 */
export const TEXT_SIZE = 13;

/** Distance between the baselines of a wrapped label: 1.15 em at `TEXT_SIZE`. */
export const LINE_HEIGHT = 15;

const EM_PER_CHARACTER = { regular: 0.55, strong: 0.6 };

/** Estimated width of a line of figure text on a phone, in viewBox units. */
export function textWidth(text: string, weight: "regular" | "strong" = "regular") {
  return text.length * EM_PER_CHARACTER[weight] * TEXT_SIZE;
}

/** How many characters of figure text fit a width in viewBox units; at least 2. */
export function charactersIn(width: number, weight: "regular" | "strong" = "regular") {
  // The small addition keeps a text's own width from losing its last character to rounding.
  return Math.max(2, Math.floor(width / (EM_PER_CHARACTER[weight] * TEXT_SIZE) + 1e-6));
}

/**
 * Breaks a label into lines of at most `maxChars` characters, at spaces.
 * A word longer than that is broken with a hyphen, because SVG would clip it.
 * @param maxChars at least 2
 */
export function wrapLabel(text: string, maxChars: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (let word of text.trim().split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length <= maxChars) {
      line += ` ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    while (word.length > maxChars) {
      lines.push(`${word.slice(0, maxChars - 1)}-`);
      word = word.slice(maxChars - 1);
    }
    line = word;
  }
  return [...lines, line];
}

/** Where a label would like to stand (its centre) and how much of the axis it takes. */
export type LabelSpan = { at: number; size: number };

/**
 * Moves labels along one axis as little as keeps them apart and within their limits.
 * @param gap free space between neighbours
 * @param limits where the first may begin and the last must end
 * @returns the centre of each label, in the order given
 */
export function spreadLabels(
  labels: readonly LabelSpan[],
  gap: number,
  limits: readonly [number, number],
): number[] {
  const order = labels
    .map((label, index) => ({ ...label, index }))
    .sort((one, other) => one.at - other.at);
  let edge = limits[0];
  for (const label of order) {
    label.at = Math.max(label.at, edge + label.size / 2);
    edge = label.at + label.size / 2 + gap;
  }
  edge = limits[1];
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, edge - label.size / 2);
    edge = label.at - label.size / 2 - gap;
  }
  return order.sort((one, other) => one.index - other.index).map((label) => label.at);
}

const number = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A number in Indian grouping with at most two decimals and a true minus sign. */
export function formatNumber(value: number) {
  return number.format(value).replace("-", "−");
}

/** A number with its sign, zero without one: a gain or a loss. */
export function formatSigned(value: number) {
  const text = formatNumber(value);
  return value > 0 && text !== "0" ? `+${text}` : text;
}

/** `2–10`, or one number when both ends are the same. */
export function formatRange([from, to]: readonly [number, number]) {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}
