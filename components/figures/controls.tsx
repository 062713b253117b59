import type { ReactNode } from "react";
import type { HeroFigure } from "@/lib/content/schemas/figures";
import type { FigureWords } from "@/lib/content/schemas/shared";
import type { ShownFigure } from "@/lib/sample/shown-figure";
import { fillIn, formatNumber } from "@/lib/text/format";
import { NumberFields, type NumberFieldsProps } from "./number-fields";
import type { FigureNumbers, NumberField } from "./numbers";
import { Slider } from "./slider";

/** A kind of figure with the words of its controls. */
export type FigureProps<Kind extends HeroFigure["kind"]> = ShownFigure<Kind> & {
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

interface ControlsProps extends NumberFieldsProps {
  /** Above the sliders. */
  children?: ReactNode;
}

/** Sliders, and folded fields for exact numbers. */
export function Controls({ numbers, moving, result, hidden, children }: ControlsProps) {
  return (
    <div ref={numbers.setControls} className="hero-controls noscript:hidden print:hidden">
      {children}
      <div className="grid items-end gap-x-5 gap-y-2 xs:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] lg:gap-x-10">
        {numbers.fields.map((field) => (
          <div key={field.name} hidden={field.name === hidden}>
            <FieldSlider field={field} result={result} onSlide={numbers.onSlide} />
          </div>
        ))}
      </div>
      <NumberFields numbers={numbers} moving={moving} result={result} hidden={hidden} />
    </div>
  );
}
