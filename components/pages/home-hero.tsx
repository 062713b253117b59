import { FigurePanel } from "@/components/figures/figure-panel";
import { ActionLinks } from "@/components/ui/action-links";
import { Badge } from "@/components/ui/badge";
import type { Figure } from "@/lib/content/schemas/figure";
import type { PageOf } from "@/lib/content/schemas/pages";

interface HomeHeroProps {
  hero: PageOf<"home">["hero"];
  figure: Figure;
  figureLabel: string;
}

export function HomeHero({ hero, figure, figureLabel }: HomeHeroProps) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 md:pb-22 lg:grid-cols-[1.02fr_1fr]">
      <div>
        <Badge>{hero.badge}</Badge>
        <h1 className="mt-6 text-h1">{hero.heading}</h1>
        <p className="mt-6 max-w-[25.3em] text-lede text-muted">{hero.lede}</p>
        <ActionLinks primary={hero.primary} secondary={hero.secondary} className="mt-8" />
      </div>
      <FigurePanel figure={figure} label={figureLabel} />
    </div>
  );
}
