import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import { Island } from "@/lib/islands/island";
import { shownFigure } from "@/lib/sample/shown-figure";

interface CaptionedFigureProps {
  content: Pick<Content, "sample" | "shared" | "sources">;
  figure: HeroFigure;
  /** Markdown that must be on the first screen. */
  odds?: string | undefined;
}

/** The figure of a hero with its caption; complete without scripts. */
export function CaptionedFigure({ content, figure, odds }: CaptionedFigureProps) {
  const words = content.shared.figures;
  // One island per kind, so that a page loads only its own. The caption is outside the island.
  const props = { ...shownFigure(figure, content), caption: "", moving: words.moving };
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
