import type { BandProps } from "@/components/bands/band-frame";
import { Checklist } from "./checklist";

interface SideProps {
  heading: string;
  points: string[];
  className: string;
}

function Side({ heading, points, className }: SideProps) {
  return (
    <div className={`box band lg:py-16 print:p-0 ${className}`}>
      <h3 className="mb-3 text-[min(1.875rem,9vw)]/[1.1]">{heading}</h3>
      <Checklist items={points} />
    </div>
  );
}

/** Two columns: who it is for, and who not. */
export function Suitability({ id, heading, fit, unfit, content }: BandProps<"suitability">) {
  const words = content.shared.suitability;
  return (
    <section id={id} className="grid md:grid-cols-2 print:grid-cols-2">
      <h2 className="sr-only">{heading}</h2>
      <Side heading={words.fit} points={fit} className="on-green pr-edge md:pr-12" />
      <Side
        heading={words.unfit}
        points={unfit}
        className="on-risk max-md:border-t-3 max-md:border-ink md:pl-12"
      />
    </section>
  );
}
