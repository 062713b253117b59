interface DirectContactProps {
  /** Words before the links, such as "Or reach us directly:". */
  intro: string;
  links: { label: string; href: string }[];
}

/** The ways to the firm that need no form and no script, in one quiet line. */
export function DirectContact({ intro, links }: DirectContactProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-base">
      <p className="text-muted">{intro}</p>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-9 items-center wrap-anywhere"
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
