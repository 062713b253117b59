import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { fillIn, formatEach, formatNumber } from "@/lib/text/format";
import { type FigureNumbers, readNumber } from "./numbers";
import { Slider } from "./parts";

export interface ControlsProps {
  numbers: FigureNumbers;
  moving: FigureWords["moving"];
  /** The result as a sentence, for screen readers. */
  result: string;
  children?: ReactNode;
}

export type FigureProps<Kind extends HeroFigure["kind"]> = Extract<HeroFigure, { kind: Kind }> &
  Pick<ControlsProps, "moving">;

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
      <NumberFields {...controls} />
    </div>
  );
}

/** Delay after the last change; otherwise a screen reader would restart at each slider step. */
const SPEAK_AFTER_MS = 700;

/** Announces a text once it is unchanged for `SPEAK_AFTER_MS`, except the initial one. */
export function LiveText({ text }: { text: string }) {
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

/** Fields for all numbers, folded, and the announced result. */
export function NumberFields({ numbers, moving, result }: ControlsProps) {
  const { id, fields, reset } = numbers;
  return (
    <>
      <LiveText text={result} />
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
                  // The value of a number field is empty if the text is not a number.
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
