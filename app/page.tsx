import type { Metadata } from "next";
import { Bands } from "@/components/bands/registry";
import { CaptionedFigure } from "@/components/figures/captioned-figure";
import { Byline } from "@/components/home/byline";
import { CallToAction } from "@/components/layout/call-to-action";
import { PageFrame } from "@/components/layout/page-frame";
import { ActionLinks } from "@/components/ui/action-links";
import { getContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { pageMetadata } from "@/lib/site/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata(getContent(), HOME);
}

export default function HomePage() {
  const content = getContent();
  const { hero, bands } = content.pages.home;
  const top = {
    badge: <p className="badge mb-2 lg:mb-3">{hero.badge}</p>,
    actions: (
      <>
        <p className="mt-2.5 font-semibold max-lg:text-small">{hero.fee}</p>
        <ActionLinks
          content={content}
          primary={hero.primary}
          secondary={hero.secondary}
          className="mt-3"
        />
      </>
    ),
    figure: (
      <>
        <CaptionedFigure figure={hero.figure} content={content} />
        <Byline content={content} byline={hero.byline} />
      </>
    ),
  };
  return (
    <PageFrame content={content} route={HOME} top={top}>
      <Bands content={content} route={HOME} bands={bands} file="pages/home" />
      <CallToAction content={content} />
    </PageFrame>
  );
}
