import clsx from "clsx";
import { Chevron } from "@/components/ui/icons";
import type { Link } from "@/lib/site/site-pages";
import { NavLink } from "./nav-link";

interface ServicesDropdownProps {
  label: string;
  links: Link[];
  current: string | undefined;
}

/**
 * Opens and closes without scripts. The navigation enhancement adds outside click,
 * Escape with focus return, and closing on choice.
 */
export function ServicesDropdown({ label, links, current }: ServicesDropdownProps) {
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
