import type { FunctionComponent } from "react";
import type { Figure, FigureKind } from "@/lib/content/schemas/figure";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { CallOutcomes } from "./call-outcomes";
import { CommodityGroups } from "./commodity-groups";
import { CompanyAccounts } from "./company-accounts";
import { CoverageGrid } from "./coverage-grid";
import type { FigureProps } from "./figure-parts";
import { HedgedPosition } from "./hedged-position";
import { HoldingPeriods } from "./holding-periods";
import { LeverageBands } from "./leverage-bands";
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

interface FigureDrawingProps {
  figure: Figure;
  words: FigureWords["kinds"];
  compact?: boolean;
}

/** Draws any figure from its numbers, or a miniature of it for a card. */
export function FigureDrawing({ figure, words, compact = false }: FigureDrawingProps) {
  // Safe: DRAWINGS maps each kind to the component of that kind.
  const Drawing = DRAWINGS[figure.kind] as FunctionComponent<object>;
  return <Drawing {...{ figure, words: words[figure.kind], compact }} />;
}
