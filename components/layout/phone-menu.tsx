import { MenuLines } from "@/components/ui/icons";
import type { Link } from "@/lib/site/site-pages";
import { NavLink } from "./nav-link";

interface PhoneMenuProps {
  label: string;
  /** Links before and after the services, in the header's order. */
  links: (Link | { label: string; children: Link[] })[];
  current: string | undefined;
}

/** The header's links on small screens, all open at once; works without scripts. */
export function PhoneMenu({ label, links, current }: PhoneMenuProps) {
  return (
    <details data-disclosure className="group -mr-tight lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 px-tight text-[min(1em,6vw)] font-semibold">
        {label}
        <MenuLines className="size-[min(1.5rem,7.5vw)] shrink-0" />
      </summary>
      <ul className="absolute top-full right-0 left-0 z-20 max-h-[calc(100vh-8rem)] supports-[height:1dvh]:max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-b border-rule bg-paper px-gutter pt-1 pb-6 floating">
        {links.map((link) =>
          "children" in link ? (
            <li key={link.label} className="border-b border-rule py-3">
              <span className="text-small font-semibold text-muted">{link.label}</span>
              <ul className="grid gap-x-6 xs:grid-cols-[repeat(2,minmax(min-content,1fr))]">
                {link.children.map((child) => (
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
