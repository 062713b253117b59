import clsx from "clsx";
import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";

interface SectionProps {
  heading: string;
  intro?: string | undefined;
  id?: string | undefined;
  /** `margin` puts the heading beside the matter on wide screens, `full` above it. */
  layout?: "margin" | "full";
  /** How much room the section takes above and below, by how much it matters. */
  weight?: "quiet" | "normal" | "loud";
  children: ReactNode;
}

const PADDING = {
  quiet: "py-12 md:py-14",
  normal: "py-14 md:py-20",
  loud: "py-16 md:py-28",
};

/** One band of a page: a hairline above, a heading, the matter. */
export function Section({
  heading,
  intro,
  id,
  layout = "margin",
  weight = "normal",
  children,
}: SectionProps) {
  return (
    <section id={id} aria-label={heading} className="wrap">
      <div
        className={clsx(
          "border-t border-rule",
          PADDING[weight],
          layout === "margin" ? "margin-grid" : "grid gap-9",
        )}
      >
        <div className={layout === "full" ? "grid max-w-[46rem] gap-4" : undefined}>
          <h2 className="text-h2">{heading}</h2>
          {layout === "full" && intro && <Markdown text={intro} className="text-muted" />}
        </div>
        <div className="min-w-0">
          {layout === "margin" && intro && (
            <Markdown text={intro} className="mb-8 text-lede text-muted" />
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
