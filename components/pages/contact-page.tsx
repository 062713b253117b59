import type { ComponentProps, ReactNode } from "react";
import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { type PageProps, SitePage } from "@/components/layout/site-page";
import { contactLinks } from "@/components/ui/contact-links";
import { FactList } from "@/components/ui/lists";
import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { PreviewNotice, RegisteredName, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { OWN_ANCHORS } from "@/lib/content/own-anchors";
import { planLines } from "@/lib/fees/plans";
import { Island } from "@/lib/islands/island";
import { closedWords } from "@/lib/site/closed";
import { formatDate, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

type ContactProps = { content: Content };

/** Phone, chat and e-mail; works without scripts. */
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

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section id={id} className="box border-t border-ink pt-2 pb-3.5">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: Pick<ComponentProps<typeof FactList>, "facts">) {
  return (
    <FactList
      facts={facts}
      className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-4"
      row="border-t border-hair py-1.5 last:col-span-full [&>dd]:font-semibold [&>dt]:text-small"
    />
  );
}

/** In the order of docs/requirements.md R4.6. */
function FirmDetails({ content }: ContactProps) {
  const { registration, hours } = content.firm;
  const { labels, ...words } = content.pages.contact;
  const at = OWN_ANCHORS.contact;
  const validity = `${formatDate(registration.validFrom)} to ${formatDate(registration.validTo)}`;
  const business = hours.business.map((open) => ({ label: open.days, value: open.hours }));
  const support = `${hours.support.days}, ${hours.support.hours}`;
  return (
    <>
      <Part id={at.registration} heading={words.registration.heading}>
        <Facts
          facts={[
            { label: labels.name, value: <RegisteredName content={content} /> },
            { label: labels.number, value: registration.number },
            { label: labels.validity, value: validity },
          ]}
        />
      </Part>
      <Part id={at.information} heading={words.information.heading}>
        <DirectContact content={content} />
      </Part>
      <Part id={at.hours} heading={words.hours.heading}>
        <Facts facts={[...business, { label: words.hours.support, value: support }]} />
      </Part>
    </>
  );
}

function BeforeContact({ content }: ContactProps) {
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

export function ContactPage(page: PageProps) {
  const { content } = page;
  const { firm, shared, pages } = content;
  const { form, noScript, planLine } = pages.contact;
  const isOpen = !closedWords(content);
  return (
    <SitePage
      {...page}
      top={{ className: "lg:pt-5! [&_h1]:text-[min(2.25rem,10vw)] lg:[&_h1]:text-[2.125rem]" }}
    >
      <div className="px-edge grid items-start gap-x-12 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        {isOpen && (
          <section className="note lg:px-8 lg:pt-5 lg:pb-6">
            <h2 className="mb-2 text-mid">{form.heading}</h2>
            <noscript>
              <Notice>
                <Markdown text={noScript} />
              </Notice>
            </noscript>
            <Island
              of="inquiry-form"
              when="idle"
              props={{
                words: form,
                copy: shared.copy,
                chatPhone: firm.chat.phone,
                planLines: planLines(content, planLine),
              }}
            />
          </section>
        )}
        <div>
          <FirmDetails content={content} />
        </div>
      </div>
      {isOpen && <BeforeContact content={content} />}
    </SitePage>
  );
}
