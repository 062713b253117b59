import clsx from "clsx";
import type { Link } from "@/lib/site/site-pages";

export interface MenuLink extends Link {
  /** Short information on the page, such as its lowest fee. */
  note?: string;
  children?: MenuLink[];
}

interface NavLinkProps {
  link: MenuLink;
  /** Route of the current page, whose link is bold and has `aria-current`. */
  current: string | undefined;
  isButton?: boolean;
  className?: string;
}

export function NavLink({ link, current, isButton, className }: NavLinkProps) {
  const isCurrent = link.href === current;
  const look = isButton ? "button button-small max-lg:mt-3" : "link-plain text-ink";
  return (
    <a
      href={link.href}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(look, isCurrent && "font-semibold", !isButton && className)}
    >
      {link.label}
    </a>
  );
}

/** A link of an open menu, with what its page is about. */
export function MenuRow({ link, ...props }: NavLinkProps) {
  return (
    <div className="flex items-center justify-between gap-x-3 max-xs:flex-wrap">
      <NavLink link={link} {...props} className="flex min-h-11 grow items-center xs:shrink-0" />
      {link.note && (
        <small className="ml-auto text-right text-small/[1.3] font-normal text-balance text-soft">
          {link.note}
        </small>
      )}
    </div>
  );
}

export interface MenuProps {
  label: string;
  links: MenuLink[];
  current: string | undefined;
}
