import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

/** Squares of 16 in a grid of 20 by 20 units, 20 per row. */
function marks(count: number): string {
  const corners = Array.from({ length: count }, (_, n) => [n % 20, Math.floor(n / 20)]);
  return corners.map(([x = 0, y = 0]) => `M${x * 20 + 1} ${y * 20 + 1}h16v16h-16z`).join("");
}

/** A heading beside 100 squares, of which `count` are filled. */
export function CountedMarks({ id, heading, count, label, text }: BandOf<"counted-marks">) {
  return (
    <section
      id={id}
      className="band on-risk grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.1fr_1fr]"
    >
      <h2 className="text-h2">{heading}</h2>
      <figure>
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 398 98"
          className="w-full stroke-ink stroke-2"
        >
          <path d={marks(100)} fill="none" />
          <path d={marks(count)} className="fill-ink" />
        </svg>
        <figcaption className="mt-3 text-small">
          <Markdown text={text} />
        </figcaption>
      </figure>
    </section>
  );
}
