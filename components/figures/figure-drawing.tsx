import type { Figure } from "@/lib/content/schemas/figure";
import { CallOutcomes } from "./call-outcomes";
import { CommodityGroups } from "./commodity-groups";
import { CoverageGrid } from "./coverage-grid";
import { HedgedPosition } from "./hedged-position";
import { HoldingPeriods } from "./holding-periods";
import { LeverageBands } from "./leverage-bands";
import { OptionPayoffs } from "./option-payoffs";

/**
 * Draws any figure from its numbers.
 * @param props.compact a miniature for a card: no text, hidden from assistive technology
 */
export function FigureDrawing({ figure, compact = false }: { figure: Figure; compact?: boolean }) {
  switch (figure.kind) {
    case "call-outcomes":
      return <CallOutcomes compact={compact} figure={figure} />;
    case "holding-periods":
      return <HoldingPeriods compact={compact} figure={figure} />;
    case "leverage-bands":
      return <LeverageBands compact={compact} figure={figure} />;
    case "option-payoffs":
      return <OptionPayoffs compact={compact} figure={figure} />;
    case "hedged-position":
      return <HedgedPosition compact={compact} figure={figure} />;
    case "coverage-grid":
      return <CoverageGrid compact={compact} figure={figure} />;
    case "commodity-groups":
      return <CommodityGroups compact={compact} figure={figure} />;
    default:
      return figure satisfies never;
  }
}
