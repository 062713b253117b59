import { MenuLines } from "@/components/ui/icons";
import type { NavLink as Link } from "@/lib/content/navigation";
import { NavLink } from "./nav-link";

interface PhoneMenuProps {
  label: string;
  /** Links before and after the services, in the header's order. */
  links: (Link | { label: string; children: Link[] })[];
  current: string;
}

/** The header's links on small screens, all open at once; works without scripts. */
export function PhoneMenu({ label, links, current }: PhoneMenuProps) {
  return (
    <details data-disclosure className="group -mr-2.5 lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 px-2.5 font-semibold">
        {label}
        <MenuLines className="size-6" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-b border-rule bg-paper px-6 pt-1 pb-6 floating">
        {links.map((link) =>
          "children" in link ? (
            <li key={link.label} className="border-b border-rule py-3">
              <span className="text-small font-semibold text-muted">{link.label}</span>
              <ul className="grid grid-cols-2 gap-x-6">
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
