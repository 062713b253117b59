import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/icons";
import type { Shared } from "@/lib/content/schemas/shared";
import { HOME } from "@/lib/site/routes";
import type { Link } from "@/lib/site/site-pages";
import { NavLink } from "./nav-link";
import { PhoneMenu } from "./phone-menu";
import { ServicesDropdown } from "./services-dropdown";

interface SiteHeaderProps {
  firmName: string;
  links: Link[];
  services: Link[];
  current: string | undefined;
  words: Shared["header"];
}

const SERVICES_ROUTE = "/services";
const BUTTON_ROUTE = "/contact";

export function SiteHeader({ firmName, links, services, current, words }: SiteHeaderProps) {
  const serviceLinks = [{ label: words.allServices, href: SERVICES_ROUTE }, ...services];
  const phoneLinks = links.map((link) =>
    link.href === SERVICES_ROUTE ? { label: words.services, children: serviceLinks } : link,
  );
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="wrap flex min-h-[min(4rem,20vw)] items-center gap-3 lg:h-18 lg:gap-6">
        <a
          href={HOME}
          className="link-plain mr-auto flex min-h-11 min-w-0 items-center gap-tight font-display text-[clamp(min(1.1rem,6vw),5.5vw,1.35rem)]/[1.05] font-medium tracking-[-0.02em] text-ink sm:max-lg:whitespace-nowrap"
        >
          <Mark className="size-[min(1.875rem,9.4vw)] shrink-0" />
          {/* In an element of its own, which a long word cannot hold open. */}
          <span>{firmName}</span>
        </a>
        <nav aria-label={words.navigation} className="no-print shrink-0">
          <ul className="hidden items-center gap-[clamp(0.75rem,7.5vw-3.75rem,1.5rem)] text-[0.96875rem] whitespace-nowrap lg:flex">
            {links.map((link) => (
              <li key={link.href}>
                {link.href === SERVICES_ROUTE ? (
                  <ServicesDropdown label={words.services} links={serviceLinks} current={current} />
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
          <PhoneMenu label={words.menu} links={phoneLinks} current={current} />
        </nav>
      </div>
    </header>
  );
}
