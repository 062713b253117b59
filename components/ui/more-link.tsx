interface MoreLinkProps {
  label: string;
  href: string;
  /** By default at least 44 px high, for touch; of two lines too. */
  className?: string;
}

export function MoreLink({ label, href, className = "py-2.5" }: MoreLinkProps) {
  return (
    <a href={href} className={`inline-flex items-center font-semibold ${className}`}>
      {label}
    </a>
  );
}
