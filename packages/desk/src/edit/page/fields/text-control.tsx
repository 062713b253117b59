import { useRef } from "react";
import { asText, type ControlProps } from "./control";
import { LetterCount } from "./letter-count";
import { MarkButtons } from "./mark-buttons";
import { useFactsAsValues } from "./use-facts-as-values";

const ONE_LINE = 56;

/** A text: one line, or a field that grows with it. Marks such as **bold** are shown as they are. */
export function TextControl({ field, editing, id, describedBy, isWrong, onSave }: ControlProps) {
  const written = asText(editing.value);
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isLong = field.kind === "markdown" || asText(field.value).length > ONE_LINE;
  const inBox = useFactsAsValues(written, field.facts, isLong ? area : line, editing.type);
  const shared = {
    id,
    value: inBox.text,
    onChange: inBox.onChange,
    "aria-describedby": describedBy,
    "aria-invalid": isWrong,
  };
  const suggestions = `${id}-suggestions`;
  return (
    <>
      {field.kind === "markdown" && (
        <MarkButtons label={field.label} area={area} onChange={inBox.set} />
      )}
      {isLong ? (
        <textarea
          {...shared}
          ref={area}
          rows={2}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
          }}
        />
      ) : (
        <input
          {...shared}
          ref={line}
          type="text"
          list={field.choices.length > 0 ? suggestions : undefined}
          onKeyDown={(event) => {
            if (event.key === "Enter") onSave();
          }}
        />
      )}
      {field.choices.length > 0 && (
        <datalist id={suggestions}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <LetterCount text={written} field={field} editing={editing} />
    </>
  );
}
