import type { BandProps } from "@/components/bands/band-frame";
import { FactList } from "@/components/ui/fact-list";
import { Markdown } from "@/components/ui/markdown";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { suppliedFiling } from "@/lib/site/filings";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";

interface ContactListProps {
  content: Content;
  contacts: readonly OwnContact[];
  hrefOf: (value: string) => string;
}

/** Each contact with what it is for. */
function ContactList({ content, contacts, hrefOf }: ContactListProps) {
  return (
    <ul className="grid gap-1">
      {contacts.map(({ value, uses, paths }) => (
        <li key={value}>
          <a href={hrefOf(value)} translate="no" className="inline-block py-1 wrap-anywhere">
            {value}
          </a>
          <Unconfirmed content={content} paths={paths} />{" "}
          <span className="text-soft">{uses.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

const mailHref = (address: string) => `mailto:${address}`;

const withoutProtocol = (href: string) => href.replace(/^https?:\/\//, "");

/** Accounts with their addresses, then the names of those without one, in Markdown. */
function socialText({ social }: Content["firm"], noSocial: string): string {
  const accounts = social
    .filter(({ href }) => href !== NO_ADDRESS)
    .map(({ name, href }) => `${name}: [${withoutProtocol(href)}](${href})`);
  const others = social.filter(({ href }) => href === NO_ADDRESS).map(({ name }) => name);
  if (others.length > 0) accounts.push(`${others.join(", ")}: ${noSocial}`);
  return accounts.join("\n\n");
}

function addressText({ address }: Content["firm"]): string {
  const { lines, city, pin, state } = address;
  return [...lines, `${city} ${pin}`, state].join(", ");
}

/** All contacts of the firm, to help visitors recognise impersonators. */
export function Contacts({ labels, payment, calls, content }: BandProps<"contacts">) {
  const { firm } = content;
  const { phones, emails } = ownContacts(
    firm,
    labels.uses,
    suppliedFiling(content, "servicePhone"),
  );
  return (
    <FactList
      className="hairs grid gap-x-10 md:grid-cols-2"
      facts={[
        {
          label: labels.phones,
          value: <ContactList content={content} contacts={phones} hrefOf={phoneHref} />,
        },
        {
          label: labels.emails,
          value: <ContactList content={content} contacts={emails} hrefOf={mailHref} />,
        },
        {
          label: labels.site,
          value: <span translate="no">{withoutProtocol(firm.site)}</span>,
          mark: <Unconfirmed content={content} paths={["firm.site"]} />,
        },
        {
          label: labels.address,
          value: addressText(firm),
          mark: <Unconfirmed content={content} paths={["firm.address"]} />,
        },
        {
          label: labels.social,
          value: <Markdown text={socialText(firm, labels.noSocial)} />,
        },
        { label: labels.calls, value: <Markdown text={calls} /> },
        { label: labels.payment, value: <Markdown text={payment} /> },
      ]}
    />
  );
}
