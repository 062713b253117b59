import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { leftAfterLosses } from "@/lib/risk/losses";
import { fillIn } from "@/lib/text/fill-in";
import { formatNumber } from "../../figures/geometry/formats";

interface LossesProps {
  band: BandOf<"losses">;
  /** The figure's number on its page. */
  number: number;
  words: FigureWords;
}

/** For two sizes of a trade, a column after each loss: what is left of 100, and what is lost. */
export function Losses({
  band: { losses, percents, words, caption },
  number,
  ...page
}: LossesProps) {
  return (
    <figure>
      <div className="grid gap-x-5 gap-y-5 xs:grid-cols-2 lg:gap-x-8">
        {percents.map((percent) => {
          const columns = leftAfterLosses(percent, losses);
          const left = Math.round(columns.at(-1) ?? 0);
          return (
            <div key={percent}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                {fillIn(words.each, { percent: formatNumber(percent) })}
                <span className="mid">{fillIn(words.left, { left })}</span>
              </p>
              <svg
                viewBox={`0 0 ${columns.length - 0.15} 100`}
                preserveAspectRatio="none"
                height="120"
                aria-hidden="true"
                className="mt-1.5 w-full border-b-2 border-ink forced-color-adjust-none"
              >
                <path
                  className="fill-risk"
                  d={columns.map((_, n) => `M${n} 0h.85v100h-.85z`).join("")}
                />
                <path
                  className="fill-green"
                  d={columns.map((rest, n) => `M${n} 100h.85V${100 - rest}h-.85z`).join("")}
                />
              </svg>
              <p className="mt-1 flex justify-between gap-x-4 text-small">
                <span>{words.start}</span>
                <span className="text-right">{fillIn(words.end, { losses })}</span>
              </p>
            </div>
          );
        })}
      </div>
      <figcaption className="mt-3 text-small">
        <Markdown text={`**${page.words.label} ${number}.** ${caption}`} />
      </figcaption>
    </figure>
  );
}
