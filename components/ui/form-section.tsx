import clsx from "clsx";
import type { ReactNode } from "react";

interface FormSectionProps {
  number: number;
  words: { heading: string; intro?: string | undefined };
  /** Set while an application is being sent. */
  inert?: boolean;
  children: ReactNode;
}

export function FormSection({ number, words, inert, children }: FormSectionProps) {
  return (
    <fieldset
      inert={inert}
      className={clsx(
        "min-w-0 inert:pointer-events-none inert:opacity-60",
        number > 1 && "rule-double mt-7 pt-5",
      )}
    >
      <legend className="float-left mb-2 w-full">
        <h2 className="flex gap-x-2.5 text-[min(1.625rem,10vw)]/[1.1] wrap-anywhere">
          <span className="text-green">{number}</span>
          {words.heading}
        </h2>
      </legend>
      <div className="clear-both">
        {words.intro && <p className="fine-print mb-3">{words.intro}</p>}
        {children}
      </div>
    </fieldset>
  );
}
