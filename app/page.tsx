import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { SitePage } from "@/components/layout/site-page";
import { ActionLinks, CallToAction } from "@/components/pages/page-end";
import { getContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { pageMetadata } from "@/lib/site/page-metadata";

export const generateMetadata = () => pageMetadata(getContent(), HOME);

export default function HomePage() {
  const content = getContent();
  const { hero, bands } = content.pages.home;
  const badge = (
    <p className="mt-2.5 border-b-2 border-current text-small font-semibold lg:-order-1 lg:mt-0 lg:mb-3 lg:text-base">
      {hero.badge}
    </p>
  );
  const top = {
    badge,
    actions: <ActionLinks content={content} {...hero} className="mt-3.5" />,
    figure: <HeroFigure figure={hero.figure} words={content.shared.figures} />,
  };
  return (
    <SitePage content={content} route={HOME} top={top}>
      <Bands bands={bands} file="pages/home" content={content} route={HOME} />
      <CallToAction content={content} />
    </SitePage>
  );
}
