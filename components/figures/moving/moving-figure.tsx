"use client";

import { type FunctionComponent, useEffect, useReducer, useState } from "react";
import { Button } from "@/components/ui/button";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { fillIn } from "@/lib/text/fill-in";
import type { FigureProps } from "../figure-parts";
import { formatNumber, formatNumbers } from "../geometry/formats";
import { LeverageBands } from "../leverage-bands";
import { OptionPayoffs } from "../option-payoffs";
import { PositionSize } from "../position-size";
import { type Change, changeFigure, type MovedFigure, mistakesOf, startOf } from "./moved-figure";
import { type MovingFigure as Figure, type MovingKind, quantitiesOf } from "./quantities";
import { resultOf } from "./result";

type OwnWords = FigureWords["kinds"][MovingKind];

// Not figure-panel.tsx, which would bring every drawing to the browser.
const DRAWINGS: { [Kind in MovingKind]: FunctionComponent<FigureProps<Kind>> } = {
  "option-payoffs": OptionPayoffs,
  "leverage-bands": LeverageBands,
  "position-size": PositionSize,
};

type MovingDrawingProps = { figure: Figure; start: Figure; words: OwnWords };

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

interface MovingFigureProps {
  figure: Figure;
  /** Explicit, as a page may have several. */
  id: string;
  words: FigureWords["moving"];
  own: OwnWords;
}

/**
 * A figure whose numbers a visitor may change. The controls appear when the button is pressed;
 * without scripts, or before they run, the page shows the figure and its result.
 */
export function MovingFigure({ figure, id, words, own }: MovingFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [moved, change] = useReducer(changeFigure, figure, startOf);
  const { scale, shown } = moved;
  const controls = controlsOf(moved, { id, words, own });
  const result = resultOf(shown, own.results);
  const errors = controls.flatMap(({ label, error }) => (error ? `${label}: ${error}` : []));
  const spoken = useSettled(isOpen ? errors.join(" ") || result : "");
  return (
    <>
      <MovingDrawing figure={shown} start={scale} words={own} />
      {isOpen && <p className="mt-4 text-base">{result}</p>}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <Button
        ghost
        small
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-controls` : undefined}
        className="mt-4 noscript:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <div id={`${id}-controls`} className="mt-4 print:hidden">
          <div className="grid gap-4">
            {controls.map((control) => (
              <QuantityControl key={control.id} {...control} onChange={change} />
            ))}
          </div>
          <Button
            ghost
            small
            className="mt-4"
            onClick={() => change({ kind: "reset", to: figure })}
          >
            {words.reset}
          </Button>
          <p className="mt-4 text-small text-muted">{words.note}</p>
        </div>
      )}
    </>
  );
}

type Control = ReturnType<typeof controlsOf>[number];

/** The fields of a figure's quantities, each with its text if it was typed, and its mistake. */
function controlsOf(moved: MovedFigure, props: Omit<MovingFigureProps, "figure">) {
  const { id, words, own } = props;
  const mistakes = mistakesOf(moved);
  const labels: Readonly<Record<string, string>> = own.quantities;
  const mistakeWords: Readonly<Record<string, string>> = {
    ...words.mistakes,
    ...("mistakes" in own && own.mistakes),
  };
  return quantitiesOf(moved.scale, moved.wanted).map((quantity) => {
    const { name, min, max } = quantity;
    const limits = formatNumbers({ min, max });
    const mistake = mistakes.get(name);
    return {
      ...quantity,
      id: `${id}-${name}`,
      label: labels[name] ?? name,
      range: fillIn(words.range, limits),
      typed: moved.typed[name],
      error: mistake && fillIn(mistakeWords[mistake] ?? "", limits),
    };
  });
}

function QuantityControl(props: Control & { onChange: (change: Change) => void }) {
  const { id, name, label, range, value, from, to, step, typed, error, onChange } = props;
  const text = formatNumber(value);
  return (
    <div className="grid items-start gap-x-4 xs:grid-cols-[1fr_7.5rem]">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-range`} className="text-small text-muted">
          {range}
        </p>
        {error && (
          <p id={`${id}-error`} className="font-semibold text-ochre">
            {error}
          </p>
        )}
      </div>
      {/* A text field: a number field does not give scripts text that is no number. */}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        aria-describedby={error ? `${id}-error ${id}-range` : `${id}-range`}
        aria-invalid={error ? true : undefined}
        className="field text-right"
        value={typed ?? text}
        onChange={(event) => onChange({ kind: "typed", name, text: event.target.value })}
      />
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        className="h-11 w-full accent-brand xs:col-span-2"
        onChange={(event) => onChange({ kind: "slid", name, value: Number(event.target.value) })}
      />
    </div>
  );
}
