import clsx from "clsx";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { serviceFacts } from "@/lib/site/service-facts";
import { isPlaceholder } from "@/lib/text/placeholders";

interface KeyFactsListProps {
  content: Pick<Content, "firm" | "shared" | "placeholders">;
  service: Service;
}

/** What one gets and how; on paper each fact runs on behind its label. */
export function KeyFactsList({ content, service }: KeyFactsListProps) {
  const { facts: words, preview } = content.shared;
  const facts = serviceFacts(service, content).flatMap((group) => group.facts);
  // Also of the rule on the last day, which stands further below.
  const isPreview =
    isPlaceholder(content.placeholders, "refunds.lastDay") ||
    facts.some(({ isPlaceholder }) => isPlaceholder);
  return (
    <section aria-label={words.heading} className="text-base print:text-small">
      <dl className="gap-x-10 md:columns-2 print:columns-2 print:gap-x-5">
        {facts.map(({ key, value, isPlaceholder }) => (
          <div
            key={key}
            className="grid break-inside-avoid gap-x-4 border-t border-rule py-2.5 xs:grid-cols-[7.5rem_1fr] print:block print:border-0 print:py-0"
          >
            <dt
              className={clsx(
                "text-muted print:inline",
                words[key].endsWith("?")
                  ? "print:after:content-['_']"
                  : "print:after:content-[':_']",
              )}
            >
              {words[key]}
            </dt>
            <dd className="print:inline">
              {value}
              {isPlaceholder && <Unconfirmed />}
            </dd>
          </div>
        ))}
      </dl>
      {isPreview && (
        <p className="mt-3 print:mt-1">
          <strong className="font-semibold text-ochre">{preview.title}</strong> {preview.facts}
        </p>
      )}
    </section>
  );
}
