import { asking, inPlace, pointed } from "../frame/pointed";
import { useStore } from "../state/store";
import { change, view } from "../state/view";
import { ChoiceRow } from "../ui/choice-row";

const CHOICES = [
  { value: "edit", label: "Edit", name: "Edit: a click changes a text" },
  { value: "browse", label: "Browse", name: "Browse: the page works as for visitors" },
] as const;

export function ModeChoice() {
  const { mode } = useStore(view);
  return (
    <ChoiceRow
      legend="What a click on the page does"
      value={mode}
      choices={CHOICES}
      onChoose={(chosen) => {
        pointed.set(undefined);
        inPlace.set(undefined);
        asking.set(undefined);
        change({ mode: chosen });
      }}
    />
  );
}
