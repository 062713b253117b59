import { useEffect, useState } from "react";

/** Name of the radio buttons, of which a page has one group. */
const NAME = "hero-choice";

interface ChoiceProps {
  /** For screen readers. */
  legend: string;
  labels: readonly string[];
  /** Index of the chosen label. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Which of a figure's trades is shown; at first the one that was chosen before hydration. */
export function useChoice() {
  const [chosen, onChoose] = useState(0);
  useEffect(() => {
    const buttons = [...document.getElementsByName(NAME)];
    const checked = buttons.findIndex((button) => button.matches(":checked"));
    if (checked > 0) onChoose(checked);
  }, []);
  return { chosen, onChoose };
}

/** Switches between the trades of a figure. */
export function Choice({ legend, labels, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="noscript:hidden print:hidden">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {labels.map((label, index) => (
          <label key={label} className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="radio"
              name={NAME}
              checked={index === chosen}
              className="size-5 accent-green"
              onChange={() => onChoose(index)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
