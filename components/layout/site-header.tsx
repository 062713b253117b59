import clsx from "clsx";
import { Chevron, MenuLines } from "@/components/ui/icons";
import { HeaderLogo } from "@/components/ui/logo";
import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { type Link, menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { formatDate } from "@/lib/text/format";

const SERVICES = "/services";

/**
 * At the top of every page: the registered name, as large as the trading name in the header, the
 * registration number, and a link to check both.
 */
export function RegistrationStrip({ content }: { content: CheckedContent }) {
  const { registration, legalName } = content.firm;
  const words = content.shared.strip;
  return (
    <div className="on-dark bg-brand-dark text-small text-mist print:hidden">
      <div className="wrap flex flex-wrap items-baseline gap-x-7 gap-y-0.5 py-2">
        <p className="w-full font-display text-name font-medium tracking-[-0.012em] text-paper lg:w-auto lg:max-w-[45%]">
          {legalName}
          <Unconfirmed onDark content={content} paths={["firm.legalName"]} />
        </p>
        <p className="flex flex-wrap gap-x-3">
          <strong className="font-semibold text-paper">{words.title}</strong>
          <span>{registration.number}</span>
        </p>
        <span className="max-xl:hidden">
          {words.valid} {formatDate(registration.validTo)}
        </span>
        <a className="sm:ml-auto" href={registration.lookup}>
          {words.verify}
        </a>
      </div>
    </div>
  );
}

interface SiteHeaderProps {
  content: CheckedContent;
  current: string | undefined;
}

const ROW = "flex min-h-11 items-center";

/** Its menus work without scripts; an enhancement closes them on Escape and on a press outside. */
export function SiteHeader({ content, current }: SiteHeaderProps) {
  const words = content.shared.header;
  const menu = menuLinks(content, "header");
  const allServices = { label: words.allServices, href: SERVICES };
  const services = [allServices, ...serviceLinks(content)];
  const isService = services.some(({ href }) => href === current);
  const linkTo = ({ href, label }: Link, look: string) => (
    <a
      href={href}
      aria-current={href === current ? "page" : undefined}
      className={clsx("link-plain text-ink", href === current && "font-semibold", look)}
    >
      {label}
    </a>
  );
  const serviceItems = (look: string) =>
    services.map((service) => <li key={service.href}>{linkTo(service, look)}</li>);
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper print:static">
      <div className="wrap flex min-h-[min(4rem,20vw)] items-center gap-3 lg:h-18 lg:gap-6">
        <a
          href={HOME}
          className="link-plain mr-auto flex min-h-11 min-w-0 items-center gap-tight font-display text-name font-medium tracking-[-0.012em] text-ink sm:max-lg:whitespace-nowrap"
        >
          <HeaderLogo content={content} />
        </a>
        <nav aria-label={words.navigation} className="shrink-0 print:hidden">
          <ul className="hidden items-center gap-[clamp(0.75rem,7.5vw-3.75rem,1.5rem)] text-[0.96875rem] whitespace-nowrap lg:flex">
            {menu.map((link) => (
              <li key={link.href}>
                {link.href === SERVICES ? (
                  <details data-disclosure className="relative">
                    <summary
                      className={clsx(ROW, "gap-1.5 hover:underline", isService && "font-semibold")}
                    >
                      {words.services}
                      <Chevron />
                    </summary>
                    <ul className="absolute top-full -left-5 z-20 w-60 border border-rule bg-paper py-2 floating">
                      {serviceItems("block px-5 py-2.5")}
                    </ul>
                  </details>
                ) : (
                  linkTo(link, link.href === "/contact" ? "button text-paper" : ROW)
                )}
              </li>
            ))}
          </ul>
          <details data-disclosure className="group -mr-tight lg:hidden">
            <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 px-tight text-[min(1em,6vw)] font-semibold">
              {words.menu}
              <MenuLines />
            </summary>
            <ul className="absolute top-full right-0 left-0 z-20 max-h-[calc(100vh-8rem)] supports-[height:1dvh]:max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-rule bg-paper px-gutter pt-1 pb-6 floating">
              {menu.map((link) => (
                <li key={link.href} className="border-b border-rule py-0.5 last:border-0">
                  {link.href === SERVICES ? (
                    <>
                      <p className="pt-3 text-small font-semibold text-muted">{words.services}</p>
                      <ul className="grid gap-x-6 pb-3 xs:grid-cols-[repeat(2,minmax(min-content,1fr))]">
                        {serviceItems(ROW)}
                      </ul>
                    </>
                  ) : (
                    linkTo(link, ROW)
                  )}
                </li>
              ))}
            </ul>
          </details>
        </nav>
      </div>
    </header>
  );
}
