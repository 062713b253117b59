import { ActionLinks } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { SupportPhone } from "@/components/ui/support-phone";
import type { Content } from "@/lib/content/content";
import { closedWords } from "@/lib/site/closed";

/** The next step at the end of most pages, without a link to the page itself (`route`). */
export function CallToAction({ content, route }: { content: Content; route?: string }) {
  const { shared, firm } = content;
  const { phone, primary, secondary } = shared.callToAction;
  const closed = closedWords(content);
  const { heading, text } = closed ?? shared.callToAction;
  return (
    <section className="wrap print:hidden">
      <div className="grid items-end gap-x-12 gap-y-8 border-t border-ink pt-14 pb-6 md:pt-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="max-w-[11.75em] text-h2">{heading}</h2>
          <Markdown text={text} className="mt-5 text-lede text-muted" />
        </div>
        <div>
          <SupportPhone intro={phone} firm={firm} />
          <ActionLinks
            primary={closed ? undefined : primary}
            secondary={secondary.href === route ? undefined : secondary}
            className="mt-5"
          />
        </div>
      </div>
    </section>
  );
}
