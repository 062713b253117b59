import type { BandProps } from "@/components/bands/band-frame";
import { Steps } from "@/components/bands/texts/lists";
import { FactList } from "@/components/ui/fact-list";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { Island } from "@/lib/islands/island";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";
import { RegisterExtract } from "./register-extract";

const AUDIT_FACTS = ["status", "findings", "action"] as const;

/** Newest year first. */
export function Audits({ columns, content }: BandProps<"audits">) {
  const years = content.firm.audits
    .map((audit, index) => ({ ...audit, path: `firm.audits[${index}]` }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return (
    <ul className="hairs">
      {years.map(({ path, year, ...audit }) => (
        <li key={year} className="grid gap-x-10 gap-y-1 sm:grid-cols-[1fr_3fr]">
          <h3 className="plain-heading">
            <span className="sr-only">{columns.year}</span> {year}
          </h3>
          <FactList
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-2"
            row="[&>dt]:text-small"
            facts={AUDIT_FACTS.filter((fact) => audit[fact] !== undefined).map((fact) => ({
              label: columns[fact],
              value: audit[fact],
              mark: <Unconfirmed content={content} paths={[`${path}.${fact}`]} />,
            }))}
          />
        </li>
      ))}
    </ul>
  );
}

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

/** Three reasons in one column. */
export function Reasons({ items }: Pick<BandProps<"why-choose-us">, "items">) {
  return <Steps items={items} isNarrow />;
}

/** Facts to compare with the register. */
export function RegisterSheet({ badge, check, content }: BandProps<"why-choose-us">) {
  return (
    <>
      <b className="badge">{badge}</b>
      <RegisterExtract content={content} facts={["name", "number", "validity"]}>
        <p>
          <MoreLink {...check} />
        </p>
      </RegisterExtract>
    </>
  );
}

export function Testimonials({ content }: BandProps<"testimonials">) {
  const { testimonials, shared, placeholders } = content;
  return (
    <>
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="fine-print mt-3">
        {testimonials.notice}
        {isPlaceholder(placeholders, "testimonials") && (
          <>
            {" "}
            <b className="text-ochre">{shared.preview.title}</b> {shared.preview.general}
          </>
        )}
      </p>
    </>
  );
}
