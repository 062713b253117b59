import { ActionLinks } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { SupportPhone } from "@/components/ui/support-phone";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Shared } from "@/lib/content/schemas/shared";

interface CallToActionProps {
  words: Shared["callToAction"];
  firm: Firm;
}

export function CallToAction({ words, firm }: CallToActionProps) {
  return (
    <section className="wrap print:hidden">
      <div className="grid items-end gap-x-12 gap-y-8 border-t border-ink pt-14 pb-6 md:pt-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="max-w-[11.75em] text-h2">{words.heading}</h2>
          <Markdown text={words.text} className="mt-5 text-lede text-muted" />
        </div>
        <div>
          <SupportPhone intro={words.phone} firm={firm} />
          <ActionLinks primary={words.primary} secondary={words.secondary} className="mt-5" />
        </div>
      </div>
    </section>
  );
}
