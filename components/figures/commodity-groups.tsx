import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { and, LINE_HEIGHT, or, textWidth, wrapLabel } from "./geometry/labels";
import { areaPath, hLine, round, vLine } from "./geometry/scale";

/** Groups of commodities down the page, each plan a line with a stop at every group it includes. */
export function CommodityGroups({ figure, compact = false }: FigureProps<"commodity-groups">) {
  const { plans, groups } = figure;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const words = plans.flatMap((plan) => plan.split(/\s+/));
  const longestWord = Math.max(...words.map((word) => textWidth(word, "strong")));
  // The groups' own column keeps at least 130 units.
  const planWidth = compact
    ? Math.min(36, (width * 0.6) / plans.length)
    : Math.min(Math.max(64, longestWord + 8), (width - 130) / plans.length);
  const left = width - planWidth * plans.length;
  const headings = plans.map((plan) => wrapLabel(plan, planWidth - 4, "strong"));
  const header = Math.max(...headings.map((lines) => lines.length)) * LINE_HEIGHT + 7;

  let y = compact ? 4 : header;
  const rows = groups.map((group) => {
    const label = wrapLabel(group.label, left - 8, "strong");
    // A no-break space: a name of two words stays on one line.
    const names = group.members.map((member) => member.replaceAll(" ", "\u00a0"));
    const members = wrapLabel(names.join(", "), left - 8);
    const top = y;
    y += compact
      ? (MINIATURE.height - 8) / groups.length
      : LINE_HEIGHT * (label.length + members.length) + 22;
    return { group, label, members, top, middle: (top + y) / 2 };
  });
  const bottom = y;
  const lines = plans.map((plan, i) => {
    const middles = (isIncluded: boolean) =>
      rows
        .filter(({ group }) => group.plans.includes(plan) === isIncluded)
        .map(({ middle }) => middle);
    return { x: left + planWidth * (i + 0.5), stops: middles(true), excluded: middles(false) };
  });
  const leavesOut = lines.some(({ excluded }) => excluded.length > 0);
  const description = [
    `Groups of commodities and the plans that include them: ${and.format(plans)}.`,
    ...groups.map(({ label, members, plans: included }) => {
      const missing = plans.filter((plan) => !included.includes(plan));
      const without = missing.length > 0 ? `, not in ${or.format(missing)}` : "";
      return `${label} (${and.format(members)}): in ${and.format(included)}${without}.`;
    }),
  ];

  return (
    <FigureSvg compact={compact} description={description} height={bottom + (leavesOut ? 28 : 4)}>
      <Hairlines d={rows.slice(1).map(({ top }) => hLine(top, 0, width))} />
      {compact ? (
        <path
          className="stroke-ink"
          d={rows
            .flatMap(({ group: { members }, middle }) => {
              const step = Math.min(16, (left - 12) / members.length);
              return members.map((_, i) => hLine(middle, i * step, (i + 0.6) * step));
            })
            .join("")}
          strokeWidth={3}
        />
      ) : (
        <>
          <Hairlines d={hLine(bottom, 0, width)} />
          <Hairlines className="stroke-ink" d={hLine(header, 0, width)} />
        </>
      )}
      {lines.map(({ x, stops }, i) => (
        <path
          className={i % 2 === 0 ? "fill-brand stroke-brand" : "fill-ink stroke-ink"}
          d={
            vLine(x, stops[0] ?? 0, stops.at(-1) ?? 0) +
            stops.map((middle) => stopPath(i, x, middle, compact ? 6 : 7)).join("")
          }
          key={x}
          strokeWidth={2}
        />
      ))}
      <path
        className="stroke-muted"
        d={lines
          .flatMap(({ x, excluded }) => excluded.map((middle) => hLine(middle, x - 5, x + 5)))
          .join("")}
        strokeWidth={1.5}
      />
      {!compact && (
        <>
          {headings.map((heading, i) => (
            <FigureLabel
              anchor="middle"
              key={heading.join(" ")}
              strong
              text={heading}
              x={lines[i]?.x ?? 0}
              y={header - 10 - LINE_HEIGHT * (heading.length - 1)}
            />
          ))}
          {rows.map(({ label, members, top }) => (
            <g key={top}>
              <FigureLabel strong text={label} x={0} y={top + 22} />
              <FigureLabel
                text={members}
                tone="muted"
                x={0}
                y={top + 23 + LINE_HEIGHT * label.length}
              />
            </g>
          ))}
          {leavesOut && (
            <>
              <path className="stroke-muted" d={hLine(bottom + 17, 0, 10)} strokeWidth={1.5} />
              <FigureLabel middle text="not in this plan" tone="muted" x={17} y={bottom + 17} />
            </>
          )}
        </>
      )}
    </FigureSvg>
  );
}

/** A circle or a diamond: the shape tells plans apart as well as the colour. */
function stopPath(plan: number, x: number, y: number, half: number) {
  if (plan % 2 === 1) {
    return areaPath([
      [x, y - half],
      [x + half, y],
      [x, y + half],
      [x - half, y],
    ]);
  }
  const r = half - 1;
  const arc = `A${r} ${r} 0 0 1 `;
  const left = `${round(x - r)} ${round(y)}`;
  return `M${left}${arc}${round(x + r)} ${round(y)}${arc}${left}Z`;
}
