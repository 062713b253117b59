import type { Top } from "@/components/layout/page-top";
import { Markdown } from "@/components/ui/markdown";
import type { Band } from "@/lib/content/schemas/band";
import type { TopOf } from "@/lib/content/schemas/tops";
import { fillIn } from "@/lib/text/format";

/** Links to the groups of folded questions, with their counts. */
function QuestionGroups({ bands, count }: { bands: readonly Band[]; count: string }) {
  const groups = bands
    .filter((band) => band.kind === "faq")
    .filter(({ id, isOpen }) => id && !isOpen);
  return (
    <ul className="*:border-hair-night *:not-last:border-b">
      {groups.map(({ id, heading, items }) => (
        <li key={id}>
          <a href={`#${id}`} className="display question-group">
            {heading}{" "}
            <span className="font-text text-small tracking-normal xs:whitespace-nowrap">
              {fillIn(count, { n: items.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Groups of questions with their counts, above one short answer. */
export function answerTop(top: TopOf<"answer">, bands: readonly Band[]): Top {
  const figure = (
    <>
      <div className="hero-above on-green px-edge py-1 lg:px-8 lg:py-4">
        <QuestionGroups bands={bands} count={top.count} />
      </div>
      <div className="hero-below on-risk px-edge py-2 lg:px-8 lg:py-4">
        <h2 className="plain-heading">{top.question}</h2>
        <p className="loud text-big">{top.short}</p>
        <p className="font-semibold">{top.note}</p>
      </div>
      <Markdown text={top.text} className="hero-controls" />
    </>
  );
  return { figure };
}
