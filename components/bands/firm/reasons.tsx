import type { BandProps } from "@/components/bands/band-frame";
import { Steps } from "@/components/bands/texts/lists";
import { MoreLink } from "@/components/ui/more-link";

/** The badge, with the way to check it. */
export function CheckedBadge({
  badge,
  check,
}: Pick<BandProps<"why-choose-us">, "badge" | "check">) {
  return (
    <>
      <b className="badge">{badge}</b>
      <p>
        <MoreLink {...check} />
      </p>
    </>
  );
}

/** Three reasons in one column. */
export function Reasons({ items }: Pick<BandProps<"why-choose-us">, "items">) {
  return <Steps items={items} isNarrow />;
}
