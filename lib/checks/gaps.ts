import type { SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import { callOf, levelsOf } from "@/lib/sample/call-trade";
import { formatPrice } from "@/lib/text/format";

/** The figures at the top of pages, by the file that holds them. */
function figuresOf({ pages, services }: Content): Map<string, HeroFigure> {
  const figures = new Map(services.map(({ slug, figure }) => [`services/${slug}`, figure]));
  return figures.set("pages/home", pages.home.hero.figure);
}

/** The smallest gap that a visitor can choose opens past the stop-loss: the figure says that it does. */
export function checkGaps(sources: ReadonlyMap<string, SourceFile>, content: Content): void {
  for (const [file, figure] of figuresOf(content)) {
    if (figure.kind !== "call" || !figure.quantities.gap) continue;
    const { least } = figure.quantities.gap;
    for (const { call } of figure.calls) {
      const { numbers } = callOf(content.sample, call);
      if (numbers.kind === "hedge") continue;
      const { entry, stop } = levelsOf(numbers);
      if (entry * (1 - least / 100) < stop) continue;
      const message = `expected a gap from ${formatPrice(entry)} past the stop-loss of ${formatPrice(stop)}, got ${least}%: enter a larger one`;
      const base = file === "pages/home" ? ["hero", "figure"] : ["figure"];
      sources.get(file)?.fail([...base, "quantities", "gap", "least"], message);
    }
  }
}
