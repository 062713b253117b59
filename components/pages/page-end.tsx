import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import { closedWords } from "@/lib/site/closed";
import { phoneHref } from "@/lib/text/format";

type SupportPhoneProps = { intro: string; firm: Firm; className?: string };

/** The phone number with its hours. */
export function SupportPhone({ intro, firm, className }: SupportPhoneProps) {
  const { days, hours } = firm.hours.support;
  return (
    <p className={className}>
      {intro}{" "}
      <a href={phoneHref(firm.phone)} className="inline-block max-w-full font-semibold">
        {firm.phone}
      </a>{" "}
      <span className="text-soft max-lg:inline-block lg:block">{`${days}, ${hours}`}</span>
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
    <section className="band bg-sheet grid items-end gap-x-12 gap-y-3 [border-top:4px_double] lg:grid-cols-2 print:hidden">
      <h2 className="text-quote">{heading}</h2>
      <div>
        <Markdown text={text} className="lg:text-lede" />
        <ActionLinks content={content} {...words} route={route} className="my-3" />
        <SupportPhone intro={words.phone} firm={content.firm} />
      </div>
    </section>
  );
}
