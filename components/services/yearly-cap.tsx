import type { Content } from "@/lib/content/content";
import { formatRupees } from "@/lib/text/format";

/** SEBI's yearly limit, across the width. */
export function YearlyCap({ content }: { content: Content }) {
  const { limit, cap } = content.pages.services.from;
  return (
    <section className="band flex flex-wrap items-center justify-between gap-x-12 gap-y-2 bg-deep lg:py-8">
      <div>
        <p className="font-semibold">{limit}</p>
        <p>{cap}</p>
      </div>
      <p className="loud big">{formatRupees(content.firm.feeCap)}</p>
    </section>
  );
}
