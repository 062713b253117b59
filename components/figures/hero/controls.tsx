import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { fillIn } from "@/lib/text/fill-in";
import { formatNumber, formatNumbers } from "../geometry/formats";
import { mistakeIn, parseNumber } from "./number";
import type { Quantity } from "./schema";

export type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;
export type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** The numbers of a figure, with what was typed into their fields, valid or not. */
export interface FigureNumbers<Name extends string> {
  values: Numbers<Name>;
  typed: Readonly<Record<string, string | undefined>>;
  slide: (name: Name, value: number) => void;
  type: (name: Name, text: string) => void;
  reset: () => void;
}

const namesOf = <Name extends string>(all: Quantities<Name>) => Object.keys(all) as Name[];

function startOf<Name extends string>(all: Quantities<Name>): Numbers<Name> {
  return Object.fromEntries(namesOf(all).map((name) => [name, all[name].start])) as Numbers<Name>;
}

/** What is in an input of the page. */
function inputValue(id: string): string | undefined {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : undefined;
}

/** The numbers that a visitor changes; a wrong one stays in its field and changes nothing. */
export function useNumbers<Name extends string>(
  all: Quantities<Name>,
  id = "hero",
): FigureNumbers<Name> {
  const [values, setValues] = useState(() => startOf(all));
  const [typed, setTyped] = useState<FigureNumbers<Name>["typed"]>({});
  const set = (name: Name, value: number) => setValues((old) => ({ ...old, [name]: value }));
  const slide = (name: Name, value: number) => {
    set(name, value);
    setTyped((old) => ({ ...old, [name]: undefined }));
  };
  const type = (name: Name, text: string) => {
    setTyped((old) => ({ ...old, [name]: text }));
    const value = parseNumber(text);
    if (value !== undefined && !mistakeIn(text, all[name])) set(name, value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was changed before hydration
  useEffect(() => {
    for (const name of namesOf(all)) {
      const slider = inputValue(`${id}-${name}`);
      if (slider !== undefined && Number(slider) !== all[name].start) slide(name, Number(slider));
      const own = inputValue(`${id}-own-${name}`);
      if (own !== undefined && own !== formatNumber(all[name].start)) type(name, own);
    }
  }, []);
  return {
    values,
    typed,
    slide,
    type,
    reset: () => {
      setValues(startOf(all));
      setTyped({});
    },
  };
}

/** After the last change; a screen reader would start again at each step of a slider. */
const SPEAK_AFTER_MS = 700;

/** The text once it has not changed for `SPEAK_AFTER_MS`; empty before the first change. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === first ? "" : text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}

interface HeroControlsProps<Name extends string> {
  quantities: Quantities<Name>;
  numbers: FigureNumbers<Name>;
  words: FigureWords["moving"];
  /** The figure's result in a sentence with rupees: what a slider's position means. */
  result: string;
  /** Further controls of the figure, such as a switch. */
  children?: ReactNode;
}

/** Below the line of a hero: sliders, and all numbers as fields behind "Try your own numbers". */
export function HeroControls<Name extends string>(props: HeroControlsProps<Name>) {
  const { quantities, numbers, words, result, children } = props;
  const { values, slide } = numbers;
  const names = namesOf(quantities);
  return (
    <div className="hero-controls noscript:hidden print:hidden">
      {children}
      <div className="grid items-end gap-x-5 xs:grid-cols-2 lg:gap-x-10">
        {names.map((name) => {
          const { label, unit, slider } = quantities[name];
          const shown = fillIn(unit, { n: formatNumber(values[name]) });
          return (
            slider && (
              <div key={name}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                  <label htmlFor={`hero-${name}`}>{label}</label>
                  <output htmlFor={`hero-${name}`} className="display text-h3">
                    {shown}
                  </output>
                </div>
                <input
                  id={`hero-${name}`}
                  type="range"
                  min={slider.from}
                  max={slider.to}
                  step={slider.step}
                  value={values[name]}
                  aria-valuetext={`${shown}. ${result}`}
                  className="slider"
                  onChange={(event) => slide(name, Number(event.target.value))}
                />
              </div>
            )
          );
        })}
      </div>
      <OwnNumbers {...{ id: "hero", quantities, numbers, words, result }} />
    </div>
  );
}

interface OwnNumbersProps<Name extends string>
  extends Pick<HeroControlsProps<Name>, "quantities" | "numbers" | "words" | "result"> {
  /** Begins the ids of its fields; a page may have several figures. */
  id: string;
}

/** The numbers of a figure as fields, folded, and its result said after a change. */
export function OwnNumbers<Name extends string>(props: OwnNumbersProps<Name>) {
  const { id, quantities, numbers, words, result } = props;
  const { values, typed, type, reset } = numbers;
  const settled = useSettled(result);
  return (
    <>
      <p role="status" className="sr-only">
        {settled}
      </p>
      <details className="more mt-2 noscript:hidden print:hidden">
        <summary>{words.open}</summary>
        <div>
          <div className="grid items-end gap-4 xs:grid-cols-2">
            {namesOf(quantities).map((name) => {
              const quantity = quantities[name];
              const limits = formatNumbers({ min: quantity.least, max: quantity.most });
              const text = typed[name];
              const mistake = text === undefined ? undefined : mistakeIn(text, quantity);
              return (
                <Field
                  key={name}
                  id={`${id}-own-${name}`}
                  label={quantity.label}
                  hint={fillIn(words.range, limits)}
                  error={mistake && fillIn(words.mistakes[mistake], limits)}
                  // A number field does not give scripts text that is no number.
                  inputMode="decimal"
                  value={text ?? formatNumber(values[name])}
                  onChange={(event) => type(name, event.target.value)}
                />
              );
            })}
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
            <Button ghost small onClick={reset}>
              {words.reset}
            </Button>
            <span>{words.note}</span>
          </p>
        </div>
      </details>
    </>
  );
}
