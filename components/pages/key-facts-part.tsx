import clsx from "clsx";
import type { ReactNode } from "react";

interface KeyFactsPartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** One question of a buyer, with its answer. */
export function KeyFactsPart({ heading, className, children }: KeyFactsPartProps) {
  return (
    <section className={clsx("border-t border-ink pt-3 text-base print:pt-1.5", className)}>
      <h2 className="font-text text-base font-semibold tracking-normal">{heading}</h2>
      <div className="mt-1.5 print:mt-0.5 print:text-small">{children}</div>
    </section>
  );
}
