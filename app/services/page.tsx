import type { Metadata } from "next";
import { CallToAction } from "@/components/layout/call-to-action";
import { PageFrame } from "@/components/layout/page-frame";
import { CapYearBand } from "@/components/planner/planner-section";
import { RefundBand } from "@/components/refunds/refund-band";
import { Promotion } from "@/components/services/promotion";
import { Rates } from "@/components/services/rates";
import { ServiceCards } from "@/components/services/service-cards";
import { YearlyCap } from "@/components/services/yearly-cap";
import { Button } from "@/components/ui/button";
import { getContent } from "@/lib/checks/checked-content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/services";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

/** The owner's cards and promotion, then what is ours: fees, cap, planner, refunds. */
export default function ServicesPage() {
  const content = getContent();
  const { action } = content.pages.services.from;
  const actions = (
    <p className="mt-3">
      <Button ghost href={action.href}>
        {action.label}
      </Button>
    </p>
  );
  return (
    <PageFrame
      content={content}
      route={ROUTE}
      top={{ actions, className: "on-paper pb-7 lg:pb-9" }}
    >
      <ServiceCards content={content} />
      <Promotion content={content} />
      <Rates content={content} />
      <YearlyCap content={content} />
      <CapYearBand content={content} />
      <RefundBand content={content} id={OWN_ANCHORS.services.refunds} />
      <CallToAction content={content} />
    </PageFrame>
  );
}
