import { Chevron } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { BlockOf } from "@/lib/content/schemas/block";

interface FaqProps {
  items: BlockOf<"faq">["items"];
}

/** Questions that open on their answers, natively: also without scripts and in a page search. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="border-b border-rule">
      {items.map(({ id, question, answer }) => (
        <details key={question} id={id} className="question border-t border-rule">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-6 py-3">
            <h3 className="text-h3">{question}</h3>
            <span className="shrink-0">
              <Chevron />
            </span>
          </summary>
          <Markdown text={answer} className="max-w-[42rem] pb-6 text-muted" />
        </details>
      ))}
    </div>
  );
}
