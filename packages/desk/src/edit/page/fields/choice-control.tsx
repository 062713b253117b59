import { site } from "../state/site";
import { useStore } from "../state/store";
import { asText, type ControlProps } from "./control";

export function ChoiceControl({ field, editing, id, describedBy, isWrong }: ControlProps) {
  const value = asText(editing.value);
  const pages = useStore(site)?.pages ?? [];
  const labelOf = (choice: string) => {
    const page = pages.find(({ route }) => route === choice);
    return page ? `${page.label || page.title} (${choice})` : choice;
  };
  return (
    <select
      id={id}
      value={value}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={(event) => editing.type(event.target.value)}
    >
      {!field.choices.includes(value) && <option value={value}>{value || "Choose one"}</option>}
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(choice)}
        </option>
      ))}
    </select>
  );
}
