import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { and, or } from "./geometry/formats";
import { columnHeadings, type Label, LINE_HEIGHT, wrapLabel } from "./geometry/labels";
import { areaPath, hLine, round, vLine } from "./geometry/paths";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/scale";

/** Groups of commodities from top to bottom; each plan is a line with a stop at its groups. */
export function CommodityGroups(props: FigureProps<"commodity-groups">) {
  const { figure, words, compact = false } = props;
  const { plans, groups } = figure;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  // The groups' own column keeps at least 130 units.
  const planWidth = compact ? 36 : Math.min(72, (width - 130) / plans.length);
  const left = width - planWidth * plans.length;
  const planX = plans.map((_, i) => left + planWidth * (i + 0.5));
  const header = columnHeadings(plans, planX, planWidth - 4, "strong");

  let bottom = compact ? 4 : header.height;
  const rows = groups.map((group) => {
    const label = wrapLabel(group.label, left - 8, "strong");
    // A no-break space: a name of two words stays on one line.
    const names = group.members.map((member) => member.replaceAll(" ", "\u00a0"));
    const members = wrapLabel(names.join(", "), left - 8);
    const top = bottom;
    bottom += compact
      ? (MINIATURE.height - 8) / groups.length
      : LINE_HEIGHT * (label.length + members.length) + 22;
    const labels: Label[] = [
      { text: label, y: top + 22, strong: true },
      { text: members, y: top + 23 + LINE_HEIGHT * label.length, tone: "muted" },
    ];
    const missing = plans.filter((plan) => !group.plans.includes(plan));
    const sentence = fillIn(missing.length > 0 ? words.part : words.all, {
      group: group.label,
      members: and.format(group.members),
      plans: and.format(group.plans),
      missing: or.format(missing),
    });
    return { group, labels, sentence, top, middle: (top + bottom) / 2 };
  });
  const legendY = bottom + 17;

  const stops = plans.map((plan, i) => {
    const middles = (isIncluded: boolean) =>
      rows
        .filter(({ group }) => group.plans.includes(plan) === isIncluded)
        .map((row) => row.middle);
    return { x: planX[i] ?? 0, included: middles(true), excluded: middles(false) };
  });
  const dashes = stops.flatMap(({ x, excluded }) => excluded.map((y) => hLine(y, x - 5, x + 5)));
  const memberDashes = rows.flatMap(({ group, middle }) =>
    group.members.map((_, i) => hLine(middle, i * 16, (i + 0.6) * 16)),
  );
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        plans: and.format(plans),
        groups: rows.map(({ sentence }) => sentence).join(" "),
      })}
      height={bottom + 28}
      labels={[
        ...header.labels,
        ...rows.flatMap(({ labels }) => labels),
        { text: words.missing, x: 17, y: legendY, middle: true, tone: "muted" },
      ]}
    >
      <Hairlines d={rows.slice(1).map(({ top }) => hLine(top, 0, width))} />
      {compact ? (
        <path className="stroke-ink" d={memberDashes.join("")} strokeWidth={3} />
      ) : (
        <>
          <Hairlines d={hLine(bottom, 0, width)} />
          <Hairlines className="stroke-ink" d={hLine(header.height, 0, width)} />
          <path className="stroke-muted" d={hLine(legendY, 0, 10)} strokeWidth={1.5} />
        </>
      )}
      {stops.map(({ x, included }, i) => (
        <path
          className={i % 2 === 0 ? "fill-brand stroke-brand" : "fill-ink stroke-ink"}
          d={
            vLine(x, included[0] ?? 0, included.at(-1) ?? 0) +
            included.map((y) => stopPath(i, x, y, compact ? 6 : 7)).join("")
          }
          key={x}
          strokeWidth={2}
        />
      ))}
      <path className="stroke-muted" d={dashes.join("")} strokeWidth={1.5} />
    </FigureSvg>
  );
}

/** A circle or a diamond: plans differ by shape as well as by colour. */
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
