import clsx from "clsx";
import type { Figure } from "@/lib/content/schemas/figure";
import { FigureDrawing } from "./figure-drawing";

interface FigurePanelProps {
  figure: Figure;
  /** "Figure 2": the word from content, the number from the page's order. */
  label: string;
  className?: string;
}

/** A figure on its pink panel, numbered and captioned like an exhibit in a note. */
export function FigurePanel({ figure, label, className }: FigurePanelProps) {
  return (
    <figure className={clsx("max-w-[36rem]", className)}>
      <div className="-mx-[12px] bg-pink px-[8px] py-5 sm:mx-0 sm:px-7 sm:py-6">
        <FigureDrawing figure={figure} />
      </div>
      <figcaption className="mt-3 max-w-[37.3em] text-small text-muted">
        <strong className="font-semibold text-ink">{label}.</strong> {figure.caption}
      </figcaption>
    </figure>
  );
}
