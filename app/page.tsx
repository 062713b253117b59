import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { Statements } from "@/components/blocks/statements";
import { SitePage } from "@/components/layout/site-page";
import {
  HomeHero,
  ServiceIndex,
  TestimonialsSection,
  WhyChooseUs,
} from "@/components/pages/home-sections";
import { CallToAction } from "@/components/pages/page-end";
import { getContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), HOME);

export default function HomePage() {
  const content = getContent();
  const { method, different, philosophy, quote, index } = content.pages.home;
  return (
    <SitePage content={content} route={HOME}>
      <HomeHero content={content} />
      <Section heading={method.heading} spacing="large">
        <NumberedSteps entries={method.steps} />
      </Section>
      <Section heading={different.heading}>
        <Statements items={different.items} />
      </Section>
      <Section heading={philosophy.heading} layout="full">
        <RuledEntries entries={philosophy.cards} />
      </Section>
      <blockquote className="wrap">
        <p className="border-t border-rule py-16 font-display text-title font-medium tracking-[-0.02em] text-balance text-brand md:py-28">
          {quote}
        </p>
      </blockquote>
      <Section heading={index.heading} layout="full">
        <ServiceIndex content={content} />
      </Section>
      <WhyChooseUs content={content} />
      <TestimonialsSection content={content} />
      <CallToAction content={content} />
    </SitePage>
  );
}
