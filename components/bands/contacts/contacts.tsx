import { Breakable } from "@/components/ui/breakable";
import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";

interface ContactsProps extends Pick<BandOf<"contacts">, "labels" | "payment"> {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
}

/** All numbers, handles and addresses that the firm uses, so that visitors can recognise others. */
export function Contacts({ labels, payment, content }: ContactsProps) {
  const { firm } = content;
  const { address, social, site } = firm;
  const { phones, emails } = ownContacts(firm, labels.uses);
  const list = (contacts: readonly OwnContact[], hrefOf: (value: string) => string) => (
    <ul className="grid gap-1">
      {contacts.map(({ value, uses, paths }) => (
        <li key={value}>
          <a href={hrefOf(value)} className="inline-block py-1 wrap-anywhere">
            <Breakable value={value} />
          </a>
          <Unconfirmed content={content} paths={paths} />{" "}
          <span className="text-soft">{uses.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
  const shortened = (href: string) => href.replace(/^https?:\/\//, "");
  const without = social.filter(({ href }) => href === NO_ADDRESS).map(({ name }) => name);
  const accounts = (
    <ul className="grid gap-1">
      {social
        .filter(({ href }) => href !== NO_ADDRESS)
        .map(({ name, href }) => (
          <li key={name}>
            {name}: <a href={href}>{shortened(href)}</a>
          </li>
        ))}
      {without.length > 0 && (
        <li>
          {without.join(", ")}: {labels.noSocial}
        </li>
      )}
    </ul>
  );
  return (
    <FactList
      className="hairs grid gap-x-10 md:grid-cols-2"
      facts={[
        { label: labels.phones, value: list(phones, phoneHref) },
        { label: labels.emails, value: list(emails, (value) => `mailto:${value}`) },
        {
          label: labels.site,
          value: shortened(site),
          mark: <Unconfirmed content={content} paths={["firm.site"]} />,
        },
        {
          label: labels.address,
          value: [...address.lines, `${address.city} ${address.pin}`, address.state].join(", "),
          mark: <Unconfirmed content={content} paths={["firm.address"]} />,
        },
        { label: labels.social, value: accounts },
        { label: labels.payment, value: <Markdown text={payment} /> },
      ]}
    />
  );
}
