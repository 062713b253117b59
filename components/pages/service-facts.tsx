import type { ReactNode } from "react";
import { ClosedPlan } from "@/components/ui/closed-plan";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { serviceFacts } from "@/lib/site/service-facts";
import { formatRupees } from "@/lib/text/format";

interface ServiceFactsProps {
  content: Content;
  service: Service;
  /** Link to the first rate card. */
  plansHref: string;
}

/** The service's first example, or the page of all examples. */
function sampleHref({ slug }: Service, { pages }: Content): string {
  const { messages, note } = pages.sample;
  if (note.service === slug) return `/sample#${OWN_ANCHORS.sample.note}`;
  const example = messages.find(({ service }) => service === slug);
  return example ? `/sample#${example.id}` : "/sample";
}

interface FactProps {
  label: string;
  children: ReactNode;
}

/** Label beside the value, or above it where three lists are side by side. */
function Fact({ label, children }: FactProps) {
  return (
    <div className="grid gap-x-4 border-t border-rule py-2.5 xs:grid-cols-[7.5rem_1fr] md:block lg:grid">
      <dt className="text-muted md:text-small lg:text-base">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Key facts of a service: one list on phones, three side by side on wide screens. */
export function ServiceFacts({ content, service, plansHref }: ServiceFactsProps) {
  const words = content.shared.facts;
  const groups = serviceFacts(service, content);
  const isPreview = groups.some(({ facts }) => facts.some(({ isPlaceholder }) => isPlaceholder));
  const { preview } = content.shared;
  return (
    <section aria-label={words.heading} className="text-base">
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1.25fr] print:grid-cols-3">
        {groups.map(({ group, facts }) => (
          <div key={group}>
            <h2 className="border-b border-ink pb-2 font-text text-base font-semibold tracking-normal">
              {words.groups[group]}
            </h2>
            <dl className="[&>div:first-child]:border-t-0">
              {facts.map(({ key, value, isPlaceholder }) => (
                <Fact key={key} label={words[key]}>
                  {value}
                  {isPlaceholder && <span className="text-ochre">*</span>}
                </Fact>
              ))}
              {group === "offer" && (
                <Fact label={words.price}>
                  <a href={plansHref} className="font-semibold">
                    {formatRupees(cheapestPlan(service).price)}
                  </a>{" "}
                  {words.priceNote}
                  <ClosedPlan words={closedWords(content)?.plan} />
                </Fact>
              )}
            </dl>
          </div>
        ))}
      </div>
      <p className="mt-4 print:hidden">
        <a
          href={sampleHref(service, content)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {words.sample}
        </a>
      </p>
      {isPreview && (
        <p className="mt-2 border-t border-rule pt-3">
          <strong className="font-semibold text-ochre">{preview.title}</strong> {preview.facts}
        </p>
      )}
    </section>
  );
}
