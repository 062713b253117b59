import clsx from "clsx";
import type { ReactNode } from "react";
import { Band } from "@/components/bands/band";
import { FoldedTexts } from "@/components/bands/more";
import { Breakable } from "@/components/ui/breakable";
import { contactLinks } from "@/components/ui/contact-links";
import { FactList } from "@/components/ui/lists";
import { PreviewNotice, RegisteredName, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import { openingHours } from "@/lib/site/structured-data/opening-hours";
import { formatDate, formatRupees } from "@/lib/text/format";
import { isPlaceholder } from "@/lib/text/placeholders";

type ContactDetailsProps = { content: Content };

/** Telephone, chat and e-mail, which need no form and no script. */
export function DirectContact({ content }: ContactDetailsProps) {
  const { firm, pages } = content;
  const { chat, phone, email } = contactLinks(content);
  const isOther = firm.chat.phone !== firm.phone;
  return (
    <>
      <p className="mid lg:text-[2.25rem]">
        <a {...phone} className="inline-block">
          {firm.phone}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-5 *:inline-flex *:min-h-9 *:items-center">
        <a {...chat}>
          {pages.contact.labels.chat} {isOther && firm.chat.phone}
        </a>
        <a {...email} className="wrap-anywhere">
          <span>
            <Breakable value={firm.email.general} />
          </span>
        </a>
      </p>
    </>
  );
}

/** A part of the facts beside the form. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="box border-t border-ink pt-2 pb-3.5">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  );
}

/** How to reach the firm, in front of a form. */
export function ContactInformation({ content }: ContactDetailsProps) {
  return (
    <Part heading={content.pages.contact.information.heading}>
      <DirectContact content={content} />
    </Part>
  );
}

/** The week on a line: days on which the phone is answered are filled, those of messages outlined. */
function Week({ content: { firm } }: ContactDetailsProps) {
  const daysOf = (hours: typeof firm.hours.business) =>
    new Set(openingHours(hours).flatMap(({ dayOfWeek }) => dayOfWeek as string[]));
  const [open, phone] = [daysOf(firm.hours.business), daysOf([firm.hours.support])];
  if (open.size === 0) return null;
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return (
    <ol
      aria-hidden="true"
      className="mt-2 mb-1 grid grid-cols-7 text-center text-[min(0.8125rem,3.6vw)] [forced-color-adjust:none]"
    >
      {week.map((day) => (
        <li key={day}>
          <div className="h-14 border-b-3 border-ink px-0.5">
            {open.has(day) && (
              <div className={clsx("h-full border border-ink", phone.has(day) && "bg-ink")} />
            )}
          </div>
          {day.slice(0, 3)}
        </li>
      ))}
    </ol>
  );
}

/** Hours and registration, beside a form. */
export function FirmFacts({ content }: ContactDetailsProps) {
  const { registration, hours } = content.firm;
  const { labels, ...words } = content.pages.contact;
  const { days, hours: supportHours } = hours.support;
  const validity = [registration.validFrom, registration.validTo].map(formatDate).join(" to ");
  const look = {
    className:
      "mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-4",
    row: "border-t border-hair py-1.5 last:col-span-full [&>dd]:font-semibold [&>dt]:text-small",
  };
  return (
    <div>
      <Part heading={words.hours.heading}>
        <Week content={content} />
        <FactList
          {...look}
          facts={[
            ...hours.business.map((open) => ({ label: open.days, value: open.hours })),
            { label: words.hours.support, value: `${days}, ${supportHours}` },
          ]}
        />
      </Part>
      <Part heading={words.registration.heading}>
        <FactList
          {...look}
          facts={[
            { label: labels.name, value: <RegisteredName content={content} /> },
            { label: labels.number, value: registration.number },
            { label: labels.validity, value: validity },
          ]}
        />
      </Part>
    </div>
  );
}

/** Facts for a visitor before writing: consultation, capital, times, languages, GSTIN. */
export function BeforeContact({ content }: ContactDetailsProps) {
  const { firm, services, placeholders } = content;
  const words = content.pages.contact.before;
  const least = services.map(({ title, label = title, route, facts }) => {
    return `- [${label}](${route}): ${formatRupees(facts.capital.rupees)}`;
  });
  const mark = isPlaceholder(placeholders, "firm.consultation") ? "\\*" : "";
  const folds = [
    { title: words.consultation, text: firm.consultation + mark },
    { title: words.capital, text: [words.capitalNote, "", ...least].join("\n") },
    words.times,
  ];
  const marked = (name: "languages" | "gstin") => ({
    label: words[name],
    value: firm[name],
    mark: <Unconfirmed content={content} paths={[`firm.${name}`]} />,
  });
  return (
    <Band heading={words.heading} ground="sheet">
      <FoldedTexts texts={folds} />
      <FactList
        facts={[marked("languages"), marked("gstin")]}
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
