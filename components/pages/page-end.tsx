import clsx from "clsx";
import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import { closedWords } from "@/lib/site/closed";
import { phoneHref } from "@/lib/text/format";

type SupportPhoneProps = { intro: string; firm: Firm; className?: string };

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
  className: string;
}

/** The primary link is omitted while the firm takes no new clients. */
export function ActionLinks({ content, primary, secondary, className }: ActionLinksProps) {
  return (
    <p className={clsx("flex flex-wrap gap-3.5", className)}>
      {!closedWords(content) && <Button href={primary.href}>{primary.label}</Button>}
      <Button ghost href={secondary.href}>
        {secondary.label} <span className="sr-only">{secondary.about}</span>
      </Button>
    </p>
  );
}

/** The call to action at the end of most pages. */
export function CallToAction({ content }: { content: Content }) {
  const words = content.shared.callToAction;
  const { heading, text } = closedWords(content) ?? words;
  return (
    <section className="band bg-sheet grid items-end gap-x-12 gap-y-3 [border-top:4px_double] lg:grid-cols-2 print:hidden">
      <h2 className="text-quote">{heading}</h2>
      <div>
        <Markdown text={text} className="lg:text-lede" />
        <ActionLinks content={content} {...words} className="my-3" />
        <SupportPhone intro={words.phone} firm={content.firm} />
      </div>
    </section>
  );
}
