import { Bands } from "@/components/bands/registry";
import { HeroFigure } from "@/components/figures/hero-figure";
import { Hero } from "@/components/layout/hero";
import { SitePage } from "@/components/layout/site-page";
import { ActionLinks, CallToAction } from "@/components/pages/page-end";
import { getContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { pageMetadata } from "@/lib/site/page-metadata";
import { sitePageAt } from "@/lib/site/site-pages";

export const generateMetadata = () => pageMetadata(getContent(), HOME);

export default function HomePage() {
  const content = getContent();
  const { shared, pages } = content;
  const { hero, bands } = pages.home;
  return (
    <SitePage
      content={content}
      route={HOME}
      hero={
        <Hero
          page={sitePageAt(content, HOME)}
          words={shared.crumbs}
          badge={
            <p className="mt-2.5 border-b-2 border-current text-small font-semibold lg:-order-1 lg:mt-0 lg:mb-3 lg:text-base">
              {hero.badge}
            </p>
          }
          lede={hero.lede}
          actions={<ActionLinks content={content} {...hero} className="mt-3.5" />}
          figure={<HeroFigure figure={hero.figure} words={shared.figures} />}
        />
      }
    >
      <Bands bands={bands} file="pages/home" content={content} route={HOME} />
      <CallToAction content={content} />
    </SitePage>
  );
}
