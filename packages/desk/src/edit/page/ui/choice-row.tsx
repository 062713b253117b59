import { type ReactNode, useId } from "react";

interface ChoiceRowProps<Value extends string> {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode; name?: string }[];
  onChoose: (value: Value) => void;
}

/** Some choices side by side, of which one is made: radio buttons. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { legend, value, choices, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="choice-row">
      <legend className="unseen">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.name}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            aria-label={choice.name}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
