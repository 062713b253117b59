import type { ReactNode } from "react";
import { contactLinks } from "@/components/ui/contact-links";
import { Markdown } from "@/components/ui/markdown";
import { RegisteredName } from "@/components/ui/registered-name";
import { SocialIcon } from "@/components/ui/social-icon";
import { Today } from "@/components/ui/today";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { suppliedFiling } from "@/lib/site/filings";
import { beforeLinks, footerLinks, type Link, serviceLinks } from "@/lib/site/site-pages";
import { fillIn, formatDate } from "@/lib/text/format";

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="link-plain flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5 md:gap-2">
      <h2 className="sr-only">{heading}</h2>
      {children}
    </section>
  );
}

/** The firm's details, site links, and the disclosures that the regulator requires. */
export function SiteFooter({ content }: { content: CheckedContent }) {
  const { firm } = content;
  const words = content.shared.footer;
  const { registration, address } = firm;
  const links = contactLinks(content);
  const { days, hours } = firm.hours.support;
  const advertisement = suppliedFiling(content, "advertisement");
  // In the order of docs/requirements.md R3.4; what is ours comes last.
  const columns = [
    { heading: words.firm, links: footerLinks(content, "firm") },
    { heading: words.services, links: serviceLinks(content) },
    { heading: words.policies, links: footerLinks(content, "policies") },
    { heading: content.shared.before.heading, links: beforeLinks(content) },
  ];
  return (
    <footer className="on-night px-edge pt-7 pb-22 text-small max-md:[line-height:1.35] md:pt-10 print:p-0">
      <p className="display border-b border-hair-night pb-3 text-[1.125rem]/[1.25] text-sheet md:pb-6 md:text-mid">
        {firm.warning}
      </p>
      <div className="mt-3 grid gap-x-10 gap-y-3 md:mt-6 md:gap-y-8 md:grid-cols-2 xl:grid-cols-[14rem_14rem_1fr]">
        <Part heading={words.registration}>
          <p className="text-name font-semibold text-sheet">
            <RegisteredName content={content} />
          </p>
          {firm.name !== firm.legalName && (
            <p>
              {words.tradingAs} <strong translate="no">{firm.name}</strong>
            </p>
          )}
          <p>
            {words.registration}: {registration.type} {registration.role},{" "}
            <span translate="no">{registration.number}</span>. {words.enlistment}{" "}
            {registration.enlistment}. {words.registrationValid} {formatDate(registration.validTo)}.{" "}
            <a href={registration.lookup}>{words.lookup}</a>
          </p>
          {advertisement && (
            <p>
              {fillIn(words.advertisement, {
                reference: advertisement.reference,
                date: formatDate(advertisement.date),
              })}
            </p>
          )}
        </Part>
        <Part heading={words.contact}>
          <address className="grid gap-1.5 not-italic">
            <p>
              {[...address.lines, `${address.city}, ${address.state} ${address.pin}`].join(", ")}
            </p>
            <p>
              <a {...links.phone}>{firm.phone}</a>, {days}, {hours}
            </p>
            <p>
              <a {...links.email} className="wrap-anywhere">
                {firm.email.general}
              </a>
            </p>
          </address>
          <ul className="-ml-2.5 flex flex-wrap print:hidden" aria-label={words.social}>
            {firm.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} title={name} className="grid min-h-11 min-w-11 place-items-center">
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </Part>
        <nav aria-label={words.navigation} className="footer-columns print:hidden">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <p className="mb-1 font-semibold text-sheet">{heading}</p>
              <Links links={links} />
            </div>
          ))}
        </nav>
      </div>
      <div className="mt-3 grid gap-x-12 gap-y-2 border-hair-night md:mt-6 md:grid-cols-2 md:border-t md:pt-6">
        <Part heading={words.disclaimers}>
          {firm.disclaimers.map((disclaimer) => (
            <Markdown key={disclaimer} text={disclaimer} />
          ))}
        </Part>
        <Part heading={words.notice}>
          <Markdown text={`**${words.notice}.** ${firm.notice} ${firm.noticeNow}`} />
          <p>
            © <Today show="year" /> <span translate="no">{firm.legalName}</span>. {words.copyright}
          </p>
        </Part>
      </div>
    </footer>
  );
}
