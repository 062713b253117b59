import type { FunctionComponent } from "react";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import type { FigureProps } from "../figure-parts";
import { LeverageBands } from "../leverage-bands";
import { OptionPayoffs } from "../option-payoffs";
import { PositionSize } from "../position-size";
import type { MovingFigure, MovingKind } from "./quantities";

// Not figure-drawing.tsx, which would bring every drawing to the browser.
const DRAWINGS: { [Kind in MovingKind]: FunctionComponent<FigureProps<Kind>> } = {
  "option-payoffs": OptionPayoffs,
  "leverage-bands": LeverageBands,
  "position-size": PositionSize,
};

interface MovingDrawingProps {
  figure: MovingFigure;
  start: MovingFigure;
  words: FigureWords["kinds"][MovingKind];
}

/** Draws a figure with a visitor's numbers, as its still form is drawn. */
export function MovingDrawing(props: MovingDrawingProps) {
  // Safe: DRAWINGS maps each kind to the component of that kind.
  const Drawing = DRAWINGS[props.figure.kind] as FunctionComponent<MovingDrawingProps>;
  return <Drawing {...props} />;
}
