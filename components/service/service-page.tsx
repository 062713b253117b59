import { Bands } from "@/components/bands/registry";
import { CaptionedFigure } from "@/components/figures/captioned-figure";
import { CallToAction } from "@/components/layout/call-to-action";
import { PageFrame, type PageProps } from "@/components/layout/page-frame";
import type { Service } from "@/lib/content/schemas/service";
import { ComplaintSteps } from "./complaint-steps";
import { FeeAndActions } from "./fee-and-actions";

/** Prints as a fact sheet. */
export function ServicePage({ content, route, service }: PageProps & { service: Service }) {
  const { figure, odds, bands, slug } = service;
  const top = {
    isSentence: true,
    actions: <FeeAndActions content={content} service={service} />,
    figure: <CaptionedFigure figure={figure} content={content} odds={odds} />,
  };
  return (
    <PageFrame content={content} route={route} top={top}>
      <Bands
        content={content}
        route={route}
        bands={bands}
        file={`services/${slug}`}
        service={service}
      />
      <ComplaintSteps content={content} />
      <CallToAction content={content} />
    </PageFrame>
  );
}
