import clsx from "clsx";
import type { ReactNode } from "react";
import { SitePage } from "@/components/layout/site-page";
import { Breakable } from "@/components/ui/breakable";
import { ClosedPlan } from "@/components/ui/closed-plan";
import { Markdown } from "@/components/ui/markdown";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import { buildDate } from "@/lib/content/build-date";
import type { Content } from "@/lib/content/load/load";
import type { Service } from "@/lib/content/schemas/service";
import { boundRule } from "@/lib/fees/refund-examples";
import { analystName } from "@/lib/site/analyst";
import { closedWords } from "@/lib/site/closed";
import { complaintSteps, keyFactsRoute, suitabilityOf } from "@/lib/site/key-facts";
import { serviceFacts } from "@/lib/site/service-facts";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate, phoneHref } from "@/lib/text/format";
import { KeyFactsPlans } from "./key-facts-plans";
import { CallToAction } from "./page-end";

interface KeyFactsPageProps {
  content: Content;
  service: Service;
  /** The day on which the sheet's content last changed; undefined where git cannot tell. */
  changed: string | undefined;
}

interface PartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** One question of a buyer, with its answer. */
function Part({ heading, className, children }: PartProps) {
  return (
    <section className={clsx("border-t border-ink pt-3 text-base print:pt-1.5", className)}>
      <h2 className="font-text text-base font-semibold tracking-normal">{heading}</h2>
      <div className="mt-1.5 print:mt-0.5 print:text-small print:[line-height:1.35]">
        {children}
      </div>
    </section>
  );
}

/** What one gets and how; on paper each fact runs on behind its label. */
function Facts({ content, service }: Omit<KeyFactsPageProps, "changed">) {
  const { facts: words, preview } = content.shared;
  const facts = serviceFacts(service, content).flatMap((group) => group.facts);
  return (
    <section
      aria-label={words.heading}
      className="text-base print:text-small print:[line-height:1.35]"
    >
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
      {facts.some(({ isPlaceholder }) => isPlaceholder) && (
        <p className="mt-3 print:mt-1">
          <strong className="font-semibold text-ochre">{preview.title}</strong> {preview.facts}
        </p>
      )}
    </section>
  );
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

/** Who stands behind the sheet, as on SEBI's register. */
function Register({ content }: Pick<KeyFactsPageProps, "content">) {
  const { firm, shared, placeholders } = content;
  const { registration, analyst, address } = firm;
  const { labels } = shared.keyFacts;
  const { name } = analystName(firm);
  const { certificate } = analyst;
  const isExample = (fact: string) =>
    [...placeholders].some((path) => path === fact || path.startsWith(`${fact}.`));
  const facts: [label: string, value: ReactNode, paths: string[]][] = [
    [
      labels.registered,
      <a key="register" href={registration.lookup}>
        {registration.role} ({registration.type}), {registration.number}
      </a>,
      [],
    ],
    [
      labels.validity,
      `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`,
      [],
    ],
    [labels.enlistment, registration.enlistment, ["firm.registration.enlistment"]],
    [
      labels.analyst,
      `${name}, ${certificate.name}, ${certificate.number}`,
      ["firm.legalName", "firm.analyst"],
    ],
    [
      labels.address,
      [...address.lines, `${address.city} ${address.pin}`, address.state].join(", "),
      ["firm.address"],
    ],
    [
      labels.reach,
      <>
        <a href={phoneHref(firm.phone)}>{firm.phone}</a>, <Breakable value={firm.email.general} />
      </>,
      ["firm.phone", "firm.email"],
    ],
  ];
  return (
    <>
      <p className="font-display text-name font-medium print:inline">
        {firm.legalName}
        {isExample("firm.legalName") && <Unconfirmed />}
      </p>
      {firm.name !== firm.legalName && (
        <p className="print:ml-3 print:inline">
          {shared.footer.tradingAs} {firm.name}
          {isExample("firm.name") && <Unconfirmed />}
        </p>
      )}
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:mt-0.5 print:grid-cols-3 print:gap-x-5 print:gap-y-0">
        {facts.map(([label, value, paths]) => (
          <div key={label}>
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">
              {value}
              {paths.some(isExample) && <Unconfirmed />}
            </dd>
          </div>
        ))}
      </dl>
    </>
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
        <Facts content={content} service={service} />
        {suitability && (
          <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:gap-x-5">
            <Part heading={shared.suitability.fit}>
              <Points points={suitability.fit} />
            </Part>
            <Part heading={shared.suitability.unfit}>
              <Points points={suitability.unfit} />
            </Part>
          </div>
        )}
        <Part heading={words.plans}>
          <ClosedPlan words={closedWords(content)?.plan} />
          <KeyFactsPlans content={content} service={service} />
        </Part>
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-5">
          <div className="grid gap-y-6 print:gap-y-2">
            <Part heading={words.loss} className="bg-pink px-4 pb-4 print:px-2 print:pb-1.5">
              <Markdown text={service.largestLoss} />
            </Part>
            <Part heading={rule.heading}>
              <Markdown text={rule.short} />
            </Part>
          </div>
          <Part heading={rule.stop.heading}>
            <ol className="grid gap-2 print:gap-0">
              {rule.stop.steps.map(({ title, text }, index) => (
                <li key={title}>
                  <Markdown text={`**${index + 1}. ${title}.** ${text}`} />
                </li>
              ))}
            </ol>
          </Part>
        </div>
        <Part heading={complaints.heading}>
          <ol className="grid gap-x-10 gap-y-4 md:grid-cols-3 print:grid-cols-[1.5fr_1.2fr_1fr] print:gap-x-5">
            {complaints.items.map(({ title, text }, index) => (
              <li key={title}>
                <Markdown text={`**${index + 1}. ${title}.** ${text}`} />
              </li>
            ))}
          </ol>
        </Part>
        <Part heading={words.register}>
          <Register content={content} />
        </Part>
        <div className="box border-t border-ink pt-3 print:pt-1.5">
          <p className="text-[1.1875rem]/[1.5] print:text-[13.5px]/[1.35]">{firm.warning}</p>
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
