import type { ReactNode } from "react";
import { Section } from "@/components/blocks/section";
import { FigurePanel } from "@/components/figures/figure-panel";
import { Markdown } from "@/components/ui/markdown";
import { Table } from "@/components/ui/table";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { cheapestPlan } from "@/lib/fees/price";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { formatRupees } from "@/lib/text/format";
import { ActionLinks } from "./page-end";

interface HomeSectionProps {
  content: Content;
}

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-control border border-brand px-2.5 py-1 text-small font-semibold text-brand">
      {children}
    </span>
  );
}

export function HomeHero({ content }: HomeSectionProps) {
  const { hero, figure } = content.pages.home;
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-22 lg:grid-cols-[1.02fr_1fr]">
      <div>
        <Badge>{hero.badge}</Badge>
        <h1 className="mt-6 text-h1">{hero.heading}</h1>
        <p className="mt-6 max-w-[25.3em] text-lede text-muted">{hero.lede}</p>
        <ActionLinks content={content} {...hero} className="mt-8" />
      </div>
      <FigurePanel figure={figure} number={1} words={content.shared.figures} />
    </div>
  );
}

/** With the registration number beside the badge, so that visitors can check the claim. */
export function WhyChooseUs({ content }: HomeSectionProps) {
  const { heading, badge, points } = content.shared.whyChooseUs;
  const note = (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge>{badge}</Badge>
      <a href="/compliance" className="text-small">
        {content.firm.registration.number}
      </a>
    </p>
  );
  return (
    <Section heading={heading} note={note}>
      <ol>
        {points.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(2.5rem,12.5vw)_1fr] gap-x-3 gap-y-1 border-t border-rule py-5 first:border-ink first:pt-4 md:grid-cols-[3.5rem_2fr_3fr]"
          >
            <span aria-hidden="true" className="font-display text-h3 text-brand max-md:row-span-2">
              {index + 1}
            </span>
            <h3 className="text-h3">{title}</h3>
            <Markdown text={text} className="text-muted" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function TestimonialsSection({ content }: HomeSectionProps) {
  const { testimonials, shared } = content;
  if (!testimonials.show) return null;
  return (
    <Section heading={testimonials.heading} layout="full">
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="mt-6 max-w-[44em] text-small text-muted">{testimonials.notice}</p>
      <div className="mt-4 max-w-[46rem]">
        <PreviewNotice content={content} paths={["testimonials"]} about="general" />
      </div>
    </Section>
  );
}

/** On phones the audience is below the name; with large text the price too. */
export function ServiceIndex({ content }: { content: Content }) {
  const { columns, more } = content.pages.home.index;
  const closed = closedWords(content);
  return (
    <>
      {closed && <p className="mb-4 font-semibold text-ochre">{closed.plan}</p>}
      <Table
        columns={[
          {
            heading: columns.service,
            className: "pr-4",
            cell: ({ route, title, audience, lowest }) => (
              <>
                <a href={route} className="font-display text-h3 font-medium">
                  {title}
                </a>
                <span className="mt-1 block text-base text-muted sm:hidden">{audience}</span>
                <span className="mt-1 block xs:hidden">{`${columns.price} ${lowest}`}</span>
              </>
            ),
          },
          {
            heading: columns.audience,
            className: "text-muted max-sm:hidden",
            cell: ({ audience }) => audience,
          },
          {
            heading: columns.price,
            className: "number max-xs:hidden",
            cell: ({ lowest }) => lowest,
          },
        ]}
        rows={content.services.map((service) => {
          return { ...service, lowest: formatRupees(cheapestPlan(service).price) };
        })}
        keyOf={({ route }) => route}
      />
      <p className="mt-6">
        <a href={more.href}>{more.label}</a>
      </p>
    </>
  );
}
