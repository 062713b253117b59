import clsx from "clsx";
import type { Figure } from "@/lib/content/schemas/figure";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { Island } from "@/lib/islands/island";
import { stopDistances } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { FigureDrawing } from "./figure-drawing";
import { formatRange } from "./geometry/labels";

interface FigurePanelProps {
  figure: Figure;
  /** Its number among the page's figures. */
  number: number;
  words: FigureWords;
  className?: string;
}

/** A figure on its pink panel with number and caption. */
export function FigurePanel({ figure, number, words, className }: FigurePanelProps) {
  return (
    <figure className={clsx("max-w-[36rem]", className)}>
      <div className="-mx-[12px] bg-pink px-[8px] py-5 sm:mx-0 sm:px-7 sm:py-6">
        <FigureBody figure={figure} number={number} words={words} />
      </div>
      <figcaption className="mt-3 max-w-[37.3em] text-small text-muted">
        <strong className="font-semibold text-ink">
          {words.label} {number}.
        </strong>{" "}
        {captionOf(figure)}
      </figcaption>
    </figure>
  );
}

/** The drawing, or an island where a visitor may change its numbers. */
function FigureBody({ figure, number, words }: Omit<FigurePanelProps, "className">) {
  switch (figure.kind) {
    case "option-payoffs":
    case "leverage-bands":
    case "position-size":
      return (
        <Island
          of="moving-figure"
          when="approach"
          props={{
            // The caption is below and not needed in the island's props.
            figure: { ...figure, caption: "" },
            id: `figure-${number}`,
            words: words.moving,
            own: words.kinds[figure.kind],
          }}
        />
      );
    default:
      return <FigureDrawing figure={figure} words={words.kinds} />;
  }
}

/** A figure's caption; for leverage with its ranges and the resulting stop distances. */
function captionOf(figure: Figure): string {
  if (figure.kind !== "leverage-bands") return figure.caption;
  const { caption, intraday, positional, riskPercent } = figure;
  return fillIn(caption, {
    intraday: formatRange(intraday),
    positional: formatRange(positional),
    risk: formatRange(riskPercent),
    intradayStop: formatRange(stopDistances(riskPercent, intraday)),
    positionalStop: formatRange(stopDistances(riskPercent, positional)),
  });
}
