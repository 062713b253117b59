import type { ReactNode } from "react";
import { formatDate, phoneHref } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import { chatHref } from "@/lib/inquiry/chat-link";

interface FirmFactsProps {
  firm: Firm;
  words: {
    registration: string;
    information: string;
    hours: string;
    support: string;
    name: string;
    number: string;
    validity: string;
    phone: string;
    chat: string;
    email: string;
  };
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
  return (
    <div className="grid gap-7">
      <FactGroup
        heading={words.registration}
        rows={[
          [words.name, firm.legalName],
          [words.number, registration.number],
          [
            words.validity,
            `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`,
          ],
        ]}
      />
      <FactGroup
        heading={words.information}
        rows={[
          [
            words.phone,
            <a key="phone" href={phoneHref(firm.phone)} className="inline-block max-w-full">
              {firm.phone}
            </a>,
          ],
          [
            words.chat,
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
            words.email,
            <a key="email" href={`mailto:${firm.email.general}`}>
              {firm.email.general}
            </a>,
          ],
          [words.support, `${hours.support.days}, ${hours.support.hours}`],
        ]}
      />
      <FactGroup
        heading={words.hours}
        rows={hours.business.map(({ days, hours: open }) => [days, open])}
      />
    </div>
  );
}
