import { Logo } from "@/components/ui/logo";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { beforeLinks, dropdownLinks, headerLinks } from "@/lib/site/site-pages";
import { type MenuLink, NavLink } from "./nav-link";
import { PhoneMenu } from "./phone-menu";
import { ServicesDropdown } from "./services-dropdown";

interface SectionBarProps {
  content: CheckedContent;
  /** Route of the page; undefined for the 404 page. */
  current: string | undefined;
}

/** Links of the header; that of the services has their pages below it. */
function menuOf(content: CheckedContent): MenuLink[] {
  const words = content.shared.header;
  return headerLinks(content).map((link) => {
    if (link.href !== "/services") return link;
    const all = { ...link, label: words.allServices, note: words.allServicesNote };
    return { ...link, label: words.services, children: [all, ...dropdownLinks(content)] };
  });
}

/** The sticky header. */
export function SectionBar({ content, current }: SectionBarProps) {
  const words = content.shared.header;
  const menu = menuOf(content);
  const before = { heading: content.shared.before.heading, links: beforeLinks(content) };
  return (
    <div className="section-bar">
      <a href={HOME} className="section-bar-home link-plain">
        <Logo content={content} />
      </a>
      <nav aria-label={words.navigation} className="lg:grow print:hidden">
        <ul className="section-bar-links">
          {menu.map(({ children, ...link }) => (
            <li key={link.href}>
              {children ? (
                <ServicesDropdown
                  label={link.label}
                  links={children}
                  current={current}
                  before={before}
                />
              ) : (
                <NavLink link={link} current={current} isButton={link.href === "/contact"} />
              )}
            </li>
          ))}
        </ul>
        <PhoneMenu label={words.menu} links={menu} current={current} before={before} />
      </nav>
    </div>
  );
}
