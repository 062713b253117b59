import type { BandProps } from "@/components/bands/band-frame";
import { FactList } from "@/components/ui/fact-list";
import { Markdown } from "@/components/ui/markdown";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";

/** All contacts of the firm, to help visitors recognise impersonators. */
export function Contacts({ labels, payment, content }: BandProps<"contacts">) {
  const { firm } = content;
  const { address, social, site } = firm;
  const { phones, emails } = ownContacts(firm, labels.uses);
  const marked = (path: string) => <Unconfirmed content={content} paths={[path]} />;
  const list = (contacts: readonly OwnContact[], hrefOf: (value: string) => string) => (
    <ul className="grid gap-1">
      {contacts.map(({ value, uses, paths }) => (
        <li key={value}>
          <a href={hrefOf(value)} className="inline-block py-1 wrap-anywhere">
            {value}
          </a>
          <Unconfirmed content={content} paths={paths} />{" "}
          <span className="text-soft">{uses.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
  const shortened = (href: string) => href.replace(/^https?:\/\//, "");
  const named = social.filter(({ href }) => href !== NO_ADDRESS);
  const accounts = named.map(({ name, href }) => `${name}: [${shortened(href)}](${href})`);
  const others = social.filter(({ href }) => href === NO_ADDRESS).map(({ name }) => name);
  if (others.length > 0) accounts.push(`${others.join(", ")}: ${labels.noSocial}`);
  const lines = [...address.lines, `${address.city} ${address.pin}`, address.state];
  return (
    <FactList
      className="hairs grid gap-x-10 md:grid-cols-2"
      facts={[
        { label: labels.phones, value: list(phones, phoneHref) },
        { label: labels.emails, value: list(emails, (value) => `mailto:${value}`) },
        { label: labels.site, value: shortened(site), mark: marked("firm.site") },
        { label: labels.address, value: lines.join(", "), mark: marked("firm.address") },
        { label: labels.social, value: <Markdown text={accounts.join("\n\n")} /> },
        { label: labels.payment, value: <Markdown text={payment} /> },
      ]}
    />
  );
}
