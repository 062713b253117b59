import { Button } from "@/components/ui/button";
import { HeaderLogo } from "@/components/ui/logo";
import { RegisteredName } from "@/components/ui/registered-name";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { menuLinks, serviceLinks } from "@/lib/site/site-pages";
import { formatDate } from "@/lib/text/format";
import { type MenuLink, NavLink, PhoneMenu, ServicesDropdown } from "./menus";

/**
 * At the top of every page: the registered name, as large as the trading name in the header, the
 * registration number, and a link to check both.
 */
export function RegistrationStrip({ content }: { content: CheckedContent }) {
  const { registration } = content.firm;
  const words = content.shared.strip;
  return (
    <div className="on-dark bg-brand-dark text-small text-mist print:hidden">
      <div className="wrap flex flex-wrap items-baseline gap-x-7 gap-y-0.5 py-2">
        <p className="w-full font-display text-name font-medium tracking-[-0.012em] text-paper lg:w-auto lg:max-w-[45%]">
          <RegisteredName content={content} />
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

const SERVICES_ROUTE = "/services";
const BUTTON_ROUTE = "/contact";

export function SiteHeader({ content, current }: SiteHeaderProps) {
  const words = content.shared.header;
  const menu = menuLinks(content, "header").map(({ label, href }): MenuLink => {
    if (href !== SERVICES_ROUTE) return { label, href };
    return {
      label: words.services,
      href,
      children: [{ label: words.allServices, href }, ...serviceLinks(content)],
    };
  });
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
            {menu.map(({ children, ...link }) => (
              <li key={link.href}>
                {children ? (
                  <ServicesDropdown label={link.label} links={children} current={current} />
                ) : link.href === BUTTON_ROUTE ? (
                  <Button
                    href={link.href}
                    aria-current={current === BUTTON_ROUTE ? "page" : undefined}
                  >
                    {link.label}
                  </Button>
                ) : (
                  <NavLink link={link} current={current} className="flex min-h-11 items-center" />
                )}
              </li>
            ))}
          </ul>
          <PhoneMenu label={words.menu} links={menu} current={current} />
        </nav>
      </div>
    </header>
  );
}
