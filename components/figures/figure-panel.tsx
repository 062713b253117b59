import clsx from "clsx";
import type { FunctionComponent } from "react";
import type { Figure, FigureKind } from "@/lib/content/schemas/figure";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { Island } from "@/lib/islands/island";
import { stopDistances } from "@/lib/risk/leverage";
import { fillIn } from "@/lib/text/fill-in";
import { CallOutcomes } from "./call-outcomes";
import { CommodityGroups } from "./commodity-groups";
import { CompanyAccounts } from "./company-accounts";
import { CoverageGrid } from "./coverage-grid";
import type { FigureProps } from "./figure-parts";
import { formatRange } from "./geometry/formats";
import { HedgedPosition } from "./hedged-position";
import { HoldingPeriods } from "./holding-periods";
import { LeverageBands } from "./leverage-bands";
import { isMoving } from "./moving/quantities";
import { OptionPayoffs } from "./option-payoffs";
import { PositionSize } from "./position-size";

const DRAWINGS: { [Kind in FigureKind]: FunctionComponent<FigureProps<Kind>> } = {
  "call-outcomes": CallOutcomes,
  "holding-periods": HoldingPeriods,
  "leverage-bands": LeverageBands,
  "option-payoffs": OptionPayoffs,
  "hedged-position": HedgedPosition,
  "coverage-grid": CoverageGrid,
  "commodity-groups": CommodityGroups,
  "company-accounts": CompanyAccounts,
  "position-size": PositionSize,
};

type FigureDrawingProps = { figure: Figure; words: FigureWords["kinds"]; compact?: boolean };

/** Draws any figure from its numbers, or a miniature of it for a card. */
export function FigureDrawing({ figure, words, compact = false }: FigureDrawingProps) {
  // Safe: DRAWINGS maps each kind to the component of that kind.
  const Drawing = DRAWINGS[figure.kind] as FunctionComponent<object>;
  return <Drawing {...{ figure, words: words[figure.kind], compact }} />;
}

interface FigurePanelProps {
  figure: Figure;
  number: number;
  words: FigureWords;
  className?: string;
}

/** A figure on its pink panel with number and caption. */
export function FigurePanel({ figure, number, words, className }: FigurePanelProps) {
  return (
    <figure className={clsx("max-w-[36rem]", className)}>
      <div className="-mx-[12px] bg-pink px-[8px] py-5 sm:mx-0 sm:px-7 sm:py-6">
        {isMoving(figure) ? (
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
        ) : (
          <FigureDrawing figure={figure} words={words.kinds} />
        )}
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
