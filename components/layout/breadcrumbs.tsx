import type { NavLink } from "@/lib/site/navigation";

interface BreadcrumbsProps {
  label: string;
  trail: NavLink[];
  /** The page itself, last and not a link. */
  here: string;
}

export function Breadcrumbs({ label, trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print mb-5 text-small text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label: name, href }) => (
          <li key={href} className="crumb">
            <a href={href} className="text-muted">
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
