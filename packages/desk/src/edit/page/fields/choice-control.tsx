import { asText, type ControlProps } from "./control";

export function ChoiceControl({ field, editing, id, describedBy, isWrong }: ControlProps) {
  const value = asText(editing.value);
  return (
    <select
      id={id}
      value={value}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={(event) => editing.type(event.target.value)}
    >
      {!field.choices.includes(value) && <option value={value}>{value || "None"}</option>}
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}
