import { RegisteredName } from "@/components/ui/registered-name";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { namePlaceholders } from "@/lib/site/money-placeholders";
import { formatDate } from "@/lib/text/format";

type MastheadProps = { content: CheckedContent };

/** Trading and registered name in one size; on small screens the trading name is only in the bar below. */
export function Masthead({ content }: MastheadProps) {
  const { firm, shared } = content;
  const { registration } = firm;
  const preview = namePlaceholders(content).length > 0 && (
    <>
      <strong>{shared.preview.title}</strong> {shared.preview.identity}
    </>
  );
  return (
    <div className="px-edge flex justify-between gap-8 pt-3 pb-1 text-tiny lg:pt-1">
      <div className="max-lg:hidden">
        <p translate="no" className="text-name font-semibold">
          {firm.name}
        </p>
        {preview && <p className="text-soft print:hidden">{preview}</p>}
      </div>
      <div className="flex-wrap items-baseline gap-x-4 sm:max-lg:flex lg:text-right">
        <p className="text-name font-semibold">
          <RegisteredName content={content} />
        </p>
        <p className="sm:max-lg:order-1">
          <strong>{shared.strip.title}</strong>{" "}
          <span translate="no" className="inline-block">
            {registration.number}
          </span>{" "}
          <span className="inline-block">
            {shared.strip.valid} {formatDate(registration.validTo)}
          </span>{" "}
          <a href={registration.lookup} className="inline-block">
            {shared.strip.verify}
          </a>
        </p>
        {preview && <p className="lg:hidden print:hidden">* {preview}</p>}
      </div>
    </div>
  );
}
