import clsx from "clsx";
import { Markdown } from "@/components/ui/markdown";
import { Today } from "@/components/ui/today";
import { formatDate, phoneHref } from "@/lib/content/format";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Link } from "@/lib/site/site-pages";

interface SiteFooterProps {
  firm: Firm;
  pages: Link[];
  services: Link[];
  words: Shared["footer"];
}

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="font-text text-base font-semibold tracking-normal text-paper">{children}</h2>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: Link[] }) {
  return (
    <nav aria-label={heading} className="no-print">
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

/** Without an address it is HTML's placeholder for a link: its name, which nobody can press. */
function SocialLink({ name, href }: Firm["social"][number]) {
  const hasAddress = href !== NO_ADDRESS;
  return (
    <a
      href={hasAddress ? href : undefined}
      className={clsx("inline-flex min-h-9 items-center", !hasAddress && "text-mist no-underline")}
    >
      {name}
    </a>
  );
}

/** Reads like a printed colophon: who we are, where the rest is, what the regulator asks us to say. */
export function SiteFooter({ firm, pages, services, words }: SiteFooterProps) {
  const { registration, address } = firm;
  return (
    <footer className="on-dark mt-14 bg-brand-dark pt-14 pb-28 text-base text-mist md:mt-20 md:pt-16 print:m-0 print:p-0">
      <div className="wrap grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        <section>
          <h2 className="text-h3 text-paper">{firm.name}</h2>
          <dl className="mt-4 grid gap-3">
            <div>
              <dt className="text-small">{words.registration}</dt>
              <dd className="text-paper">
                {registration.type} {registration.role}, {registration.number}
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
        <FooterLinks heading={words.pages} links={pages} />
        <FooterLinks heading={words.services} links={services} />
        <section>
          <FooterHeading>{words.contact}</FooterHeading>
          <address className="mt-3 grid gap-3 not-italic">
            <p>
              {[...address.lines, `${address.city}, ${address.state} ${address.pin}`].map(
                (line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ),
              )}
            </p>
            <p>
              <a href={phoneHref(firm.phone)}>{firm.phone}</a>
              <span className="block text-small">
                {firm.hours.support.days}, {firm.hours.support.hours}
              </span>
            </p>
            <p>
              <a href={`mailto:${firm.email.general}`} className="wrap-anywhere">
                {firm.email.general}
              </a>
            </p>
          </address>
          <ul className="no-print mt-3 flex flex-wrap gap-x-5" aria-label={words.social}>
            {firm.social.map((profile) => (
              <li key={profile.name}>
                <SocialLink {...profile} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="wrap mt-12">
        <div className="grid gap-x-12 gap-y-8 border-t border-mist/30 pt-8 lg:grid-cols-2">
          <p className="text-[1.1875rem]/[1.5] text-paper lg:col-span-2">{firm.warning}</p>
          <section className="grid gap-3">
            <FooterHeading>{words.disclaimers}</FooterHeading>
            {firm.disclaimers.map((disclaimer) => (
              <Markdown key={disclaimer} text={disclaimer} />
            ))}
          </section>
          <section className="grid content-start gap-3">
            <FooterHeading>{words.notice}</FooterHeading>
            <Markdown text={firm.notice} />
          </section>
        </div>
        <p className="mt-10 text-small">
          © <Today show="year" /> {firm.legalName}. {words.copyright}
        </p>
      </div>
    </footer>
  );
}
