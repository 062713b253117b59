import { Chevron } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { isPlaceholder } from "@/lib/text/placeholders";

interface FaqProps {
  items: BlockOf<"faq">["items"];
  content: Pick<Content, "placeholders" | "shared">;
  /** The block's path in content: `pages/questions.blocks[0]`. */
  path: string;
}

/** Native disclosures, so that answers open without scripts and are found by a page search. */
export function Faq({ items, content, path }: FaqProps) {
  // In Markdown, so that the mark follows the last word.
  const markOf = (index: number) =>
    isPlaceholder(content.placeholders, `${path}.items[${index}].answer`) ? "\\*" : "";
  return (
    <>
      <div className="border-b border-rule">
        {items.map(({ id, question, answer }, index) => (
          <details key={question} id={id} className="question border-t border-rule">
            <summary className="flex min-h-13 items-center justify-between gap-6 py-3">
              <h3 className="text-h3">{question}</h3>
              <Chevron />
            </summary>
            <Markdown text={answer + markOf(index)} className="max-w-[42rem] pb-6 text-muted" />
          </details>
        ))}
      </div>
      <PreviewNotice content={content} paths={[path]} about="facts" />
    </>
  );
}
