import type { Link } from "@/lib/site/site-pages";
import { NavLink } from "./nav-link";

/** What to read before paying: its heading and its links. */
export interface BeforeLinks {
  heading: string;
  links: Link[];
}

interface BeforeListProps extends BeforeLinks {
  current: string | undefined;
  /** Of the list, such as its columns. */
  className?: string;
}

/** A group of an open menu, below or beside the links of the menu itself. */
export function BeforeList({ heading, links, current, className }: BeforeListProps) {
  return (
    <>
      <p className="pt-3 text-small font-semibold">{heading}</p>
      <ul className={className}>
        {links.map((link) => (
          <li key={link.href}>
            <NavLink link={link} current={current} className="flex min-h-11 items-center" />
          </li>
        ))}
      </ul>
    </>
  );
}
