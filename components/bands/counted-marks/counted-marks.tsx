import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

const COLUMNS = 20;
const STEP = 20;
const SIZE = 16;

const mark = (index: number) =>
  `M${(index % COLUMNS) * STEP + 1} ${Math.floor(index / COLUMNS) * STEP + 1}h${SIZE}v${SIZE}h-${SIZE}z`;
const marks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => mark(from + index)).join("");

/** A quotation beside a hundred marks, some filled and the others outlined. */
export function CountedMarks({ id, heading, count, label, text }: BandOf<"counted-marks">) {
  return (
    <section
      id={id}
      className="band on-risk grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.1fr_1fr]"
    >
      <blockquote>
        <h2 className="text-quote">{heading}</h2>
      </blockquote>
      <figure>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${COLUMNS * STEP - 2} ${(100 / COLUMNS) * STEP - 2}`}
          className="w-full stroke-ink stroke-2"
        >
          <path d={marks(0, count)} className="fill-ink" />
          <path d={marks(count, 100)} fill="none" />
        </svg>
        <figcaption className="mt-3 text-small">
          <Markdown text={text} />
        </figcaption>
      </figure>
    </section>
  );
}
