import type { ComponentProps, ReactNode } from "react";
import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { contactLinks } from "@/components/ui/contact-links";
import { FactList } from "@/components/ui/lists";
import { PreviewNotice, RegisteredName, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { formatDate, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

interface ContactProps {
  content: Content;
}

/** Telephone, chat and e-mail, which need no form and no script. */
export function DirectContact({ content }: ContactProps) {
  const { firm, pages } = content;
  const { chat, phone, email } = contactLinks(content);
  return (
    <>
      <p className="mid lg:text-[2.25rem]">
        <a {...phone} className="inline-block">
          {firm.phone}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-9 *:items-center">
        <a {...chat}>
          {pages.contact.labels.chat} {firm.chat.phone !== firm.phone && firm.chat.phone}
        </a>
        <a {...email} className="wrap-anywhere">
          {firm.email.general}
        </a>
      </p>
    </>
  );
}

interface ContactPartProps {
  heading: string;
  facts?: ComponentProps<typeof FactList>["facts"];
  children?: ReactNode;
}

/** A part of what stands beside the form. */
export function ContactPart({ heading, facts, children }: ContactPartProps) {
  return (
    <section className="box border-t border-ink pt-2 pb-3.5">
      <h2 className="text-h3">{heading}</h2>
      {children}
      {facts && (
        <FactList
          facts={facts}
          className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-4"
          row="border-t border-hair py-1.5 last:col-span-full [&>dd]:font-semibold [&>dt]:text-small"
        />
      )}
    </section>
  );
}

/** Hours and registration, beside a form. */
export function FirmFacts({ content }: ContactProps) {
  const { registration, hours } = content.firm;
  const { labels, ...words } = content.pages.contact;
  const validity = [registration.validFrom, registration.validTo].map(formatDate).join(" to ");
  return (
    <>
      <ContactPart
        heading={words.hours.heading}
        facts={[
          ...hours.business.map((open) => ({ label: open.days, value: open.hours })),
          { label: words.hours.support, value: `${hours.support.days}, ${hours.support.hours}` },
        ]}
      />
      <ContactPart
        heading={words.registration.heading}
        facts={[
          { label: labels.name, value: <RegisteredName content={content} /> },
          { label: labels.number, value: registration.number },
          { label: labels.validity, value: validity },
        ]}
      />
    </>
  );
}

/** Facts for a visitor before writing: consultation, capital, times, languages, GSTIN. */
export function BeforeContact({ content }: ContactProps) {
  const { firm, services, placeholders } = content;
  const words = content.pages.contact.before;
  const least = services.map(({ title, label = title, route, facts }) => {
    return `- [${label}](${route}): ${formatRupees(facts.capital.rupees)}`;
  });
  const mark = isPlaceholder(placeholders, "firm.consultation") ? "\\*" : "";
  return (
    <Band heading={words.heading} ground="sheet">
      <FoldedTexts
        texts={[
          { title: words.consultation, text: firm.consultation + mark },
          { title: words.capital, text: [words.capitalNote, "", ...least].join("\n") },
          words.times,
        ]}
      />
      <FactList
        facts={(["languages", "gstin"] as const).map((name) => ({
          label: words[name],
          value: firm[name],
          mark: <Unconfirmed content={content} paths={[`firm.${name}`]} />,
        }))}
        row="flex flex-wrap gap-x-3"
        className="border-t border-ink pt-3 text-small"
      />
      <PreviewNotice
        content={content}
        paths={["firm.consultation", "firm.languages", "firm.gstin"]}
        about="facts"
      />
    </Band>
  );
}
