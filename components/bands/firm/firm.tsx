import type { BandProps } from "@/components/bands/band";
import { MoreLink } from "@/components/bands/more";
import { RegisterExtract } from "@/components/pages/register-extract";
import { Breakable } from "@/components/ui/breakable";
import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { Island } from "@/lib/islands/island";
import { type OwnContact, ownContacts } from "@/lib/site/own-contacts";
import { phoneHref } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

const AUDIT_FACTS = ["status", "findings", "action"] as const;

/** The newest year first. */
export function Audits({ columns, content }: BandProps<"audits">) {
  const years = content.firm.audits
    .map((audit, index) => ({ ...audit, path: `firm.audits[${index}]` }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return (
    <ul className="hairs">
      {years.map(({ path, year, ...audit }) => (
        <li key={year} className="grid gap-x-10 gap-y-1 sm:grid-cols-[1fr_3fr]">
          <h3 className="font-text text-base font-semibold tracking-normal">
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

/** All numbers, handles and addresses that the firm uses, so that visitors can recognise others. */
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
      {without.length > 0 && <li>{`${without.join(", ")}: ${labels.noSocial}`}</li>}
    </ul>
  );
  const lines = [...address.lines, `${address.city} ${address.pin}`, address.state];
  return (
    <FactList
      className="hairs grid gap-x-10 md:grid-cols-2"
      facts={[
        { label: labels.phones, value: list(phones, phoneHref) },
        { label: labels.emails, value: list(emails, (value) => `mailto:${value}`) },
        { label: labels.site, value: shortened(site), mark: marked("firm.site") },
        { label: labels.address, value: lines.join(", "), mark: marked("firm.address") },
        { label: labels.social, value: accounts },
        { label: labels.payment, value: <Markdown text={payment} /> },
      ]}
    />
  );
}

/** Reasons, and beside them what visitors can compare with the register. */
export function WhyChooseUs(band: BandProps<"why-choose-us">) {
  const { id, heading, badge, points, check, content } = band;
  return (
    <section
      id={id}
      className="band bg-deep grid items-start gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <div className="head-row items-center">
          <h2 className="text-h2">{heading}</h2>
          <b className="border-2 border-green px-2.5 py-1 text-small text-green">{badge}</b>
        </div>
        <ol className="ruled">
          {points.map(({ title, text }, index) => (
            <li key={title} className="run-in">
              <span aria-hidden="true" className="display mr-2.5 text-h3 text-green md:float-left">
                {index + 1}
              </span>
              <h3 className="text-h3">{title}</h3>
              <Markdown text={text} />
            </li>
          ))}
        </ol>
      </div>
      <RegisterExtract
        content={content}
        title={content.shared.register.title}
        facts={["name", "number", "validity"]}
        className="lg:-order-1"
      >
        <p>
          <MoreLink {...check} />
        </p>
      </RegisterExtract>
    </section>
  );
}

/** One testimonial at a time, and what a testimonial is not. */
export function Testimonials({ content }: BandProps<"testimonials">) {
  const { testimonials, shared, placeholders } = content;
  return (
    <>
      <Island
        of="testimonials-carousel"
        when="visible"
        props={{ entries: testimonials.entries, words: shared.carousel }}
      />
      <p className="mt-3 max-w-[46em] text-small text-soft">
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
