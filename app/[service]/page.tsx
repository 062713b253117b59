import type { Metadata } from "next";
import { Blocks } from "@/components/blocks/blocks";
import { FigurePanel } from "@/components/figures/figure-panel";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import { CallToAction } from "@/components/pages/call-to-action";
import { FeeCap } from "@/components/pages/fee-cap";
import { FirstPlan } from "@/components/pages/first-plan";
import { ServiceFacts } from "@/components/pages/service-facts";
import { getContent } from "@/lib/content/content";
import { serviceOf } from "@/lib/content/pick";
import { pageMetadata } from "@/lib/site/page-metadata";

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
