import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { and, formatNumber, formatNumbers } from "./geometry/formats";
import { LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine } from "./geometry/paths";
import { FIGURE_WIDTH, linearScale, MINIATURE } from "./geometry/scale";

const PLOT = 104;

export function CompanyAccounts(props: FigureProps<"company-accounts">) {
  const { figure, words, compact = false } = props;
  const { name, rows } = figure;
  const title = wrapLabel(name, FIGURE_WIDTH, "strong");
  const legendY = 12 + LINE_HEIGHT * title.length + 4;
  const top = compact ? 8 : legendY + LINE_HEIGHT + 22;
  const bottom = compact ? MINIATURE.height - 8 : top + PLOT;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const step = width / rows.length;
  const half = Math.min(13, step * 0.19);
  const most = Math.max(1, ...rows.flatMap(({ profit, cash }) => [profit, cash]));
  const barY = linearScale([0, most], [bottom, top]);
  const bars = (part: "profit" | "cash", place: number) =>
    rows.map(({ [part]: value }, index) => {
      const [x, y] = [(index + place) * step, barY(value)];
      const box = { left: x - half, top: y, right: x + half, bottom };
      return { text: formatNumber(value), x, y: y - 5, path: boxPath(box) };
    });
  const profits = bars("profit", 0.28);
  const cash = bars("cash", 0.72);
  const years = rows.map(({ year, profit, cash }) =>
    fillIn(words.year, { year, ...formatNumbers({ profit, cash }) }),
  );
  const square = (left: number) =>
    boxPath({ left, top: legendY, right: left + 10, bottom: legendY + 10 });
  const centred = { anchor: "middle" } as const;
  const yearLabel = { ...centred, y: bottom + 18, tone: "muted" } as const;
  const secondX = 16 + textWidth(words.profit) + 18;
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, { name, years: and.format(years) })}
      height={bottom + 26}
      labels={[
        { text: title, y: 12, strong: true },
        { text: words.profit, x: 16, y: legendY + 5, middle: true, tone: "muted" },
        { text: words.cash, x: secondX + 16, y: legendY + 5, middle: true, tone: "muted" },
        ...[...profits, ...cash].map(({ text, x, y }) => ({ ...centred, text, x, y })),
        ...rows.map(({ year: text }, i) => ({ ...yearLabel, text, x: (i + 0.5) * step })),
      ]}
    >
      <path className="fill-paper stroke-ink" d={profits.map(({ path }) => path).join("")} />
      <path className="fill-brand stroke-ink" d={cash.map(({ path }) => path).join("")} />
      <Hairlines className="stroke-ink" d={hLine(bottom, 0, width)} />
      {!compact && (
        <>
          <path className="fill-paper stroke-ink" d={square(1)} />
          <path className="fill-brand" d={square(secondX)} />
        </>
      )}
    </FigureSvg>
  );
}
