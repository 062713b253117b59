import { Breakable } from "@/components/ui/breakable";
import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";

interface ContactsProps extends Pick<BlockOf<"contacts">, "labels" | "payment"> {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
}

const MARKED = ["phone", "chat", "officers", "email", "site", "address"].map(
  (fact) => `firm.${fact}`,
);

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
          <span className="text-muted">{uses.join(", ")}</span>
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
    <>
      <FactList
        row="border-t border-rule grid gap-x-10 gap-y-0.5 py-3.5 last:border-b sm:grid-cols-[1fr_3fr]"
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
      <PreviewNotice content={content} paths={MARKED} about="facts" />
    </>
  );
}
