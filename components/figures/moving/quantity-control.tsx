import { fillIn } from "@/lib/text/fill-in";
import { formatNumber } from "../geometry/labels";
import type { Change } from "./moved-figure";
import type { Quantity } from "./quantities";

interface QuantityControlProps {
  quantity: Quantity;
  id: string;
  label: string;
  /** The typed text; if undefined, the field shows the value. */
  typed: string | undefined;
  error: string | undefined;
  words: { range: string };
  onChange: (change: Change) => void;
}

/** A number field and a slider that show the same value. */
export function QuantityControl(props: QuantityControlProps) {
  const { quantity, id, label, typed, error, words, onChange } = props;
  const { name, value, min, max, from, to, step } = quantity;
  const text = formatNumber(value);
  const range = fillIn(words.range, { min: formatNumber(min), max: formatNumber(max) });
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
