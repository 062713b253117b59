import clsx from "clsx";
import { Chevron, MenuLines } from "@/components/ui/icons";
import type { Link } from "@/lib/site/site-pages";

interface NavLinkProps {
  link: Link;
  /** Address of the current page, whose link is marked for screen readers and in bold. */
  current: string | undefined;
  className?: string;
}

export function NavLink({ link, current, className }: NavLinkProps) {
  const isCurrent = link.href === current;
  return (
    <a
      href={link.href}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx("text-ink link-plain", isCurrent && "font-semibold", className)}
    >
      {link.label}
    </a>
  );
}

/** A link of the header, or a menu of links. */
export interface MenuLink extends Link {
  children?: Link[];
}

interface MenuProps {
  label: string;
  links: MenuLink[];
  current: string | undefined;
}

/** Works without scripts; an enhancement closes it on Escape and on a press outside. */
export function ServicesDropdown({ label, links, current }: MenuProps) {
  const isHere = links.some(({ href }) => href === current);
  return (
    <details data-disclosure className="relative">
      <summary
        className={clsx(
          "flex min-h-11 items-center gap-1.5 hover:underline",
          isHere && "font-semibold",
        )}
      >
        {label}
        <Chevron />
      </summary>
      <ul className="absolute top-full -left-5 z-20 w-60 border border-rule bg-paper py-2 floating">
        {links.map((link) => (
          <li key={link.href}>
            <NavLink link={link} current={current} className="block px-5 py-2.5" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The header's links on small screens, the services open among them; works without scripts. */
export function PhoneMenu({ label, links, current }: MenuProps) {
  return (
    <details data-disclosure className="group -mr-tight lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 px-tight text-[min(1em,6vw)] font-semibold">
        {label}
        <MenuLines />
      </summary>
      <ul className="absolute top-full right-0 left-0 z-20 max-h-[calc(100vh-8rem)] supports-[height:1dvh]:max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-rule bg-paper px-gutter pt-1 pb-6 floating">
        {links.map(({ children, ...link }) =>
          children ? (
            <li key={link.href} className="border-b border-rule py-3">
              <span className="text-small font-semibold text-muted">{link.label}</span>
              <ul className="grid gap-x-6 xs:grid-cols-[repeat(2,minmax(min-content,1fr))]">
                {children.map((child) => (
                  <li key={child.href}>
                    <NavLink
                      link={child}
                      current={current}
                      className="flex min-h-11 items-center"
                    />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={link.href} className="border-b border-rule last:border-0">
              <NavLink link={link} current={current} className="flex min-h-12 items-center" />
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
