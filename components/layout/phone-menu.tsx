import { Chevron, MenuLines } from "@/components/ui/icons";
import { type BeforeLinks, BeforeList } from "./before-list";
import { type MenuProps, MenuRow } from "./nav-link";

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
export function PhoneMenu({ label, links, current, before }: MenuProps & { before: BeforeLinks }) {
  return (
    <details data-disclosure className="group lg:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-[min(1em,5vw)] font-semibold">
        {label}
        <MenuLines />
      </summary>
      <ul className="open-menu phone-menu floating">
        {links.map(({ children, ...link }) => (
          <li key={link.href} className="border-b border-hair font-semibold nth-last-2:border-0">
            {children ? (
              <PhoneDropdown label={link.label} links={children} current={current} />
            ) : (
              <MenuRow link={link} current={current} isButton={link.href === "/contact"} />
            )}
          </li>
        ))}
        <li>
          <BeforeList {...before} current={current} className="grid gap-x-4 xs:grid-cols-2" />
        </li>
      </ul>
    </details>
  );
}
