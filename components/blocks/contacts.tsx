import type { ReactNode } from "react";
import { Breakable } from "@/components/ui/breakable";
import { Markdown } from "@/components/ui/markdown";
import { PreviewNote } from "@/components/ui/preview-note";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

interface ContactsProps extends Pick<BlockOf<"contacts">, "labels" | "payment"> {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-0.5 border-t border-rule py-3.5 last:border-b sm:grid-cols-[1fr_3fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All numbers, handles and addresses that the firm uses, so that visitors can recognise others. */
export function Contacts({ labels, payment, content }: ContactsProps) {
  const { firm, placeholders } = content;
  const { address, social, site } = firm;
  const { phones, emails } = ownContacts(firm, labels.uses);
  const isExample = (...paths: string[]) => paths.some((path) => isPlaceholder(placeholders, path));
  const list = (contacts: readonly OwnContact[], hrefOf: (value: string) => string) => (
    <ul className="grid gap-1">
      {contacts.map(({ value, uses, paths }) => (
        <li key={value}>
          <a href={hrefOf(value)} className="inline-block py-1 wrap-anywhere">
            <Breakable value={value} />
          </a>
          {isExample(...paths) && <Unconfirmed />}{" "}
          <span className="text-muted">{uses.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
  const accounts = social.filter(({ href }) => href !== NO_ADDRESS);
  const without = social.filter(({ href }) => href === NO_ADDRESS).map(({ name }) => name);
  return (
    <>
      <dl>
        <Row label={labels.phones}>{list(phones, phoneHref)}</Row>
        <Row label={labels.emails}>{list(emails, (value) => `mailto:${value}`)}</Row>
        <Row label={labels.site}>
          <span className="wrap-anywhere">{site.replace(/^https?:\/\//, "")}</span>
          {isExample("firm.site") && <Unconfirmed />}
        </Row>
        <Row label={labels.address}>
          {[...address.lines, `${address.city} ${address.pin}`, address.state].join(", ")}
          {isExample("firm.address") && <Unconfirmed />}
        </Row>
        <Row label={labels.social}>
          <ul className="grid gap-1">
            {accounts.map(({ name, href }) => (
              <li key={name}>
                {name}:{" "}
                <a href={href} className="wrap-anywhere">
                  {href.replace(/^https?:\/\//, "")}
                </a>
              </li>
            ))}
            {without.length > 0 && (
              <li>
                {without.join(", ")}: {labels.noSocial}
              </li>
            )}
          </ul>
        </Row>
        <Row label={labels.payment}>
          <Markdown text={payment} />
        </Row>
      </dl>
      <PreviewNote
        content={content}
        facts={[
          "firm.phone",
          "firm.chat",
          "firm.officers",
          "firm.email",
          "firm.site",
          "firm.address",
        ]}
      />
    </>
  );
}
