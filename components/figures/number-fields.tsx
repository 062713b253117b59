import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { FigureWords } from "@/lib/content/schemas/shared";
import { fillIn, formatEach, formatNumber } from "@/lib/text/format";
import { LiveText } from "./live-text";
import { type FigureNumbers, type NumberField, readNumber } from "./numbers";

type MovingWords = FigureWords["moving"];

export interface NumberFieldsProps {
  numbers: FigureNumbers;
  moving: MovingWords;
  /** The result as a sentence, for screen readers. */
  result: string;
  /** Name of a number that is not part of what is shown. */
  hidden?: string | undefined;
}

function mistakeIn(field: NumberField, { mistakes }: MovingWords): string | undefined {
  const number = readNumber(field.text, field);
  return typeof number === "string" ? mistakes[number] : undefined;
}

interface ExactFieldProps {
  field: NumberField;
  moving: MovingWords;
  onType: FigureNumbers["onType"];
}

/** A field for an exact number, with its limits. */
function ExactField({ field, moving, onType }: ExactFieldProps) {
  const { fieldId, label, least, most, start } = field;
  const limits = formatEach({ min: least, max: most }, formatNumber);
  const mistake = mistakeIn(field, moving);
  return (
    <Field
      id={fieldId}
      label={label}
      hint={fillIn(moving.range, limits)}
      error={mistake && fillIn(mistake, limits)}
      // The value of a number field is empty if the text is not a number.
      inputMode="decimal"
      defaultValue={formatNumber(start)}
      onChange={({ target }) => onType(field, target.value)}
    />
  );
}

interface FoldedFieldsProps extends NumberFieldsProps {
  /** For a figure without sliders, whose only inputs are here. */
  isAlone?: boolean;
}

/** Fields for all numbers, folded, and the announced result. */
export function NumberFields({ numbers, moving, result, hidden, isAlone }: FoldedFieldsProps) {
  const { setControls, fields, onType, reset } = numbers;
  return (
    <>
      <LiveText text={result} />
      <details
        ref={isAlone ? setControls : undefined}
        className="more mt-2 noscript:hidden print:hidden"
      >
        <summary>{moving.open}</summary>
        <div>
          <div className="grid items-end gap-4 xs:grid-cols-2">
            {fields.map((field) => (
              <div key={field.name} hidden={field.name === hidden}>
                <ExactField field={field} moving={moving} onType={onType} />
              </div>
            ))}
          </div>
          {!isAlone && <p className="mt-3 font-semibold">{result}</p>}
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
