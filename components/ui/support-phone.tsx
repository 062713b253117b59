import type { Firm } from "@/lib/content/schemas/firm";
import { phoneHref } from "@/lib/text/format";

interface SupportPhoneProps {
  /** Words before the number. */
  intro: string;
  firm: Firm;
  className?: string;
}

/** The firm's number and when it is answered. */
export function SupportPhone({ intro, firm, className }: SupportPhoneProps) {
  const { days, hours } = firm.hours.support;
  return (
    <p className={className}>
      {intro}{" "}
      <a href={phoneHref(firm.phone)} className="inline-block max-w-full font-semibold">
        {firm.phone}
      </a>
      <span className="block text-muted">
        {days}, {hours}
      </span>
    </p>
  );
}
