import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import { isPlaceholder } from "@/lib/text/placeholders";

interface FaqProps extends Pick<BandOf<"faq">, "items" | "isOpen"> {
  content: Pick<Content, "placeholders" | "shared">;
  /** The block's path in content: `pages/questions.bands[0]`. */
  path: string;
}

/** Native disclosures, so that answers open without scripts and are found by a page search. */
export function Faq({ items, isOpen = false, content, path }: FaqProps) {
  const answers = items.map(({ answer, ...item }, index) => {
    // In Markdown, so that the mark follows the last word.
    const isMarked = isPlaceholder(content.placeholders, `${path}.items[${index}].answer`);
    return { ...item, text: <Markdown text={isMarked ? `${answer}\\*` : answer} /> };
  });
  return (
    <>
      {isOpen ? (
        <div className="gap-x-12 lg:columns-2">
          {answers.map(({ id, question, text }) => (
            <div key={question} id={id} className="break-inside-avoid border-t border-ink py-3">
              <h3 className="mb-1 text-h3">{question}</h3>
              {text}
            </div>
          ))}
        </div>
      ) : (
        <div>
          {answers.map(({ id, question, text }) => (
            <details key={question} id={id} className="more">
              <summary>
                <h3 className="font-text text-base font-semibold tracking-normal">{question}</h3>
              </summary>
              {text}
            </details>
          ))}
        </div>
      )}
      <PreviewNotice content={content} paths={[path]} about="facts" />
    </>
  );
}
