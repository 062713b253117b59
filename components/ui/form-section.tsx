import type { ReactNode } from "react";

interface FormSectionProps {
  number: number;
  heading: string;
  intro?: string | undefined;
  /** While an application is on its way nothing in it can be changed. */
  inert?: boolean;
  children: ReactNode;
}

/** A numbered part of a long form. */
export function FormSection({ number, heading, intro, inert, children }: FormSectionProps) {
  return (
    <fieldset
      inert={inert}
      className="min-w-0 border-t border-ink pt-5 pb-12 inert:pointer-events-none inert:opacity-60"
    >
      <legend className="float-left mb-4 w-full font-display text-h3 font-medium tracking-[-0.012em]">
        <span className="text-brand">{number}</span>&ensp;{heading}
      </legend>
      <div className="clear-both">
        {intro && <p className="mb-6 max-w-[44em] text-muted">{intro}</p>}
        {children}
      </div>
    </fieldset>
  );
}
