import type { BandProps } from "@/components/bands/band-frame";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { isPlaceholder } from "@/lib/text/placeholders";

type FaqProps = Pick<BandProps<"faq">, "items" | "isOpen" | "content" | "path" | "isLastMarked">;

/** `<details>` elements work without scripts and are found by page search. */
export function Faq({ items, isOpen = false, content, path, isLastMarked = true }: FaqProps) {
  return (
    <>
      <div className={isOpen ? "gap-x-12 lg:columns-2" : undefined}>
        {items.map(({ id, question, answer }, index) => {
          // In Markdown, to put the mark after the last word.
          const isMarked = isPlaceholder(content.placeholders, `${path}.items[${index}].answer`);
          const text = isMarked ? `${answer}\\*` : answer;
          return isOpen ? (
            <div key={question} id={id} className="break-inside-avoid border-t border-hair py-3">
              <h3 className="mb-1 text-h3">{question}</h3>
              <Markdown text={text} />
            </div>
          ) : (
            <Fold key={question} id={id} title={question} isHeading>
              <Markdown text={text} />
            </Fold>
          );
        })}
      </div>
      {isLastMarked && <PreviewNotice content={content} paths={[path]} about="facts" />}
    </>
  );
}
