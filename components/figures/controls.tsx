import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { fillIn, formatEach, formatNumber } from "@/lib/text/format";
import { type FigureNumbers, readNumber } from "./numbers";
import { Slider } from "./parts";
import type { HeroFigure } from "./schema";

export interface ControlsProps {
  numbers: FigureNumbers;
  /** The words of the controls. */
  moving: FigureWords["moving"];
  /** The figure's result in a sentence with rupees: what a slider's position means. */
  result: string;
  /** Further controls of the figure, such as a switch. */
  children?: ReactNode;
}

/** Props of a figure's island: its content, and the words of its controls. */
export type FigureProps<Kind extends HeroFigure["kind"]> = Extract<HeroFigure, { kind: Kind }> &
  Pick<ControlsProps, "moving">;

/** The controls of a hero's figure: its own, sliders, and all numbers as fields. */
export function Controls({ children, ...controls }: ControlsProps) {
  return (
    <div className="hero-controls noscript:hidden print:hidden">
      {children}
      <div className="grid items-end gap-x-5 xs:grid-cols-2 lg:gap-x-10">
        {controls.numbers.fields.map(({ name, label, unit, slider, value, type }) => {
          const shown = fillIn(unit, { n: formatNumber(value) });
          return (
            slider && (
              <Slider
                key={name}
                id={`hero-${name}`}
                label={label}
                shown={shown}
                min={slider.from}
                max={slider.to}
                step={slider.step}
                value={value}
                aria-valuetext={`${shown}. ${controls.result}`}
                onChange={({ target }) => type(formatNumber(Number(target.value)))}
              />
            )
          );
        })}
      </div>
      <OwnNumbers {...controls} />
    </div>
  );
}

/** After the last change; a screen reader would start again at each step of a slider. */
const SPEAK_AFTER_MS = 700;

/** Tells screen readers a text once it has not changed for `SPEAK_AFTER_MS`; not the first one. */
export function Spoken({ text }: { text: string }) {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === first ? "" : text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}

/** The numbers of a figure as fields, folded, and its result said after a change. */
export function OwnNumbers({ numbers, moving, result }: ControlsProps) {
  const { id, fields, reset } = numbers;
  return (
    <>
      <Spoken text={result} />
      <details className="more mt-2 noscript:hidden print:hidden">
        <summary>{moving.open}</summary>
        <div>
          <div className="grid items-end gap-4 xs:grid-cols-2">
            {fields.map(({ name, text, type, ...quantity }) => {
              const limits = formatEach({ min: quantity.least, max: quantity.most }, formatNumber);
              const read = readNumber(text, quantity);
              const mistake = typeof read === "string" ? moving.mistakes[read] : undefined;
              return (
                <Field
                  key={name}
                  id={`${id}-own-${name}`}
                  label={quantity.label}
                  hint={fillIn(moving.range, limits)}
                  error={mistake && fillIn(mistake, limits)}
                  // A number field does not give scripts text that is no number.
                  inputMode="decimal"
                  value={text}
                  onChange={({ target }) => type(target.value)}
                />
              );
            })}
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
            <Button ghost small onClick={reset}>
              {moving.reset}
            </Button>
            <span>{moving.note}</span>
          </p>
        </div>
      </details>
    </>
  );
}
