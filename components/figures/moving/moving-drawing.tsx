import type { FunctionComponent } from "react";
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
}

/** Draws a figure with a visitor's numbers, as its still form is drawn. */
export function MovingDrawing({ figure, start }: MovingDrawingProps) {
  // Safe: DRAWINGS maps each kind to the component of that kind.
  const Drawing = DRAWINGS[figure.kind] as FunctionComponent<MovingDrawingProps>;
  return <Drawing figure={figure} start={start} />;
}
