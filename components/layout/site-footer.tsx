import type { ReactNode } from "react";
import { Breakable } from "@/components/ui/breakable";
import { contactLinks } from "@/components/ui/contact-links";
import { FooterLogo } from "@/components/ui/logo";
import { Markdown } from "@/components/ui/markdown";
import { RegisteredName } from "@/components/ui/registered-name";
import { Today } from "@/components/ui/today";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { type Link, menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { formatDate } from "@/lib/text/format";

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="font-text text-base font-semibold tracking-normal text-paper">{children}</h2>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: Link[] }) {
  return (
    <nav aria-label={heading} className="print:hidden">
      <FooterHeading>{heading}</FooterHeading>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link-plain inline-flex min-h-9 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small">{label}</dt>
      <dd className="text-paper">{children}</dd>
    </div>
  );
}

/** The firm's details, links to the site, and the disclosures that the regulator requires. */
export function SiteFooter({ content }: { content: CheckedContent }) {
  const { firm } = content;
  const words = content.shared.footer;
  const { registration, address } = firm;
  const links = contactLinks(content);
  const support = firm.hours.support;
  return (
    <footer className="on-dark mt-14 bg-brand-dark pt-14 pb-28 text-base text-mist md:mt-20 md:pt-16 print:m-0 print:p-0">
      <div className="wrap grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        <section>
          <FooterLogo content={content} />
          <h2 className="text-h3 text-paper">
            <RegisteredName content={content} />
          </h2>
          {firm.name !== firm.legalName && (
            <p className="mt-1.5">
              {words.tradingAs} <span className="text-paper">{firm.name}</span>
            </p>
          )}
          <dl className="mt-4 grid gap-3">
            <FooterFact label={words.registration}>
              {registration.type} {registration.role}, {registration.number}
              <br />
              {words.enlistment} {registration.enlistment}
            </FooterFact>
            <FooterFact label={words.registrationValid}>
              {formatDate(registration.validTo)}
            </FooterFact>
          </dl>
          <p className="mt-3">
            <a href={registration.lookup}>{words.lookup}</a>
          </p>
        </section>
        <FooterLinks heading={words.pages} links={menuLinks(content, "footer")} />
        <FooterLinks heading={words.services} links={serviceLinks(content)} />
        <section>
          <FooterHeading>{words.contact}</FooterHeading>
          <address className="mt-3 grid gap-3 not-italic">
            <p className="whitespace-pre-line">
              {[...address.lines, `${address.city}, ${address.state} ${address.pin}`].join("\n")}
            </p>
            <p>
              <a {...links.phone}>{firm.phone}</a>
              <span className="block text-small">
                {support.days}, {support.hours}
              </span>
            </p>
            <p>
              <a {...links.email} className="wrap-anywhere">
                <Breakable value={firm.email.general} />
              </a>
            </p>
          </address>
          <ul className="mt-3 flex flex-wrap gap-x-5 print:hidden" aria-label={words.social}>
            {firm.social.map(({ name, href }) => (
              <li key={name}>
                {/* Without an address, a placeholder link in the sense of HTML: not clickable. */}
                <a
                  href={href === NO_ADDRESS ? undefined : href}
                  className="inline-flex min-h-9 items-center not-[[href]]:no-underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="wrap mt-12">
        <div className="grid gap-x-12 gap-y-8 border-t border-mist/30 pt-8 lg:grid-cols-2 print:grid-cols-2">
          <p className="text-[1.1875rem]/[1.5] text-paper lg:col-span-2 print:col-span-2">
            {firm.warning}
          </p>
          <section className="grid gap-3">
            <FooterHeading>{words.disclaimers}</FooterHeading>
            {firm.disclaimers.map((disclaimer) => (
              <Markdown key={disclaimer} text={disclaimer} />
            ))}
          </section>
          <section className="grid content-start gap-3">
            <FooterHeading>{words.notice}</FooterHeading>
            <Markdown text={`${firm.notice} ${firm.noticeNow}`} />
          </section>
        </div>
        <p className="mt-10 text-small">
          © <Today show="year" /> {firm.legalName}. {words.copyright}
        </p>
      </div>
    </footer>
  );
}
