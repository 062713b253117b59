import { useStore } from "../state/store";
import { change, view } from "../state/view";
import { ChoiceRow } from "../ui/choice-row";
import { Icon } from "../ui/icon";

const CHOICES = [
  { value: "phone", label: <Icon name="phone" />, name: "As on a phone, 360 wide" },
  { value: "tablet", label: <Icon name="tablet" />, name: "As on a tablet, 768 wide" },
  { value: "full", label: <Icon name="full" />, name: "As wide as this window" },
] as const;

export function WidthChoice() {
  const { width } = useStore(view);
  return (
    <ChoiceRow
      legend="Width of the page"
      value={width}
      choices={CHOICES}
      onChoose={(chosen) => change({ width: chosen })}
    />
  );
}
