import { MoreLink } from "@/components/ui/more-link";
import type { BandProps } from "./band-frame";

/** The link of a band to the page with more of the same. */
export function PageLink({ more }: Pick<BandProps<"papers" | "service-index">, "more">) {
  return <MoreLink label={more.label} href={more.href} className="min-h-8 print:hidden" />;
}
