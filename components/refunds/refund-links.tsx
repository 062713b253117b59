import { MoreLink } from "@/components/ui/more-link";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Plan } from "@/lib/content/schemas/service";

interface RefundLinksProps {
  content: Pick<Content, "refunds">;
  /** Selected in the calculator. */
  plan?: Plan | undefined;
}

/** Links to the calculator, and to how to stop. */
export function RefundLinks({ content, plan }: RefundLinksProps) {
  const words = content.refunds.links;
  const { calculator, stop } = OWN_ANCHORS.refunds;
  const query = plan ? `?plan=${plan.id}` : "";
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <MoreLink href={`/refunds${query}#${calculator}`} label={words.refunds} />
      <a href={`/refunds#${stop}`} className="inline-flex min-h-11 items-center">
        {words.stop}
      </a>
    </p>
  );
}
