import type { BandProps } from "@/components/bands/band-frame";
import { Stretched } from "@/components/ui/icons";
import { leftAfterLosses } from "@/lib/risk/trade";
import { fillIn, formatNumber } from "@/lib/text/format";
import { FigureCaption } from "./figure-caption";

/** For each percentage, bars of what remains of 100 after each loss. */
export function Losses({ losses, percents, words, ...band }: BandProps<"losses">) {
  return (
    <figure>
      <div className="grid gap-x-5 gap-y-5 xs:grid-cols-2 lg:gap-x-8">
        {percents.map((percent) => {
          const columns = leftAfterLosses(percent, losses);
          const left = Math.round(columns.at(-1) ?? 0);
          const lost = columns.map((_, n) => `M${n} 0h.85v100h-.85z`);
          const kept = columns.map((rest, n) => `M${n} 100h.85V${(100 - rest).toFixed(1)}h-.85z`);
          return (
            <div key={percent}>
              <p
                dir="ltr"
                className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold"
              >
                {fillIn(words.each, { percent: formatNumber(percent) })}
                <span className="mid">{fillIn(words.left, { left })}</span>
              </p>
              <Stretched
                viewBox={`0 0 ${columns.length - 0.15} 100`}
                height="120"
                className="mt-1.5 border-b-2 border-ink"
              >
                <path className="fill-risk" d={lost.join("")} />
                <path className="fill-green" d={kept.join("")} />
              </Stretched>
              <p dir="ltr" className="mt-1 flex justify-between gap-x-4 text-small">
                <span>{words.start}</span>
                <span className="text-right">{fillIn(words.end, { losses })}</span>
              </p>
            </div>
          );
        })}
      </div>
      <FigureCaption
        content={band.content}
        figureNumber={band.figureNumber}
        caption={band.caption}
      />
    </figure>
  );
}
