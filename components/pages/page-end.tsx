import { ActionLinks } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { SupportPhone } from "@/components/ui/support-phone";
import type { Content } from "@/lib/content/content";
import { closedWords } from "@/lib/site/closed";
import { OWN_ANCHORS } from "@/lib/site/own-anchors";

interface PageEndProps {
  content: Content;
}

/** The end of most pages: what to do next. A link to the page itself, `route`, is left out. */
export function CallToAction({ content, route }: PageEndProps & { route?: string }) {
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

/** A disclosure on every service page, as the planner has it on /services: the most a family may be charged in a year. */
export function FeeCap({ content }: PageEndProps) {
  const { cap, capHeading, capLink } = content.shared.plans;
  return (
    <section className="box wrap">
      <div className="margin-grid border-t border-rule py-10">
        <h2 className="text-h3">{capHeading}</h2>
        <div>
          <Markdown text={cap} className="text-muted" />
          <p className="mt-3 print:hidden">
            <a href={`/services#${OWN_ANCHORS.services.planner}`}>{capLink}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
