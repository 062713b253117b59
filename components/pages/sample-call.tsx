import type { Content } from "@/lib/content/content";
import type { SampleCall } from "@/lib/content/schemas/sample";
import { sumRows } from "@/lib/sample/call-texts";
import { CallMessage, EndMessage } from "./sample-message";

interface SampleCallsProps {
  content: Content;
}

/** One kind of call: in the margin its name and the sums behind it, beside them its two messages. */
function CallExample({ content, call }: SampleCallsProps & { call: SampleCall }) {
  const page = content.pages.sample;
  const service = content.services.find(({ slug }) => slug === call.service);
  const mark = call.kind === "shares" ? page.marks.company : page.marks.contract;
  return (
    <section id={call.id} className="border-t border-ink pt-6">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h3 className="text-h3">{call.title}</h3>
          {service && (
            <p className="text-base print:hidden">
              <a href={service.route} className="inline-flex min-h-11 items-center">
                {page.labels.service}: {service.label ?? service.title}
              </a>
            </p>
          )}
        </div>
        <div className="grid items-start gap-5 md:grid-cols-[3fr_2fr] lg:row-span-2">
          <CallMessage content={content} call={call} mark={mark} />
          <EndMessage content={content} call={call} mark={mark} />
        </div>
        <div className="text-base lg:row-start-2">
          <h4 className="font-semibold">{page.labels.sums}</h4>
          <dl className="mt-2 grid gap-x-5 xs:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
            {sumRows(call, page).map(({ label, value }) => (
              <div key={label} className="border-t border-rule py-2">
                <dt className="text-small text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Every kind of call, one below the other. */
export function SampleCalls({ content }: SampleCallsProps) {
  return (
    <div className="grid gap-14 md:gap-16">
      {content.pages.sample.messages.map((call) => (
        <CallExample key={call.id} content={content} call={call} />
      ))}
    </div>
  );
}
