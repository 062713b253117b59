import type { BandProps } from "@/components/bands/band-frame";
import { Steps } from "@/components/bands/texts/lists";

/** Three reasons in one column. */
export function Reasons({ items }: Pick<BandProps<"why-choose-us">, "items">) {
  return <Steps items={items} isNarrow />;
}
