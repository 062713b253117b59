import { SitePage } from "@/components/layout/site-page";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { buildDate } from "@/lib/content/build-date";
import type { Service } from "@/lib/content/schemas/service";
import { boundRule } from "@/lib/fees/refund-examples";
import { closedWords } from "@/lib/site/closed";
import { complaintSteps, keyFactsRoute, suitabilityOf } from "@/lib/site/key-facts";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import { KeyFactsList } from "./key-facts-list";
import { KeyFactsPart } from "./key-facts-part";
import { KeyFactsPlans } from "./key-facts-plans";
import { KeyFactsRegister } from "./key-facts-register";
import { CallToAction } from "./page-end";

interface KeyFactsPageProps {
  content: CheckedContent;
  service: Service;
  /** The day on which the sheet's content last changed; undefined where git cannot tell. */
  changed: string | undefined;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <div className="flow">
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * All that somebody should know before paying, on one printed sheet of A4: made of the same content
 * as the service's own page.
 */
export function KeyFactsPage({ content, service, changed }: KeyFactsPageProps) {
  const { shared, refunds, firm } = content;
  const words = shared.keyFacts;
  const suitability = suitabilityOf(service);
  const complaints = complaintSteps(content);
  const rule = boundRule(refunds);
  const date = changed
    ? fillIn(words.dated, { date: formatDate(changed) })
    : fillIn(words.draft, { date: formatDate(buildDate()) });
  const [disclaimer] = firm.disclaimers;
  return (
    <SitePage
      content={content}
      route={keyFactsRoute(service)}
      isSheet
      banner={{
        compact: true,
        lead: (
          <p className="mt-2 text-small text-muted print:mt-0.5">
            {date} <span className="print:hidden">{words.print}</span>
          </p>
        ),
      }}
    >
      <div className="wrap grid gap-8 pb-14 print:gap-2">
        <KeyFactsList content={content} service={service} />
        {suitability && (
          <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:gap-x-5">
            <KeyFactsPart heading={shared.suitability.fit}>
              <Points points={suitability.fit} />
            </KeyFactsPart>
            <KeyFactsPart heading={shared.suitability.unfit}>
              <Points points={suitability.unfit} />
            </KeyFactsPart>
          </div>
        )}
        <KeyFactsPart heading={words.plans}>
          <ClosedPlan words={closedWords(content)?.plan} />
          <KeyFactsPlans content={content} service={service} />
        </KeyFactsPart>
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-5">
          <div className="grid gap-y-6 print:gap-y-2">
            <KeyFactsPart
              heading={words.loss}
              className="bg-pink px-4 pb-4 print:px-2 print:pb-1.5"
            >
              <Markdown text={service.largestLoss} />
            </KeyFactsPart>
            <KeyFactsPart heading={rule.heading}>
              <Markdown text={rule.short} />
            </KeyFactsPart>
          </div>
          <KeyFactsPart heading={rule.stop.heading}>
            <ol className="grid gap-2 print:gap-0">
              {rule.stop.steps.map(({ title, text }, index) => (
                <li key={title}>
                  <Markdown text={`**${index + 1}. ${title}.** ${text}`} />
                </li>
              ))}
            </ol>
          </KeyFactsPart>
        </div>
        <KeyFactsPart heading={complaints.heading}>
          <ol className="grid gap-x-10 gap-y-4 md:grid-cols-3 print:grid-cols-[1.5fr_1.2fr_1fr] print:gap-x-5">
            {complaints.items.map(({ title, text }, index) => (
              <li key={title}>
                <Markdown text={`**${index + 1}. ${title}.** ${text}`} />
              </li>
            ))}
          </ol>
        </KeyFactsPart>
        <KeyFactsPart heading={words.register}>
          <KeyFactsRegister content={content} />
        </KeyFactsPart>
        <div className="box border-t border-ink pt-3 print:pt-1.5">
          <p className="text-[1.1875rem]/[1.5] print:text-[13.5px]">{firm.warning}</p>
          {disclaimer && (
            <Markdown
              text={disclaimer}
              className="mt-2 text-base text-muted print:mt-1 print:text-small"
            />
          )}
        </div>
      </div>
      <CallToAction content={content} />
    </SitePage>
  );
}
