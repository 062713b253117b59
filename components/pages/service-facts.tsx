import { FactList } from "@/components/ui/lists";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import type { Service } from "@/lib/content/schemas/service";
import { cheapestPlan } from "@/lib/fees/price";
import { closedWords } from "@/lib/site/closed";
import { serviceFacts } from "@/lib/site/service-facts";
import { formatRupees } from "@/lib/text/format";

const MARK = <span className="text-ochre">*</span>;

export interface ServiceFactsProps {
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

/** Key facts of a service, which make its page print as a sheet: one list on phones, three side by side on wide screens. */
export function ServiceFacts({ content, service, plansHref }: ServiceFactsProps) {
  const words = content.shared.facts;
  const groups = serviceFacts(service, content);
  const isPreview = groups.some(({ facts }) => facts.some(({ isPlaceholder }) => isPlaceholder));
  const { preview } = content.shared;
  const closed = closedWords(content)?.plan;
  const price = (
    <>
      <a href={plansHref} className="font-semibold">
        {formatRupees(cheapestPlan(service).price)}
      </a>{" "}
      {words.priceNote}
      {closed && <p className="font-semibold text-ochre">{closed}</p>}
    </>
  );
  return (
    <section aria-label={words.heading} className="sheet text-base">
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1.25fr] print:grid-cols-3">
        {groups.map(({ group, facts }) => (
          <div key={group}>
            <h2 className="border-b border-ink pb-2 font-text text-base font-semibold tracking-normal">
              {words.groups[group]}
            </h2>
            <FactList
              facts={[
                ...facts.map(({ key, value, isPlaceholder }) => {
                  return { label: words[key], value, mark: isPlaceholder && MARK };
                }),
                ...(group === "offer" ? [{ label: words.price, value: price }] : []),
              ]}
              row="grid gap-x-4 border-t border-rule py-2.5 first:border-t-0 xs:grid-cols-[7.5rem_1fr] md:block lg:grid [&>dt]:md:text-small [&>dt]:lg:text-base"
            />
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
