import { HeroFigure } from "@/components/figures/hero-figure";
import type { Top } from "@/components/layout/site-page";
import { ActionLinks } from "@/components/pages/page-end";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Content } from "@/lib/content/content";
import type { Band } from "@/lib/content/schemas/band";
import type { TopOf } from "@/lib/content/schemas/tops";
import { analystTop, registerTop } from "./register";

const ROW =
  "display flex min-h-12 items-center justify-between gap-4 text-h3 no-underline hover:underline lg:min-h-16 lg:text-[1.875rem]";

/** Groups of questions with their counts, above one short answer. */
function answerTop(top: TopOf<"answer">, bands: readonly Band[]): Top {
  const figure = (
    <>
      <div className="hero-above on-green px-edge py-1 lg:px-8 lg:py-4">
        <ul className="*:border-hair-night *:not-last:border-b">
          {bands
            .filter((band) => band.kind === "faq")
            .filter(({ id, isOpen }) => id && !isOpen)
            .map(({ id, heading, items }) => (
              <li key={id}>
                <a href={`#${id}`} className={ROW}>
                  {heading} <span>{items.length}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
      <div className="hero-below on-risk px-edge py-2 lg:px-8 lg:py-4">
        <h2 className="font-text text-base font-semibold tracking-normal">{top.question}</h2>
        <p className="loud text-big">{top.short}</p>
        <p className="font-semibold">{top.note}</p>
      </div>
      <Markdown text={top.text} className="hero-controls" />
    </>
  );
  return { figure };
}

function homeTop(content: Content): Top {
  const { hero } = content.pages.home;
  return {
    badge: <p className="badge mb-2 lg:mb-3">{hero.badge}</p>,
    actions: <ActionLinks content={content} {...hero} className="mt-3.5" />,
    figure: <HeroFigure figure={hero.figure} words={content.shared.figures} />,
  };
}

/** The top of a page made of bands. @param name of its content file */
export function topOf(content: CheckedContent, name: string): Top | undefined {
  if (name === "home") return homeTop(content);
  const { top, bands = [] } = content.bandPages.get(name) ?? {};
  switch (top?.kind) {
    case "register-check":
      return registerTop(top, content);
    case "analyst":
      return analystTop(top, content);
    case "answer":
      return answerTop(top, bands);
  }
}
