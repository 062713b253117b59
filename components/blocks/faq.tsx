import { Chevron } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNote } from "@/components/ui/preview-note";
import { UNCONFIRMED_MARK } from "@/components/ui/unconfirmed";
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
  const isOpen = (index: number) =>
    isPlaceholder(content.placeholders, `${path}.items[${index}].answer`);
  return (
    <>
      <div className="border-b border-rule">
        {items.map(({ id, question, answer }, index) => (
          <details key={question} id={id} className="question border-t border-rule">
            <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-6 py-3">
              <h3 className="text-h3">{question}</h3>
              <span className="shrink-0">
                <Chevron />
              </span>
            </summary>
            <Markdown
              text={isOpen(index) ? `${answer}${UNCONFIRMED_MARK}` : answer}
              className="max-w-[42rem] pb-6 text-muted"
            />
          </details>
        ))}
      </div>
      <PreviewNote content={content} facts={[path]} />
    </>
  );
}
