import type { BandProps } from "@/components/bands/band-frame";
import type { Content } from "@/lib/content/content";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { isPlaceholder } from "@/lib/text/placeholders";
import { CallExample } from "./call-example";
import { ENDINGS } from "./message";

/** What must be said of the examples: disclosures, registration, and that they are invented. */
function Disclosures({ content }: { content: Content }) {
  const { sample, firm, shared } = content;
  const { disclosure, disclosureHeading } = sample;
  return (
    <>
      <b>{disclosureHeading}</b> {disclosure.join(" ")} {firm.registration.role}{" "}
      {firm.registration.number}. {firm.warning}{" "}
      {isPlaceholder(content.placeholders, "sample") && (
        <>
          <b className="text-ochre">{shared.preview.title}</b> {shared.preview.sample}{" "}
        </>
      )}
    </>
  );
}

/** The page of the service to which a call belongs. */
function ServiceLink({ content, call }: { content: Content; call: SampleMessage }) {
  const service = content.services.find(({ slug }) => slug === call.service);
  if (!service) return null;
  return (
    <a href={service.route} className="print:hidden">
      {content.sample.labels.service}: {service.label ?? service.title}
    </a>
  );
}

/** Each example in a fold; the first one is open and includes the disclosures for all. */
export function Calls({ content }: Pick<BandProps<"calls">, "content">) {
  const { messages, labels } = content.sample;
  return (
    <div>
      {messages.map((call, index) => (
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
              {index === 0 && <Disclosures content={content} />}
              <ServiceLink content={content} call={call} />
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
