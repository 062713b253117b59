import { NumberedSteps, RuledEntries } from "@/components/blocks/entries";
import { Section } from "@/components/blocks/section";
import { Statements } from "@/components/blocks/statements";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/call-to-action";
import { HomeHero } from "@/components/pages/home-hero";
import { ServiceIndex } from "@/components/pages/service-index";
import { TestimonialsSection } from "@/components/pages/testimonials";
import { WhyChooseUs } from "@/components/pages/why-choose-us";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/site/page-metadata";
import { HOME } from "@/lib/site/routes";
import { sitePageAt } from "@/lib/site/site-pages";

export const generateMetadata = () => pageMetadata(getContent(), HOME);

export default function HomePage() {
  const content = getContent();
  const { firm, shared, services } = content;
  const { hero, figure, method, different, philosophy, quote, index } = content.pages.home;
  return (
    <SitePage content={content} page={sitePageAt(content, HOME)}>
      <HomeHero hero={hero} figure={figure} figureLabel={`${shared.figure} 1`} />
      <Section heading={method.heading} weight="loud">
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
        <ServiceIndex services={services} words={index} />
      </Section>
      <WhyChooseUs words={shared.whyChooseUs} registration={firm.registration.number} />
      <TestimonialsSection content={content} />
      <CallToAction words={shared.callToAction} firm={firm} />
    </SitePage>
  );
}
