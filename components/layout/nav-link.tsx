import clsx from "clsx";
import type { Link } from "@/lib/site/site-pages";

interface NavLinkProps {
  link: Link;
  /** Address of the page being shown; its own link is marked for screen readers and by weight. */
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
