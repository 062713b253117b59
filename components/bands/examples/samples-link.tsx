import type { BandProps } from "@/components/bands/band-frame";
import { MoreLink } from "@/components/ui/more-link";

/** A link to the page with all examples. */
export function SamplesLink({ content }: Pick<BandProps<"phone-thread">, "content">) {
  return <MoreLink href="/sample" label={content.shared.facts.samples} />;
}
