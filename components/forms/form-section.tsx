import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";

interface FormSectionProps {
  number: number;
  heading: string;
  intro?: string | undefined;
  children: ReactNode;
}

/** A numbered part of a long form. */
export function FormSection({ number, heading, intro, children }: FormSectionProps) {
  return (
    <fieldset className="min-w-0 border-t border-ink pt-5 pb-12">
      <legend className="float-left mb-4 w-full font-display text-h3 font-medium tracking-[-0.012em]">
        <span className="text-brand">{number}</span>&ensp;{heading}
      </legend>
      <div className="clear-both">
        {intro && <Markdown text={intro} className="mb-6 text-muted" />}
        {children}
      </div>
    </fieldset>
  );
}
