import { Markdown } from "@/components/ui/markdown";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { Island } from "@/lib/islands/island";
import type { HeroFigure as Figure } from "./schema";

interface HeroFigureProps {
  figure: Figure;
  words: FigureWords;
  /** A sentence that must be on the first screen, in Markdown. */
  odds?: string | undefined;
}

/** The figure of a hero with its caption; complete and true before any script. */
export function HeroFigure({ figure, words, odds }: HeroFigureProps) {
  // Each kind has an island of its own, so that a page loads no other; its caption is outside.
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
