import { FigureDrawing } from "@/components/figures/figure-panel";
import { RuledList } from "@/components/ui/lists";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import type { Service } from "@/lib/content/schemas/service";

interface ServiceCardsProps {
  services: Service[];
  figureWords: FigureWords["kinds"];
}

/** One entry per service: a miniature of its figure, a description, what it includes. */
export function ServiceCards({ services, figureWords }: ServiceCardsProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ route, title, card, figure }) => (
        <li key={route} className="relative border-t border-ink pt-4">
          <div className="bg-pink px-6 py-4">
            <FigureDrawing figure={figure} words={figureWords} compact />
          </div>
          <h2 className="mt-5 text-h3">
            <a href={route} className="after:absolute after:inset-0 after:content-['']">
              {title}
            </a>
          </h2>
          <p className="mt-2 text-muted">{card.description}</p>
          <RuledList items={card.benefits} className="mt-4" />
        </li>
      ))}
    </ul>
  );
}
