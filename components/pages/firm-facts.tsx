import type { ReactNode } from "react";
import { formatDate, phoneHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import type { PageOf } from "@/lib/content/schemas/pages";
import { chatHref } from "@/lib/inquiry/chat-link";

interface FirmFactsProps {
  firm: Firm;
  words: Pick<PageOf<"contact">, "registration" | "information" | "hours" | "labels">;
}

function FactGroup({ heading, rows }: { heading: string; rows: [string, ReactNode][] }) {
  return (
    <section className="box">
      <h2 className="text-h3">{heading}</h2>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 xs:grid-cols-[8.5rem_1fr] sm:grid-cols-[10.25rem_1fr] border-t border-rule py-2 first:border-ink"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Registration, contact and hours, as facts beside a form. */
export function FirmFacts({ firm, words }: FirmFactsProps) {
  const { registration, chat, hours } = firm;
  const { labels } = words;
  return (
    <div className="grid gap-7">
      <FactGroup
        heading={words.registration.heading}
        rows={[
          [labels.name, firm.legalName],
          [labels.number, registration.number],
          [
            labels.validity,
            `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`,
          ],
        ]}
      />
      <FactGroup
        heading={words.information.heading}
        rows={[
          [
            labels.phone,
            <a key="phone" href={phoneHref(firm.phone)} className="inline-block max-w-full">
              {firm.phone}
            </a>,
          ],
          [
            labels.chat,
            <a
              key="chat"
              href={chatHref(chat.phone, chat.message)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-block max-w-full"
            >
              {chat.phone}
            </a>,
          ],
          [
            labels.email,
            <a key="email" href={`mailto:${firm.email.general}`}>
              {firm.email.general}
            </a>,
          ],
          [words.hours.support, `${hours.support.days}, ${hours.support.hours}`],
        ]}
      />
      <FactGroup
        heading={words.hours.heading}
        rows={hours.business.map(({ days, hours: open }) => [days, open])}
      />
    </div>
  );
}
