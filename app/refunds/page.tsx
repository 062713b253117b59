import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { RefundExamples } from "@/components/refunds/refund-examples";
import { RefundFigure } from "@/components/refunds/refund-figure";
import { RefundRule } from "@/components/refunds/refund-rule";
import { StopSteps } from "@/components/refunds/stop-steps";
import { getContent } from "@/lib/checks/checked-content";
import { pageMetadata } from "@/lib/site/page-metadata";

const ROUTE = "/refunds";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), ROUTE);
}

export default function RefundsPage() {
  const content = getContent();
  const top = { figure: <RefundFigure content={content} /> };
  return (
    <PageFrame content={content} route={ROUTE} top={top}>
      <StopSteps content={content} />
      <RefundExamples content={content} />
      <RefundRule content={content} />
    </PageFrame>
  );
}
