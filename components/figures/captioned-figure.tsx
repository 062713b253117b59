import { Markdown } from "@/components/ui/markdown";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { Island } from "@/lib/islands/island";

interface CaptionedFigureProps {
  figure: HeroFigure;
  words: FigureWords;
  /** Markdown that must be on the first screen. */
  odds?: string | undefined;
}

/** The figure of a hero with its caption; complete without scripts. */
export function CaptionedFigure({ figure, words, odds }: CaptionedFigureProps) {
  // One island per kind, so that a page loads only its own. The caption is outside the island.
  const props = { ...figure, caption: "", moving: words.moving };
  return (
    <>
      {odds && (
        <div className="hero-odds">
          <Markdown text={odds} className="risk-note" />
        </div>
      )}
      <Island of={`${figure.kind}-figure` as const} when="approach" props={props} />
      <Markdown text={`**${words.label} 1.** ${figure.caption}`} className="hero-caption" />
    </>
  );
}
