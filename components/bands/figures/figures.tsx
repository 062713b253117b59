import type { BandContext, BandProps } from "@/components/bands/band-frame";
import { Stretched } from "@/components/ui/icons";
import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";
import { Island } from "@/lib/islands/island";
import { leftAfterLosses } from "@/lib/risk/trade-ends";
import { fillIn, formatNumber } from "@/lib/text/format";

function Caption(props: Pick<BandContext, "content" | "figureNumber"> & { caption: string }) {
  const { content, figureNumber, caption } = props;
  const { label } = content.shared.figures;
  return (
    <figcaption className="mt-3 text-small">
      <Markdown text={`**${label} ${figureNumber}.** ${caption}`} />
    </figcaption>
  );
}

/** Complete without scripts. */
export function Lots(band: BandProps<"lots">) {
  const { invented, reward, mostLeverage, quantities, words, content } = band;
  const figure = { invented, reward, mostLeverage, quantities, words };
  const { moving } = content.shared.figures;
  return (
    <figure>
      <Island of="lots-figure" when="approach" props={{ figure, words: moving }} />
      <Caption {...band} />
    </figure>
  );
}

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
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
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
              <p className="mt-1 flex justify-between gap-x-4 text-small">
                <span>{words.start}</span>
                <span className="text-right">{fillIn(words.end, { losses })}</span>
              </p>
            </div>
          );
        })}
      </div>
      <Caption {...band} />
    </figure>
  );
}

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
