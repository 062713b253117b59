import type { ReactNode } from "react";
import { Facts } from "@/components/blocks/facts";
import { Section } from "@/components/blocks/section";
import { Breakable } from "@/components/ui/breakable";
import { contactLinks } from "@/components/ui/contact-links";
import { FactList, factsOf } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { formatDate, formatRupees } from "@/lib/text/format";

interface ContactDetailsProps {
  content: Content;
}

/** Contacts that need no form and no script, in one line. */
export function DirectContact({ content }: ContactDetailsProps) {
  const { firm, pages, notices } = content;
  const { labels, direct } = pages.contact;
  const { chat, phone, email } = contactLinks(content);
  const links = [
    { label: labels.chat, ...chat },
    { label: firm.phone, ...phone },
    { label: firm.email.general, ...email },
  ];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 text-base">
      {/* It begins with "or", which needs a form before it. */}
      {notices.accepting && <p className="text-muted">{direct.intro}</p>}
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, ...link }) => (
          <li key={link.href}>
            <a {...link} className="inline-block py-1 wrap-anywhere">
              <Breakable value={label} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FactGroupProps {
  heading: string;
  facts: Record<string, ReactNode>;
  /** Below the facts. */
  children?: ReactNode;
}

function FactGroup({ heading, facts, children }: FactGroupProps) {
  return (
    <section className="box">
      <h2 className="text-h3">{heading}</h2>
      <FactList
        facts={factsOf(facts)}
        row="border-t border-rule grid gap-x-3 py-2 first:border-ink min-[22rem]:grid-cols-[7.25rem_1fr] sm:grid-cols-[10.25rem_1fr]"
        className="mt-2"
      />
      {children}
    </section>
  );
}

/** Registration, contacts and hours, as facts beside a form. */
export function FirmFacts({ content }: ContactDetailsProps) {
  const { firm, pages } = content;
  const { registration, hours, email } = firm;
  const words = pages.contact;
  const { labels } = words;
  const links = contactLinks(content);
  const validity = [registration.validFrom, registration.validTo].map(formatDate).join(" to ");
  return (
    <div className="grid gap-7">
      <FactGroup
        heading={words.registration.heading}
        facts={{
          [labels.name]: firm.legalName,
          [labels.number]: registration.number,
          [labels.validity]: validity,
        }}
      />
      <FactGroup
        heading={words.information.heading}
        facts={{
          [labels.phone]: <a {...links.phone}>{firm.phone}</a>,
          [labels.chat]: <a {...links.chat}>{firm.chat.phone}</a>,
          [labels.email]: (
            <a {...links.email}>
              <Breakable value={email.general} />
            </a>
          ),
          [words.hours.support]: `${hours.support.days}, ${hours.support.hours}`,
        }}
      />
      <FactGroup
        heading={words.hours.heading}
        facts={Object.fromEntries(hours.business.map(({ days, hours: open }) => [days, open]))}
      >
        <Markdown text={words.hours.note} className="text-small" />
      </FactGroup>
    </div>
  );
}

/** Facts for a visitor before writing: consultation, languages, capital, GSTIN. */
export function BeforeContact({ content }: { content: Content }) {
  const { firm, services } = content;
  const words = content.pages.contact.before;
  const least = services.map(({ title, label = title, route, facts }) => {
    return `- [${label}](${route}): ${formatRupees(facts.capital.rupees)}`;
  });
  const paths = ["firm.consultation", "firm.languages", "firm.gstin"];
  return (
    <Section heading={words.heading} spacing="small">
      <div className="grid gap-6">
        <Facts
          rows={[
            { label: words.consultation, value: firm.consultation },
            { label: words.languages, value: firm.languages },
            { label: words.capital, value: [words.capitalNote, "", ...least].join("\n") },
            { label: words.gstin, value: firm.gstin },
          ]}
        />
        <PreviewNotice content={content} paths={paths} about="general" />
      </div>
    </Section>
  );
}
