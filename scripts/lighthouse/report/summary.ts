import { CATEGORIES } from "@/scripts/lighthouse/visit-figures";
import { type Comparison, isLowOnPurpose } from "./kept-results";
import { differenceOf, MEANINGS, NUMBERS, ratingOf } from "./numbers";

const where = ({ now }: Comparison) => `${now.label} (${now.route}) on a ${now.device}`;

/** A sentence for each number that is not good. */
export function weakPlaces(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap((comparison) =>
    NUMBERS.filter((name) => !isLowOnPurpose(comparison.now, name)).flatMap((name) => {
      const value = comparison.now.numbers[name];
      const rating = ratingOf(name, value);
      const { label, show } = MEANINGS[name];
      return rating === "good" ? [] : [`${where(comparison)}: ${label} ${show(value)}, ${rating}`];
    }),
  );
}

/** A sentence for each number that differs from the kept one by more than the noise, worse ones first. */
export function changes(comparisons: readonly Comparison[]): string[] {
  const sentences = comparisons.flatMap((comparison) => {
    const { now, before } = comparison;
    if (!before) return [];
    return NUMBERS.flatMap((name) => {
      const { verdict } = differenceOf(name, before.numbers[name], now.numbers[name]);
      if (verdict === "as before") return [];
      const { label, show } = MEANINGS[name];
      const values = `${show(before.numbers[name])}, now ${show(now.numbers[name])}`;
      return [{ verdict, text: `${where(comparison)}: ${label} was ${values}: ${verdict}` }];
    });
  });
  return (["worse", "better"] as const).flatMap((wanted) =>
    sentences.filter(({ verdict }) => verdict === wanted).map(({ text }) => text),
  );
}

/** What the terminal shows at the end: a line for each page and device, then what stands out. */
export function summaryText(comparisons: readonly Comparison[]): string {
  const width = Math.max(...comparisons.map(({ now }) => now.route.length), "page".length);
  const columns = (cells: string[]) => cells.map((cell) => cell.padStart(16)).join("");
  const line = (route: string, device: string, cells: string[]) =>
    `${route.padEnd(width)}  ${device.padEnd(7)}${columns(cells)}`;
  const rows = comparisons.map(({ now }) =>
    line(
      now.route,
      now.device,
      CATEGORIES.map((name) => String(now.numbers[name])),
    ),
  );
  const weak = weakPlaces(comparisons);
  const changed = changes(comparisons);
  return [
    line(
      "page",
      "device",
      CATEGORIES.map((name) => MEANINGS[name].label),
    ),
    ...rows,
    "",
    ...(weak.length > 0 ? weak : ["Every number is good."]),
    ...(changed.length > 0 ? ["", "Since the last report:", ...changed] : []),
    ...(comparisons.some(({ now }) => now.noindex)
      ? ["", "A page that asks not to be found (noindex) has a low SEO score on purpose."]
      : []),
  ].join("\n");
}
