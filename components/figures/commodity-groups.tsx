import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, type FigureProps, FigureSvg, Hairlines, MINIATURE } from "./figure-svg";
import { commodityGroupsGeometry, type PlanLine } from "./geometry/commodity-groups";
import { LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { areaPath, hLine, type Point, round, vLine } from "./geometry/scale";

type CommodityGroupsProps = FigureProps<"commodity-groups">;

/** Groups of commodities down the page, each plan a line with a stop at every group it includes. */
export function CommodityGroups({ figure, compact = false }: CommodityGroupsProps) {
  return compact ? <Miniature figure={figure} /> : <Groups figure={figure} />;
}

function Groups({ figure }: { figure: CommodityGroupsProps["figure"] }) {
  const { plans, groups } = figure;
  const longestWord = Math.max(
    ...plans.flatMap((plan) => plan.split(/\s+/)).map((word) => textWidth(word, "strong")),
  );
  // The groups' own column keeps at least 130 units.
  const planWidth = Math.min(Math.max(64, longestWord + 8), (FIGURE_WIDTH - 130) / plans.length);
  const left = FIGURE_WIDTH - planWidth * plans.length;
  const headings = plans.map((plan) => wrapLabel(plan, planWidth - 4, "strong"));
  const header = Math.max(...headings.map((lines) => lines.length)) * LINE_HEIGHT + 7;

  let y = header;
  const rows = groups.map((group) => {
    const label = wrapLabel(group.label, left - 8, "strong");
    // A no-break space: a name of two words stays on one line.
    const names = group.members.map((member) => member.replaceAll(" ", "\u00a0"));
    const members = wrapLabel(names.join(", "), left - 8);
    const top = y;
    y += LINE_HEIGHT * (label.length + members.length) + 22;
    return {
      label,
      members,
      top,
      middle: (top + y) / 2,
      labelY: top + 22,
      membersY: top + 23 + LINE_HEIGHT * label.length,
    };
  });
  const bottom = y;
  const columnX = plans.map((_, i) => left + planWidth * (i + 0.5));
  const lines = commodityGroupsGeometry(
    figure,
    columnX,
    rows.map((row) => row.middle),
  );
  const leavesOut = lines.some((line) => line.excluded.length > 0);

  return (
    <FigureSvg compact={false} figure={figure} height={bottom + (leavesOut ? 28 : 4)}>
      <Hairlines
        d={[...rows.slice(1).map((row) => row.top), bottom].map((line) =>
          hLine(line, 0, FIGURE_WIDTH),
        )}
      />
      <Hairlines className="stroke-ink" d={hLine(header, 0, FIGURE_WIDTH)} />
      <PlanLines half={7} lines={lines} />
      {headings.map((heading, i) => (
        <FigureLabel
          anchor="middle"
          key={columnX[i]}
          strong
          text={heading}
          x={columnX[i] ?? 0}
          y={header - 10 - LINE_HEIGHT * (heading.length - 1)}
        />
      ))}
      {rows.map((row) => (
        <g key={row.top}>
          <FigureLabel strong text={row.label} x={0} y={row.labelY} />
          <FigureLabel text={row.members} tone="muted" x={0} y={row.membersY} />
        </g>
      ))}
      {leavesOut && (
        <>
          <path className="stroke-muted" d={hLine(bottom + 17, 0, 10)} strokeWidth={1.5} />
          <FigureLabel middle text="not in this plan" tone="muted" x={17} y={bottom + 17} />
        </>
      )}
    </FigureSvg>
  );
}

function Miniature({ figure }: { figure: CommodityGroupsProps["figure"] }) {
  const { plans, groups } = figure;
  const rowHeight = (MINIATURE.height - 8) / groups.length;
  const middles = groups.map((_, i) => 4 + rowHeight * (i + 0.5));
  const pitch = Math.min(36, (MINIATURE.width * 0.6) / plans.length);
  const lines = commodityGroupsGeometry(
    figure,
    plans.map((_, i) => MINIATURE.width - pitch * (plans.length - i - 0.5)),
    middles,
  );
  const memberSpace = MINIATURE.width - pitch * plans.length - 12;
  return (
    <FigureSvg compact figure={figure} height={MINIATURE.height}>
      <Hairlines
        d={groups.slice(1).map((_, i) => hLine(4 + rowHeight * (i + 1), 0, MINIATURE.width))}
      />
      <path
        className="stroke-ink"
        d={groups
          .flatMap((group, row) => {
            const step = Math.min(16, memberSpace / group.members.length);
            return group.members.map((_, i) =>
              hLine(middles[row] ?? 0, i * step, (i + 0.6) * step),
            );
          })
          .join("")}
        strokeWidth={3}
      />
      <PlanLines half={6} lines={lines} />
    </FigureSvg>
  );
}

function PlanLines({ lines, half }: { lines: readonly PlanLine[]; half: number }) {
  return (
    <>
      {lines.map(({ x, included }, i) => (
        <path
          className={i % 2 === 0 ? "fill-brand stroke-brand" : "fill-ink stroke-ink"}
          d={
            vLine(x, included[0] ?? 0, included.at(-1) ?? 0) +
            included.map((y) => stop(i, x, y, half)).join("")
          }
          key={x}
          strokeWidth={2}
        />
      ))}
      <path
        className="stroke-muted"
        d={lines.flatMap(({ x, excluded }) => excluded.map((y) => hLine(y, x - 5, x + 5))).join("")}
        strokeWidth={1.5}
      />
    </>
  );
}

/** Plans differ by shape first: circle, diamond, square, triangle, and round again. */
function stop(plan: number, x: number, y: number, half: number) {
  const inner = half - 1.5;
  const shapes: Point[][] = [
    [
      [0, -half],
      [half, 0],
      [0, half],
      [-half, 0],
    ],
    [
      [-inner, -inner],
      [inner, -inner],
      [inner, inner],
      [-inner, inner],
    ],
    [
      [0, -half],
      [half, half - 2],
      [-half, half - 2],
    ],
  ];
  const corners = shapes[(plan % 4) - 1];
  if (corners) return areaPath(corners.map(([dx, dy]): Point => [x + dx, y + dy]));
  const arc = `A${half - 1} ${half - 1} 0 0 1 `;
  const [left, right] = [
    `${round(x - half + 1)} ${round(y)}`,
    `${round(x + half - 1)} ${round(y)}`,
  ];
  return `M${left}${arc}${right}${arc}${left}Z`;
}
