import { Blocks } from "@/components/blocks/blocks";
import { FigurePanel } from "@/components/figures/figure-panel";
import { PageBanner } from "@/components/layout/page-banner";
import { SitePage } from "@/components/layout/site-page";
import type { Content } from "@/lib/content/load/load";
import type { Service } from "@/lib/content/schemas/service";
import type { SitePage as Page } from "@/lib/site/site-pages";
import { CallToAction } from "./call-to-action";
import { FeeCap } from "./fee-cap";
import { FirstPlan } from "./first-plan";
import { ServiceFacts } from "./service-facts";

interface ServicePageProps {
  content: Content;
  page: Page;
  service: Service;
}

export function ServicePage({ content, page, service }: ServicePageProps) {
  const { firm, shared } = content;
  const plansAnchor = service.blocks.find(({ kind }) => kind === "rate-card")?.id ?? "main";
  return (
    <SitePage content={content} page={page}>
      <PageBanner
        page={page}
        words={shared.crumbs}
        lead={
          <FirstPlan
            service={service}
            gstPercent={firm.gstPercent}
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
      <CallToAction words={shared.callToAction} firm={firm} />
    </SitePage>
  );
}
