import type { ReactNode } from "react";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { fillIn, formatNumber } from "@/lib/text/format";
import { NumberFields, type NumberFieldsProps } from "./number-fields";
import type { FigureNumbers, NumberField } from "./numbers";
import { Slider } from "./slider";

/** A kind of figure with the words of its controls. */
export type FigureProps<Kind extends HeroFigure["kind"]> = Extract<HeroFigure, { kind: Kind }> & {
  moving: FigureWords["moving"];
};

interface FieldSliderProps {
  field: NumberField;
  result: string;
  onSlide: FigureNumbers["onSlide"];
}

/** The slider of a number; some numbers have only a field. */
function FieldSlider({ field, result, onSlide }: FieldSliderProps) {
  const { sliderId, label, unit, slider, start, value } = field;
  if (!slider) return null;
  const shown = fillIn(unit, { n: formatNumber(value) });
  return (
    <Slider
      id={sliderId}
      label={label}
      shown={shown}
      min={slider.from}
      max={slider.to}
      step={slider.step}
      defaultValue={start}
      aria-valuetext={`${shown}. ${result}`}
      onChange={() => onSlide(field)}
    />
  );
}

export interface ControlsProps extends NumberFieldsProps {
  /** Above the sliders. */
  children?: ReactNode;
}

/** Sliders, and folded fields for exact numbers. */
export function Controls({ numbers, moving, result, children }: ControlsProps) {
  return (
    <div ref={numbers.setControls} className="hero-controls noscript:hidden print:hidden">
      {children}
      <div className="grid items-end gap-x-5 xs:grid-cols-2 lg:gap-x-10">
        {numbers.fields.map((field) => (
          <FieldSlider key={field.name} field={field} result={result} onSlide={numbers.onSlide} />
        ))}
      </div>
      <NumberFields numbers={numbers} moving={moving} result={result} />
    </div>
  );
}
