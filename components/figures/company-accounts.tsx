import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { and, formatNumber, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, linearScale } from "./geometry/scale";

const LEGEND = ["Profit after tax", "Cash from operations"] as const;
const PLOT = 104;

/** Profit and cash of a company, two bars a year. */
export function CompanyAccounts({ figure, compact = false }: FigureProps<"company-accounts">) {
  const { name, rows } = figure;
  const title = wrapLabel(name, FIGURE_WIDTH, "strong");
  const legendY = 12 + LINE_HEIGHT * title.length + 4;
  const top = compact ? 8 : legendY + LINE_HEIGHT + 22;
  const bottom = compact ? MINIATURE.height - 8 : top + PLOT;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const step = width / rows.length;
  const most = Math.max(1, ...rows.flatMap(({ profit, cash }) => [profit, cash]));
  const barY = linearScale([0, most], [bottom, top]);
  const bars = rows.flatMap(({ year, profit, cash }, index) =>
    [profit, cash].map((value, place) => {
      const middle = (index + (place === 0 ? 0.28 : 0.72)) * step;
      const half = Math.min(13, step * 0.19);
      const y = barY(value);
      return {
        key: `${year} ${place}`,
        isCash: place === 1,
        value,
        middle,
        box: { left: middle - half, top: y, right: middle + half, bottom },
      };
    }),
  );
  const boxes = (isCash: boolean) =>
    bars
      .filter((bar) => bar.isCash === isCash)
      .map(({ box }) => boxPath(box))
      .join("");
  const years = rows.map(
    ({ year, profit, cash }) =>
      `${year}: profit ${formatNumber(profit)}, cash from operations ${formatNumber(cash)}`,
  );
  const description = [
    `${name}. Profit after tax and cash from operations of an invented company.`,
    `${and.format(years)}.`,
  ];
  const square = (x: number) =>
    boxPath({ left: x, top: legendY, right: x + 10, bottom: legendY + 10 });
  const secondX = 16 + textWidth(LEGEND[0]) + 18;

  return (
    <FigureSvg compact={compact} description={description} height={bottom + 26}>
      <path className="fill-paper stroke-ink" d={boxes(false)} />
      <path className="fill-brand stroke-ink" d={boxes(true)} />
      <Hairlines className="stroke-ink" d={hLine(bottom, 0, width)} />
      {!compact && (
        <>
          <FigureLabel strong text={title} x={0} y={12} />
          <path className="fill-paper stroke-ink" d={square(1)} />
          <FigureLabel middle text={LEGEND[0]} tone="muted" x={16} y={legendY + 5} />
          <path className="fill-brand" d={square(secondX)} />
          <FigureLabel middle text={LEGEND[1]} tone="muted" x={secondX + 16} y={legendY + 5} />
          {bars.map(({ key, value, middle, box }) => (
            <FigureLabel
              anchor="middle"
              key={key}
              text={formatNumber(value)}
              x={middle}
              y={box.top - 5}
            />
          ))}
          {rows.map(({ year }, index) => (
            <FigureLabel
              anchor="middle"
              key={year}
              text={year}
              tone="muted"
              x={(index + 0.5) * step}
              y={bottom + 18}
            />
          ))}
        </>
      )}
    </FigureSvg>
  );
}
