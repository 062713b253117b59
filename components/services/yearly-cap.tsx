import type { Content } from "@/lib/content/content";
import { formatRupees } from "@/lib/text/format";

/** SEBI's yearly limit, across the width. */
export function YearlyCap({ content }: { content: Content }) {
  const { limit, cap } = content.pages.services.from;
  return (
    <section className="band bg-deep lg:py-10!">
      <p className="font-semibold">{limit}</p>
      <p className="loud big mt-2 mb-1">{formatRupees(content.firm.feeCap)}</p>
      <p>{cap}</p>
    </section>
  );
}
