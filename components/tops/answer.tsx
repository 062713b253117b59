import { Hero } from "@/components/layout/hero";
import { Markdown } from "@/components/ui/markdown";
import type { TopProps } from "./top-props";

const ROW =
  "display flex min-h-12 items-center justify-between gap-4 text-h3 no-underline hover:underline lg:min-h-16 lg:text-[1.875rem]";

/** The subjects of a page of questions with their counts, over the one answer that is a word. */
export function Answer({ top, content, ...hero }: TopProps<"answer">) {
  const { bands = [] } = content.bandPages.get(hero.page.name) ?? {};
  return (
    <Hero
      {...hero}
      figure={
        <>
          <div className="hero-above on-green px-edge py-1 lg:px-8 lg:py-4">
            <ul className="divide-y divide-hair-night">
              {bands.flatMap((band) =>
                band.kind === "faq" && band.id && !band.isOpen ? (
                  <li key={band.id}>
                    <a href={`#${band.id}`} className={ROW}>
                      {band.heading} <span>{band.items.length}</span>
                    </a>
                  </li>
                ) : (
                  []
                ),
              )}
            </ul>
          </div>
          <div className="hero-below on-risk px-edge py-2 lg:px-8 lg:py-4">
            <h2 className="font-text text-base font-semibold tracking-normal">{top.question}</h2>
            <p className="loud text-big">{top.short}</p>
            <p className="font-semibold">{top.note}</p>
          </div>
          <Markdown text={top.text} className="hero-controls" />
        </>
      }
    />
  );
}
