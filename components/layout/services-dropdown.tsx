import clsx from "clsx";
import { Chevron } from "@/components/ui/icons";
import { type MenuProps, MenuRow } from "./nav-link";

/** Works without scripts; an enhancement closes it on Escape and on a click outside. */
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
      <ul className="open-menu floating top-full -left-5 z-20 w-96 px-5 pb-2">
        {links.map(({ note, ...link }, index) => (
          <li key={link.href} className="border-t border-hair">
            <MenuRow link={index > 0 && note ? { ...link, note } : link} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}
