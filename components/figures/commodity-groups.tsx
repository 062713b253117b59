import type { FigureOf } from "@/lib/content/schemas/figure";
import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import {
  and,
  columnHeadings,
  type Label,
  LINE_HEIGHT,
  or,
  textWidth,
  wrapLabel,
} from "./geometry/labels";
import { areaPath, hLine, round, vLine } from "./geometry/scale";

/** Groups of commodities from top to bottom; each plan is a line with a stop at its groups. */
export function CommodityGroups(props: FigureProps<"commodity-groups">) {
  const { figure, words, compact = false } = props;
  const { plans, groups } = figure;
  const { width, left, planX, header, rows, bottom } = layOut(figure, compact);
  const stops = plans.map((plan, i) => {
    const middles = (isIncluded: boolean) =>
      rows
        .filter(({ group }) => group.plans.includes(plan) === isIncluded)
        .map(({ middle }) => middle);
    return { x: planX[i] ?? 0, included: middles(true), excluded: middles(false) };
  });
  const dashes = stops.flatMap(({ x, excluded }) => excluded.map((y) => hLine(y, x - 5, x + 5)));
  const hasLegend = dashes.length > 0;
  const legendY = bottom + 17;
  const sentences = groups.map(({ label, members, plans: included }) => {
    const missing = plans.filter((plan) => !included.includes(plan));
    return fillIn(missing.length > 0 ? words.part : words.all, {
      group: label,
      members: and.format(members),
      plans: and.format(included),
      missing: or.format(missing),
    });
  });
  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        plans: and.format(plans),
        groups: sentences.join(" "),
      })}
      height={bottom + (hasLegend ? 28 : 4)}
      labels={[
        ...header.labels,
        ...rows.flatMap(({ label, members, top }): Label[] => [
          { text: label, y: top + 22, strong: true },
          { text: members, y: top + 23 + LINE_HEIGHT * label.length, tone: "muted" },
        ]),
        ...(hasLegend
          ? [{ text: words.missing, x: 17, y: legendY, middle: true, tone: "muted" as const }]
          : []),
      ]}
    >
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
          <Hairlines className="stroke-ink" d={hLine(header.height, 0, width)} />
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
      {!compact && hasLegend && (
        <path className="stroke-muted" d={hLine(legendY, 0, 10)} strokeWidth={1.5} />
      )}
    </FigureSvg>
  );
}

/** Columns of plans and rows of groups, in viewBox units. */
function layOut({ plans, groups }: FigureOf<"commodity-groups">, compact: boolean) {
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const words = plans.flatMap((plan) => plan.split(/\s+/));
  const longestWord = Math.max(...words.map((word) => textWidth(word, "strong")));
  // The groups' own column keeps at least 130 units.
  const planWidth = compact
    ? Math.min(36, (width * 0.6) / plans.length)
    : Math.min(Math.max(64, longestWord + 8), (width - 130) / plans.length);
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
    return { group, label, members, top, middle: (top + bottom) / 2 };
  });
  return { width, left, planX, header, rows, bottom };
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
