import { useEffect, useState } from "react";
import type { Quantity } from "@/lib/content/schemas/figures/quantity";
import { formatNumber } from "@/lib/text/format";

type Limits = Pick<Quantity, "least" | "most" | "whole">;

/** Why a text is not a number that a quantity may have; the keys of the mistakes in content. */
export type NumberMistake = "number" | "whole" | "outside";

/** Parses 5,00,000, ₹2000 or 1.5 %, rounded to hundredths. @returns the number, or its mistake */
export function readNumber(typed: string, { least, most, whole }: Limits): number | NumberMistake {
  const digits = typed.replace(/[\s,₹%×x]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return "number";
  const value = Math.round(Number(digits) * 100) / 100;
  if (whole && !Number.isInteger(value)) return "whole";
  if (value < least || value > most) return "outside";
  return value;
}

/** What is in the field of a quantity, and the last valid number that was in it. */
interface Typed {
  text: string;
  value: number;
}

type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;

/** A quantity with what is typed for it, and the ids of its two inputs. */
export interface NumberField extends Quantity, Typed {
  name: string;
  sliderId: string;
  fieldId: string;
}

/** Both start with the number in content, and the browser restores both. */
function idsOf(prefix: string, name: string) {
  return { sliderId: `${prefix}-${name}`, fieldId: `${prefix}-own-${name}` };
}

function inputAt(controls: HTMLElement, id: string): HTMLInputElement | null {
  return controls.querySelector<HTMLInputElement>(`#${id}`);
}

const isChanged = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

/** Writes the slider's number into the field. */
function followSlider(controls: HTMLElement, { sliderId, fieldId }: NumberField): void {
  const slider = inputAt(controls, sliderId);
  const field = inputAt(controls, fieldId);
  if (slider && field) field.value = formatNumber(Number(slider.value));
}

/** Moves the slider to a number, if there is one. */
function moveSlider(controls: HTMLElement, { sliderId }: NumberField, value: number): void {
  const slider = inputAt(controls, sliderId);
  if (slider) slider.value = String(value);
}

/** The texts of the fields; a text that is no valid number leaves the number before in force. */
function readNumbers<Name extends string>(
  controls: HTMLElement,
  fields: readonly NumberField[],
): Record<Name, Typed> {
  const entries = fields.map((field) => {
    const text = inputAt(controls, field.fieldId)?.value ?? field.text;
    const number = readNumber(text, field);
    return [field.name, { text, value: typeof number === "number" ? number : field.value }];
  });
  return Object.fromEntries(entries);
}

function startOf<Name extends string>(quantities: Quantities<Name>): Record<Name, Typed> {
  const entries = Object.entries<Quantity>(quantities).map(([name, { start }]) => {
    return [name, { text: formatNumber(start), value: start }];
  });
  return Object.fromEntries(entries);
}

export type FigureNumbers = Omit<ReturnType<typeof useNumbers>, "values">;

/**
 * The numbers of a figure. Its inputs are uncontrolled, to keep what was typed before hydration or
 * restored by the browser. @param prefix of the inputs' ids
 */
export function useNumbers<Name extends string>(quantities: Quantities<Name>, prefix = "hero") {
  /** The element that contains the inputs. */
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState(() => startOf(quantities));

  const names = Object.keys(quantities) as Name[];
  const fields = names.map((name): NumberField => {
    return { ...quantities[name], ...typed[name], ...idsOf(prefix, name), name };
  });
  const values = Object.fromEntries(names.map((name) => [name, typed[name].value]));

  const read = (from: HTMLElement) => setTyped(readNumbers<Name>(from, fields));

  const onSlide = (field: NumberField) => {
    if (!controls) return;
    followSlider(controls, field);
    read(controls);
  };

  const onType = (field: NumberField, text: string) => {
    if (!controls) return;
    const number = readNumber(text, field);
    if (typeof number === "number") moveSlider(controls, field, number);
    read(controls);
  };

  const reset = () => {
    if (!controls) return;
    for (const field of fields) {
      moveSlider(controls, field, field.start);
      const input = inputAt(controls, field.fieldId);
      if (input) input.value = formatNumber(field.start);
    }
    setTyped(startOf(quantities));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was changed before hydration
  useEffect(() => {
    if (!controls) return;
    for (const field of fields) {
      const slider = inputAt(controls, field.sliderId);
      const input = inputAt(controls, field.fieldId);
      if (input && isChanged(input)) onType(field, input.value);
      else if (slider && isChanged(slider)) onSlide(field);
    }
  }, [controls]);

  return { setControls, values: values as Record<Name, number>, fields, onSlide, onType, reset };
}
