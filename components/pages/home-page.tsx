import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { ActionLinks, CallToAction } from "./page-end";

export function HomePage(page: PageProps) {
  const { content } = page;
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
    <SitePage {...page} top={top}>
      <Bands {...page} bands={bands} file="pages/home" />
      <CallToAction content={content} />
    </SitePage>
  );
}
