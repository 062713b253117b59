import type { Firm } from "@/lib/content/schemas/firm";
import { phoneHref } from "@/lib/text/format";

interface SupportPhoneProps {
  /** Before the number. */
  intro: string;
  firm: Firm;
  className?: string;
}

/** The firm's phone number with the hours of its support. */
export function SupportPhone({ intro, firm, className }: SupportPhoneProps) {
  const { days, hours } = firm.hours.support;
  return (
    <p className={className}>
      {intro}{" "}
      <a
        href={phoneHref(firm.phone)}
        translate="no"
        className="inline-block max-w-full font-semibold"
      >
        {firm.phone}
      </a>{" "}
      <span className="text-soft max-lg:inline-block lg:block">{`${days}, ${hours}`}</span>
    </p>
  );
}
