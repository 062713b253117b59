import clsx from "clsx";
import type { Figure } from "@/lib/content/schemas/figure";
import type { Shared } from "@/lib/content/schemas/shared";
import { Island } from "@/lib/islands/island";
import { captionOf } from "./caption";
import { FigureDrawing } from "./figure-drawing";

interface FigurePanelProps {
  figure: Figure;
  /** Its place among the figures of the page. */
  number: number;
  words: Pick<Shared, "figure" | "movingFigures">;
  className?: string;
}

/** A figure on its pink panel, numbered and captioned like an exhibit in a note. */
export function FigurePanel({ figure, number, words, className }: FigurePanelProps) {
  return (
    <figure className={clsx("max-w-[36rem]", className)}>
      <div className="-mx-[12px] bg-pink px-[8px] py-5 sm:mx-0 sm:px-7 sm:py-6">
        <FigureBody figure={figure} number={number} words={words} />
      </div>
      <figcaption className="mt-3 max-w-[37.3em] text-small text-muted">
        <strong className="font-semibold text-ink">
          {words.figure} {number}.
        </strong>{" "}
        {captionOf(figure)}
      </figcaption>
    </figure>
  );
}

/** The drawing; of the kinds for which content has words, one that answers to a hand. */
function FigureBody({ figure, number, words }: Omit<FigurePanelProps, "className">) {
  const { kinds, ...common } = words.movingFigures;
  switch (figure.kind) {
    case "option-payoffs":
    case "leverage-bands":
    case "position-size":
      return (
        <Island
          of="moving-figure"
          when="approach"
          props={{
            // The caption stands below, and need not travel twice.
            figure: { ...figure, caption: "" },
            id: `figure-${number}`,
            words: common,
            own: kinds[figure.kind],
          }}
        />
      );
    default:
      return <FigureDrawing figure={figure} />;
  }
}
