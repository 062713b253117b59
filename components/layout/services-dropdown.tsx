import clsx from "clsx";
import { Chevron } from "@/components/ui/icons";
import { type BeforeLinks, BeforeList } from "./before-list";
import { type MenuProps, MenuRow } from "./nav-link";

/**
 * The services, and beside them what to read before paying. Works without scripts; an enhancement
 * closes it on Escape and on a click outside.
 */
export function ServicesDropdown(props: MenuProps & { before: BeforeLinks }) {
  const { label, links, current, before } = props;
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
      <div className="open-menu dropdown floating">
        <ul>
          {links.map(({ note, ...link }, index) => (
            <li key={link.href} className="border-hair not-first:border-t">
              <MenuRow link={index > 0 && note ? { ...link, note } : link} current={current} />
            </li>
          ))}
        </ul>
        <div className="border-l border-hair pl-5">
          <BeforeList {...before} current={current} />
        </div>
      </div>
    </details>
  );
}
