import { Markdown } from "@/components/ui/markdown";
import type { HeroFigure as Figure } from "@/lib/content/schemas/figures";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { Island } from "@/lib/islands/island";

interface HeroFigureProps {
  figure: Figure;
  words: FigureWords;
  /** Markdown that must be on the first screen. */
  odds?: string | undefined;
}

/** Complete without scripts. */
export function HeroFigure({ figure, words, odds }: HeroFigureProps) {
  // One island per kind, so that a page loads only its own. The caption is outside the island.
  const props = { ...figure, caption: "", moving: words.moving };
  return (
    <>
      {odds && (
        <div className="hero-odds">
          <Markdown text={odds} className="border-l-6 border-risk pl-3.5" />
        </div>
      )}
      <Island of={`${figure.kind}-figure` as const} when="approach" props={props} />
      <Markdown text={`**${words.label} 1.** ${figure.caption}`} className="hero-caption" />
    </>
  );
}
