import { Markdown } from "@/components/ui/markdown";
import { phoneHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Shared } from "@/lib/content/schemas/shared";

interface CallToActionProps {
  words: Shared["callToAction"];
  firm: Firm;
}

export function CallToAction({ words, firm }: CallToActionProps) {
  const { days, hours } = firm.hours.support;
  return (
    <section aria-label={words.heading} className="wrap print:hidden">
      <div className="grid items-end gap-x-12 gap-y-8 border-t border-ink pt-14 pb-6 md:pt-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="max-w-[11.75em] text-h2">{words.heading}</h2>
          <Markdown text={words.text} className="mt-5 text-lede text-muted" />
        </div>
        <div>
          <p>
            {words.phone}{" "}
            <a href={phoneHref(firm.phone)} className="inline-block max-w-full font-semibold">
              {firm.phone}
            </a>
            <span className="block text-muted">
              {days}, {hours}
            </span>
          </p>
          <p className="mt-5 flex flex-wrap gap-3.5">
            <a href={words.primary.href} className="button">
              {words.primary.label}
            </a>
            <a href={words.secondary.href} className="button button-ghost">
              {words.secondary.label} <span className="sr-only">{words.secondary.about}</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
