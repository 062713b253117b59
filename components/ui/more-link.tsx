interface MoreLinkProps {
  label: string;
  href: string;
  /** By default at least 44 px high, for touch. */
  className?: string;
}

export function MoreLink({ label, href, className = "min-h-11" }: MoreLinkProps) {
  return (
    <a href={href} className={`inline-flex items-center font-semibold ${className}`}>
      {label}
    </a>
  );
}
