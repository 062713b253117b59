import type { Metadata } from "next";
import { Blocks } from "@/components/blocks/blocks";
import { CallToAction } from "@/components/blocks/call-to-action";
import { FeeCap } from "@/components/blocks/fee-cap";
import { FigurePanel } from "@/components/figures/figure-panel";
import { FirstPlan } from "@/components/layout/first-plan";
import { PageBanner } from "@/components/layout/page-banner";
import { ServiceFacts } from "@/components/layout/service-facts";
import { SitePage } from "@/components/layout/site-page";
import { getContent } from "@/lib/content/content";
import { pageMetadata } from "@/lib/content/page-metadata";
import { serviceOf } from "@/lib/content/pick";

interface ServicePageProps {
  params: Promise<{ service: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().services.map(({ slug }) => ({ service: slug }));
}

export async function generateMetadata({ params }: ServicePageProps): Promise<Metadata> {
  return pageMetadata(getContent(), `/${(await params).service}`);
}

export default async function ServicePage({ params }: ServicePageProps) {
  const content = getContent();
  const { shared, pages } = content;
  const service = serviceOf(content, (await params).service);
  const plansAnchor = service.blocks.find(({ kind }) => kind === "rate-card")?.id ?? "main";
  const servicesLink = { label: pages.services.menu?.label ?? "", href: "/services" };
  return (
    <SitePage path={service.route}>
      <PageBanner
        {...service.banner}
        crumbs={{
          words: shared.crumbs,
          trail: [servicesLink],
          here: service.label ?? service.title,
        }}
        lead={
          <FirstPlan
            service={service}
            gstPercent={content.firm.gstPercent}
            words={shared}
            plansAnchor={plansAnchor}
          />
        }
        aside={<FigurePanel figure={service.figure} label={`${shared.figure} 1`} />}
      >
        <ServiceFacts service={service} words={shared.facts} plansAnchor={plansAnchor} />
      </PageBanner>
      <Blocks blocks={service.blocks} content={content} service={service} figuresBefore={1} />
      <FeeCap words={shared.plans} />
      <CallToAction words={shared.callToAction} firm={content.firm} />
    </SitePage>
  );
}
