import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";

interface SectionProps {
  heading: string;
  intro?: string | undefined;
  id?: string | undefined;
  note?: ReactNode;
  /** `margin` puts the heading beside the content on wide screens, `full` above it. */
  layout?: "margin" | "full";
  spacing?: "small" | "normal" | "large";
  /** A landmark, only for what readers come back to: many make a page harder to navigate. */
  isLandmark?: boolean;
  isScreenOnly?: boolean | undefined;
  children: ReactNode;
}

const PADDING = {
  small: "py-12 md:py-14 print:py-6",
  normal: "py-14 md:py-20 print:py-6",
  large: "py-16 md:py-28 print:py-6",
};

/** One band of a page: a hairline above, a heading, the content. */
export function Section({ layout = "margin", spacing = "normal", ...props }: SectionProps) {
  const { heading, intro, id, note, isLandmark, isScreenOnly, children } = props;
  const isFull = layout === "full";
  const look = clsx(
    "border-t border-rule",
    PADDING[spacing],
    isFull ? "grid gap-9" : "margin-grid",
  );
  return (
    <section
      id={id}
      aria-label={isLandmark ? heading : undefined}
      className={clsx("wrap", isScreenOnly && "print:hidden")}
    >
      <div className={look}>
        <div className={isFull ? "grid max-w-[46rem] gap-4" : undefined}>
          <h2 className="text-h2">{heading}</h2>
          {isFull && intro && <Markdown text={intro} className="text-muted" />}
          {note}
        </div>
        <div>
          {!isFull && intro && <Markdown text={intro} className="mb-8 text-lede text-muted" />}
          {children}
        </div>
      </div>
    </section>
  );
}
