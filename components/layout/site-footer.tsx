import { Breakable } from "@/components/ui/breakable";
import { contactLinks } from "@/components/ui/contact-links";
import { FooterLogo } from "@/components/ui/logo";
import { Markdown } from "@/components/ui/markdown";
import { Today } from "@/components/ui/today";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import { menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { formatDate } from "@/lib/text/format";

const HEADING = "font-text text-base font-semibold tracking-normal text-paper";

/** The firm's details, links to the site, and the disclosures that the regulator requires. */
export function SiteFooter({ content }: { content: CheckedContent }) {
  const { firm, shared } = content;
  const words = shared.footer;
  const { registration, address, hours } = firm;
  const contacts = contactLinks(content);
  return (
    <footer className="on-dark mt-14 bg-brand-dark pt-14 pb-28 text-base text-mist md:mt-20 md:pt-16 print:m-0 print:p-0">
      <div className="wrap grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        <section>
          <FooterLogo content={content} />
          <h2 className="text-h3 text-paper">
            {firm.legalName}
            <Unconfirmed onDark content={content} paths={["firm.legalName"]} />
          </h2>
          {firm.name !== firm.legalName && (
            <p className="mt-1.5">
              {words.tradingAs} <span className="text-paper">{firm.name}</span>
            </p>
          )}
          <dl className="mt-4 grid gap-3">
            <div>
              <dt className="text-small">{words.registration}</dt>
              <dd className="text-paper">
                {registration.type} {registration.role}, {registration.number}
                <br />
                {words.enlistment} {registration.enlistment}
              </dd>
            </div>
            <div>
              <dt className="text-small">{words.registrationValid}</dt>
              <dd className="text-paper">{formatDate(registration.validTo)}</dd>
            </div>
          </dl>
          <p className="mt-3">
            <a href={registration.lookup}>{words.lookup}</a>
          </p>
        </section>
        {[
          { heading: words.pages, links: menuLinks(content, "footer") },
          { heading: words.services, links: serviceLinks(content) },
        ].map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="print:hidden">
            <h2 className={HEADING}>{heading}</h2>
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
        ))}
        <section>
          <h2 className={HEADING}>{words.contact}</h2>
          <address className="mt-3 grid gap-3 not-italic">
            <p className="whitespace-pre-line">
              {[...address.lines, `${address.city}, ${address.state} ${address.pin}`].join("\n")}
            </p>
            <p>
              <a {...contacts.phone}>{firm.phone}</a>
              <span className="block text-small">
                {hours.support.days}, {hours.support.hours}
              </span>
            </p>
            <p>
              <a {...contacts.email}>
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
            <h2 className={HEADING}>{words.disclaimers}</h2>
            {firm.disclaimers.map((disclaimer) => (
              <Markdown key={disclaimer} text={disclaimer} />
            ))}
          </section>
          <section className="grid content-start gap-3">
            <h2 className={HEADING}>{words.notice}</h2>
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
