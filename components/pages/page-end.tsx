import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import { closedWords } from "@/lib/site/closed";
import { phoneHref } from "@/lib/text/format";

interface SupportPhoneProps {
  intro: string;
  firm: Firm;
  className?: string;
}

export function SupportPhone({ intro, firm, className }: SupportPhoneProps) {
  const { days, hours } = firm.hours.support;
  return (
    <p className={className}>
      {intro}{" "}
      <a href={phoneHref(firm.phone)} className="inline-block max-w-full font-semibold">
        {firm.phone}
      </a>
      <span className="block text-muted">{`${days}, ${hours}`}</span>
    </p>
  );
}

interface ActionLinksProps extends Pick<PageOf<"home">["hero"], "primary" | "secondary"> {
  content: Pick<Content, "notices">;
  route?: string | undefined;
  className: string;
}

/** Links to the next step, unless the firm takes no new clients, and to further reading. */
export function ActionLinks({ content, primary, secondary, route, className }: ActionLinksProps) {
  return (
    <p className={clsx("flex flex-wrap gap-3.5", className)}>
      {!closedWords(content) && <Button href={primary.href}>{primary.label}</Button>}
      {secondary.href !== route && (
        <Button ghost href={secondary.href}>
          {secondary.label} <span className="sr-only">{secondary.about}</span>
        </Button>
      )}
    </p>
  );
}

/** The next step at the end of most pages, without a link to the page itself (`route`). */
export function CallToAction({ content, route }: { content: Content; route?: string }) {
  const words = content.shared.callToAction;
  const { heading, text } = closedWords(content) ?? words;
  return (
    <section className="wrap print:hidden">
      <div className="grid items-end gap-x-12 gap-y-8 border-t border-ink pt-14 pb-6 md:pt-20 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="max-w-[11.75em] text-h2">{heading}</h2>
          <Markdown text={text} className="mt-5 text-lede text-muted" />
        </div>
        <div>
          <SupportPhone intro={words.phone} firm={content.firm} />
          <ActionLinks content={content} {...words} route={route} className="mt-5" />
        </div>
      </div>
    </section>
  );
}
