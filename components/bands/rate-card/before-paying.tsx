import type { CheckedContent } from "@/lib/checks/checked-content";
import { beforeLinks } from "@/lib/site/site-pages";

/** Below the fees of a service: what to read before paying one. */
export function BeforePaying({ content }: { content: CheckedContent }) {
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-5 print:hidden">
      <h3 className="plain-heading max-sm:w-full">{content.shared.before.heading}</h3>
      {beforeLinks(content).map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </section>
  );
}
