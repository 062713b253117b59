import type { BandProps } from "@/components/bands/band-frame";
import { isPlaceholder } from "@/lib/text/placeholders";
import { CallExample } from "./call-example";
import { ENDINGS } from "./message";

/** Each example in a fold; the first one includes the disclosures for all. */
export function Calls({ content }: BandProps<"calls">) {
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
              <span className={`text-right text-small ${ENDINGS[call.end.outcome].name}`}>
                {labels.outcomes[call.end.outcome]}
              </span>
            </summary>
            <div className="grid gap-3">
              <CallExample content={content} message={call.id} />
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
