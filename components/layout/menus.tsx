import clsx from "clsx";
import { Chevron, MenuLines } from "@/components/ui/icons";
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

function MenuRow({ link, ...props }: NavLinkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <NavLink link={link} {...props} className="flex min-h-11 grow items-center" />
      {link.note && <small className="ml-auto text-small font-normal text-soft">{link.note}</small>}
    </div>
  );
}

type MenuProps = { label: string; links: MenuLink[]; current: string | undefined };

const MENU = "floating absolute [border-bottom:4px_double] bg-paper";

/** Works without scripts; an enhancement closes it on Escape and on a click outside. */
export function ServicesDropdown({ label, links, current }: MenuProps) {
  const isHere = links.some(({ href }) => href === current);
  const look = "flex min-h-11 items-center gap-1.5 hover:underline";
  return (
    <details data-disclosure className="relative">
      <summary className={clsx(look, isHere && "font-semibold")}>
        {label}
        <Chevron />
      </summary>
      <ul className={`${MENU} top-full -left-5 z-20 w-96 px-5 pb-2`}>
        {links.map(({ note, ...link }, index) => (
          <li key={link.href} className="border-t border-hair">
            <MenuRow link={index > 0 && note ? { ...link, note } : link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const TALL =
  "max-h-[calc(100vh-8rem)] overflow-y-auto supports-[height:1dvh]:max-h-[calc(100dvh-4rem)]";

/** The services' dropdown inside the phone's menu. */
function PhoneDropdown({ label, links, current }: MenuProps) {
  return (
    <details data-disclosure>
      <summary className="flex min-h-11 items-center justify-between">
        {label}
        <Chevron />
      </summary>
      <ul className="pb-2 pl-4 font-normal">
        {links.map((link) => (
          <li key={link.href} className="border-t border-hair">
            <MenuRow link={link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Header links on small screens; works without scripts. Its end stays clear of the chat button. */
export function PhoneMenu({ label, links, current }: MenuProps) {
  return (
    <details data-disclosure className="group lg:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-[min(1em,5vw)] font-semibold">
        {label}
        <MenuLines />
      </summary>
      <ul className={`${MENU} ${TALL} inset-[100%_0_auto] px-edge pt-2 pb-6`}>
        {links.map(({ children, ...link }) => (
          <li key={link.href} className="border-b border-hair font-semibold last:border-0">
            {children ? (
              <PhoneDropdown label={link.label} links={children} current={current} />
            ) : (
              <MenuRow link={link} current={current} isButton={link.href === "/contact"} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
