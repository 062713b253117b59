import type { ReactNode } from "react";

interface FormSectionProps {
  /** None for an optional part. */
  number?: number;
  words: { heading: string; intro?: string | undefined };
  /** Set while an application is being sent, so that nothing can be changed. */
  inert?: boolean;
  children: ReactNode;
}

export function FormSection({ number, words, inert, children }: FormSectionProps) {
  return (
    <fieldset
      inert={inert}
      className="min-w-0 border-t border-ink pt-5 pb-12 inert:pointer-events-none inert:opacity-60"
    >
      <legend className="float-left mb-4 w-full font-display text-h3 font-medium tracking-[-0.012em]">
        {number && <span className="text-brand">{number}&ensp;</span>}
        {words.heading}
      </legend>
      <div className="clear-both">
        {words.intro && <p className="mb-6 max-w-[44em] text-muted">{words.intro}</p>}
        {children}
      </div>
    </fieldset>
  );
}
