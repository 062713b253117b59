import { Logo } from "@/components/ui/logo";
import { RegisteredName } from "@/components/ui/unconfirmed";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { HOME } from "@/lib/content/route";
import { namePlaceholders } from "@/lib/site/money-placeholders";
import { dropdownLinks, headerLinks } from "@/lib/site/site-pages";
import { formatDate } from "@/lib/text/format";
import { type MenuLink, NavLink, PhoneMenu, ServicesDropdown } from "./menus";

type MastheadProps = { content: CheckedContent };

/** Trading and registered name in one size; on small screens the trading name is only in the bar below. */
export function Masthead({ content }: MastheadProps) {
  const { firm, shared } = content;
  const { registration } = firm;
  const preview = namePlaceholders(content).length > 0 && (
    <>
      <strong>{shared.preview.title}</strong> {shared.preview.identity}
    </>
  );
  return (
    <div className="px-edge flex justify-between gap-8 pt-1 pb-1 text-tiny">
      <div className="max-lg:hidden">
        <p className="display text-name">{firm.name}</p>
        {preview && <p className="text-soft print:hidden">{preview}</p>}
      </div>
      <div className="lg:text-right">
        <p className="display text-name">
          <RegisteredName content={content} />
        </p>
        <p>
          <strong>{shared.strip.title}</strong>{" "}
          <span className="inline-block">{registration.number}</span>{" "}
          <span className="inline-block">
            {shared.strip.valid} {formatDate(registration.validTo)}
          </span>{" "}
          <a href={registration.lookup} className="inline-block">
            {shared.strip.verify}
          </a>
        </p>
        {preview && <p className="lg:hidden print:hidden">* {preview}</p>}
      </div>
    </div>
  );
}

/** The sticky header. @param props.current route of the page */
export function SectionBar(props: MastheadProps & { current: string | undefined }) {
  const { content, current } = props;
  const words = content.shared.header;
  const menu = headerLinks(content).map((link): MenuLink => {
    if (link.href !== "/services") return link;
    const all = { ...link, label: words.allServices, note: words.allServicesNote };
    return { ...link, label: words.services, children: [all, ...dropdownLinks(content)] };
  });
  return (
    <div className="px-edge sticky top-0 z-30 flex min-h-12 items-center [border-bottom:4px_double] bg-paper lg:py-1.5 print:hidden">
      <a
        href={HOME}
        className="link-plain display mr-auto flex min-h-11 items-center gap-[min(0.5rem,1.5vw)] text-name text-ink lg:hidden"
      >
        <Logo content={content} />
      </a>
      <nav aria-label={words.navigation} className="lg:grow print:hidden">
        <ul className="hidden items-center gap-x-[clamp(0.75rem,2.4vw,2rem)] whitespace-nowrap lg:flex [&>:last-child]:ml-auto">
          {menu.map(({ children, ...link }) => (
            <li key={link.href}>
              {children ? (
                <ServicesDropdown label={link.label} links={children} current={current} />
              ) : (
                <NavLink link={link} current={current} isButton={link.href === "/contact"} />
              )}
            </li>
          ))}
        </ul>
        <PhoneMenu label={words.menu} links={menu} current={current} />
      </nav>
    </div>
  );
}
