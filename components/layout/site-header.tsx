import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/icons";
import type { Shared } from "@/lib/content/schemas/shared";
import type { Link } from "@/lib/site/site-pages";
import { HOME } from "@/lib/site/site-url";
import { type MenuLink, NavLink, PhoneMenu, ServicesDropdown } from "./menus";

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
  const menu = links.map(({ label, href }): MenuLink => {
    if (href !== SERVICES_ROUTE) return { label, href };
    return {
      label: words.services,
      href,
      children: [{ label: words.allServices, href }, ...services],
    };
  });
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper print:static">
      <div className="wrap flex min-h-[min(4rem,20vw)] items-center gap-3 lg:h-18 lg:gap-6">
        <a
          href={HOME}
          className="link-plain mr-auto flex min-h-11 min-w-0 items-center gap-tight font-display text-[clamp(min(1.1rem,6vw),5.5vw,1.35rem)]/[1.05] font-medium tracking-[-0.02em] text-ink sm:max-lg:whitespace-nowrap"
        >
          <Mark className="size-[min(1.875rem,9.4vw)] shrink-0" />
          {/* In an element of its own, which a long word cannot hold open. */}
          <span>{firmName}</span>
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
