import type { FormParts } from "./use-submission";

interface ContactLinksProps extends Pick<FormParts, "contact"> {
  className?: string;
}

/** The links contain no typed values. */
export function ContactLinks({ contact, className = "flex flex-wrap gap-x-6" }: ContactLinksProps) {
  return (
    <p className={className}>
      {contact.map(({ label, ...link }) => (
        <a key={label} className="inline-flex min-h-9 items-center wrap-anywhere" {...link}>
          {label}
        </a>
      ))}
    </p>
  );
}
