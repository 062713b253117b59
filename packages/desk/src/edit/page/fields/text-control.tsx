import { useRef } from "react";
import { asText, type ControlProps } from "./control";
import { LetterCount } from "./letter-count";
import { MarkButtons } from "./mark-buttons";

const ONE_LINE = 56;

/** A text: one line, or a field that grows with it. Marks such as **bold** are shown as they are. */
export function TextControl({ field, editing, id, describedBy, isWrong, onSave }: ControlProps) {
  const text = asText(editing.value);
  const shared = {
    id,
    value: text,
    "aria-describedby": describedBy,
    "aria-invalid": isWrong,
  };
  const isLong = field.kind === "markdown" || asText(field.value).length > ONE_LINE;
  const area = useRef<HTMLTextAreaElement>(null);
  const suggestions = `${id}-suggestions`;
  return (
    <>
      {field.kind === "markdown" && (
        <MarkButtons label={field.label} area={area} onChange={editing.type} />
      )}
      {isLong ? (
        <textarea
          {...shared}
          ref={area}
          rows={2}
          onChange={(event) => editing.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
          }}
        />
      ) : (
        <input
          {...shared}
          type="text"
          list={field.choices.length > 0 ? suggestions : undefined}
          onChange={(event) => editing.type(event.target.value)}
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
      <LetterCount text={text} field={field} editing={editing} />
    </>
  );
}
