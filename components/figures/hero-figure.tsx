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
  return (
    <>
      {odds && (
        <div className="hero-odds">
          <Markdown text={odds} className="border-l-6 border-risk pl-3.5" />
        </div>
      )}
      <FigureIsland figure={figure} words={words.moving} />
      <Markdown text={`**${words.label} 1.** ${figure.caption}`} className="hero-caption" />
    </>
  );
}

/** Each kind has an island of its own, so that a page loads no other. */
function FigureIsland({ figure, words }: { figure: Figure; words: FigureWords["moving"] }) {
  // What is outside the island is not needed in its props.
  const own = { ...figure, caption: "" };
  switch (own.kind) {
    case "leverage":
      return <Island of="leverage-figure" when="approach" props={{ figure: own, words }} />;
    case "stop-loss":
      return <Island of="stop-loss-figure" when="approach" props={{ figure: own, words }} />;
    case "option":
      return <Island of="option-figure" when="approach" props={{ figure: own, words }} />;
    case "holding":
      return <Island of="holding-figure" when="approach" props={{ figure: own, words }} />;
    case "hedge":
      return <Island of="hedge-figure" when="approach" props={{ figure: own, words }} />;
    case "overnight":
      return <Island of="overnight-figure" when="approach" props={{ figure: own, words }} />;
    case "towers":
      return <Island of="towers-figure" when="approach" props={{ figure: own, words }} />;
  }
}
