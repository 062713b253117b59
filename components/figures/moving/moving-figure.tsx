"use client";

import { type FunctionComponent, useEffect, useReducer, useState } from "react";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { fillIn } from "@/lib/text/fill-in";
import type { FigureProps } from "../figure-parts";
import { formatNumber } from "../geometry/labels";
import { LeverageBands } from "../leverage-bands";
import { OptionPayoffs } from "../option-payoffs";
import { PositionSize } from "../position-size";
import { changeFigure, mistakesOf, startOf } from "./moved-figure";
import { type MovingFigure as Figure, type MovingKind, quantitiesOf } from "./quantities";
import { QuantityControl } from "./quantity-control";
import { resultOf } from "./result";

interface MovingFigureProps {
  figure: Figure;
  /** Explicit, as a page may have several. */
  id: string;
  words: FigureWords["moving"];
  /** The words of this kind of figure. */
  own: FigureWords["kinds"][MovingKind];
}

// Not figure-drawing.tsx, which would bring every drawing to the browser.
const DRAWINGS: { [Kind in MovingKind]: FunctionComponent<FigureProps<Kind>> } = {
  "option-payoffs": OptionPayoffs,
  "leverage-bands": LeverageBands,
  "position-size": PositionSize,
};

interface MovingDrawingProps {
  figure: Figure;
  start: Figure;
  words: MovingFigureProps["own"];
}

/** Draws a figure with a visitor's numbers, in the same way as the static figure. */
export function MovingDrawing(props: MovingDrawingProps) {
  // Safe: DRAWINGS maps each kind to the component of that kind.
  const Drawing = DRAWINGS[props.figure.kind] as FunctionComponent<MovingDrawingProps>;
  return <Drawing {...props} />;
}

/** After the last change; a screen reader would start again at each step of a slider. */
const SPEAK_AFTER_MS = 700;

/** The text once it has not changed for `SPEAK_AFTER_MS`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * A figure whose numbers a visitor may change. The controls appear when the button is pressed;
 * without scripts, or before they run, the page shows the figure and its result.
 */
export function MovingFigure({ figure, id, words, own }: MovingFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [moved, change] = useReducer(changeFigure, figure, startOf);
  const { scale, wanted, shown, typed } = moved;
  const mistakes = mistakesOf(moved);
  const quantities = quantitiesOf(scale, wanted);
  const names: Readonly<Record<string, string>> = own.quantities;
  const mistakeWords: Readonly<Record<string, string>> = {
    ...words.mistakes,
    ...("mistakes" in own && own.mistakes),
  };
  const errors = new Map(
    quantities.flatMap(({ name, min, max }) => {
      const mistake = mistakes.get(name);
      if (!mistake) return [];
      const limits = { min: formatNumber(min), max: formatNumber(max) };
      return [[name, fillIn(mistakeWords[mistake] ?? "", limits)] as const];
    }),
  );
  const result = resultOf(shown, own.results);
  const wrong = [...errors].map(([name, error]) => `${names[name]}: ${error}`).join(" ");
  const spoken = useSettled(isOpen ? wrong || result : "");
  return (
    <>
      <MovingDrawing figure={shown} start={scale} words={own} />
      {isOpen && <p className="mt-4 text-base">{result}</p>}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-controls` : undefined}
        className="button button-ghost button-small mt-4 noscript:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.open}
      </button>
      {isOpen && (
        <div id={`${id}-controls`} className="mt-4 print:hidden">
          <div className="grid gap-4">
            {quantities.map((quantity) => (
              <QuantityControl
                key={quantity.name}
                quantity={quantity}
                id={`${id}-${quantity.name}`}
                label={names[quantity.name] ?? quantity.name}
                typed={typed[quantity.name]}
                error={errors.get(quantity.name)}
                words={words}
                onChange={change}
              />
            ))}
          </div>
          <button
            type="button"
            className="button button-ghost button-small mt-4"
            onClick={() => change({ kind: "reset" })}
          >
            {words.reset}
          </button>
          <p className="mt-4 text-small text-muted">{words.note}</p>
        </div>
      )}
    </>
  );
}
