import { formatDate } from "@/lib/content/format";
import type { Firm } from "@/lib/content/schemas/firm";
import type { Shared } from "@/lib/content/schemas/shared";

interface RegistrationStripProps {
  registration: Firm["registration"];
  words: Shared["strip"];
}

/** Above everything, on every page: the number, and where to check it. */
export function RegistrationStrip({ registration, words }: RegistrationStripProps) {
  return (
    <div className="on-dark bg-brand-dark text-small text-mist print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-0.5 py-2">
        <strong className="font-semibold text-paper">{words.title}</strong>
        <span>{registration.number}</span>
        <span className="max-lg:hidden">
          {words.valid} {formatDate(registration.validTo)}
        </span>
        <a className="sm:ml-auto" href={registration.lookup}>
          {words.verify}
        </a>
      </div>
    </div>
  );
}
