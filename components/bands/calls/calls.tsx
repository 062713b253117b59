import { CallExample } from "@/components/bands/phone-thread/phone-thread";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { isPlaceholder } from "@/lib/text/placeholders";

/** The colour of an ending where it is named. */
export const ENDING_TONES: Record<SampleMessage["end"]["outcome"], string> = {
  target: "text-green",
  stop: "text-ochre",
  early: "text-soft",
  expired: "text-ochre",
  lapsed: "text-soft",
};

/** Every example in a fold of its own; behind the first, what each message discloses. */
export function Calls({ content }: { content: CheckedContent }) {
  const { sample, firm, services, shared } = content;
  const { messages, labels, disclosure, disclosureHeading } = sample;
  return (
    <div>
      {messages.map((call, index) => {
        const service = services.find(({ slug }) => slug === call.service);
        return (
          <details key={call.id} id={call.id} open={index === 0} className="more">
            <summary className="py-1.5">
              <h3 className="grow text-[1.1875rem] xs:shrink-0 lg:text-[1.5rem]">{call.title}</h3>
              <span className={`text-right text-small ${ENDING_TONES[call.end.outcome]}`}>
                {labels.outcomes[call.end.outcome]}
              </span>
            </summary>
            <div className="grid gap-3">
              <CallExample content={content} call={call} />
              <p className="max-w-[46em] text-small">
                {index === 0 && (
                  <>
                    <b>{disclosureHeading}</b> {disclosure.join(" ")} {firm.registration.role}{" "}
                    {firm.registration.number}. {firm.warning}{" "}
                    {isPlaceholder(content.placeholders, "sample") && (
                      <>
                        <b className="text-ochre">{shared.preview.title}</b> {
                          shared.preview.sample
                        }{" "}
                      </>
                    )}
                  </>
                )}
                {service && (
                  <a href={service.route} className="print:hidden">
                    {labels.service}: {service.label ?? service.title}
                  </a>
                )}
              </p>
            </div>
          </details>
        );
      })}
    </div>
  );
}
