import type { Top } from "@/components/layout/hero";
import { Markdown } from "@/components/ui/markdown";
import type { Band } from "@/lib/content/schemas/band";
import type { TopOf } from "./schema";

const ROW =
  "display flex min-h-12 items-center justify-between gap-4 text-h3 no-underline hover:underline lg:min-h-16 lg:text-[1.875rem]";

/** The subjects of a page of questions with their counts, over the one answer that is a word. */
export function answerTop(top: TopOf<"answer">, bands: readonly Band[]): Top {
  const figure = (
    <>
      <div className="hero-above on-green px-edge py-1 lg:px-8 lg:py-4">
        <ul className="divide-y divide-hair-night">
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
