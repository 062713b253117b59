import { FigureLabel, type FigureProps, FigureSvg, Hairlines, TickLabels } from "./figure-parts";
import { axisRange, FIGURE_WIDTH, MINIATURE, strip } from "./geometry/frame";
import { formatNumber, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, linearScale, rulerPath, ticks, vLine } from "./geometry/scale";

const ROW_GAP = 20;

/** How long a position is held: "up to 1 day", "2–10 days". */
function heldFor([from, to]: readonly [number, number], joiner: string, unit: string) {
  const start = from === 0 ? "up to " : `${formatNumber(from)}${joiner}`;
  return `${start}${formatNumber(to)} ${unit}${to === 1 ? "" : "s"}`;
}

/** One ruler of trading days per row: a line while the position is held, a bar where it may close. */
export function HoldingPeriods({ figure, compact = false }: FigureProps<"holding-periods">) {
  const range = axisRange(compact);
  const thickness = compact ? 20 : 14;
  // A row may be held longer than the days that the content names.
  const last = Math.max(figure.days, ...figure.rows.map((row) => row.held[1]));
  const dayX = linearScale([0, last], range);
  const entryX = dayX(0);
  const nights = ticks(0, last, Math.min(31, last + 1)).map(dayX);

  let y = 0;
  const rows = figure.rows.map((row, i) => {
    const value = heldFor(row.held, "–", "day");
    const label = wrapLabel(row.label, FIGURE_WIDTH - textWidth(value) - 16, "strong");
    const note = wrapLabel(row.note, FIGURE_WIDTH);
    const labelY = y + 12;
    const noteY = labelY + LINE_HEIGHT * label.length + 1;
    const top = compact
      ? (MINIATURE.height * (i + 0.5)) / figure.rows.length - thickness / 2
      : noteY + LINE_HEIGHT * (note.length - 1) + 9;
    const ruler = strip(range, top, thickness);
    y = ruler.bottom + ROW_GAP;
    const bar = strip([dayX(row.held[0]), dayX(row.held[1])], top, thickness);
    return { value, label, note, labelY, noteY, ruler, bar };
  });
  const axisY = y - ROW_GAP;
  const keyY = axisY + 48;
  const held = rows.map(({ bar }) => hLine(bar.top + thickness / 2, entryX, bar.left));
  const entry = rows.map(({ bar }) => vLine(entryX, bar.top - 4, bar.bottom + 4));
  const description = [
    `How long positions are held, on an axis of ${formatNumber(figure.days)} trading days from the entry.`,
    ...figure.rows.map(({ label, held, note }) => {
      const sentence = /[.!?]$/.test(note) ? note : `${note}.`;
      return `${label}: ${heldFor(held, " to ", "trading day")}. ${sentence}`;
    }),
  ];

  return (
    <FigureSvg compact={compact} description={description} height={axisY + 58}>
      <Hairlines
        className="fill-none stroke-ink/15"
        d={rows.map(({ ruler }) => rulerPath(ruler, nights))}
      />
      <path className="stroke-brand" d={held.join("")} strokeWidth={2} />
      <path className="fill-brand" d={rows.map(({ bar }) => boxPath(bar)).join("")} />
      <path className="stroke-ink" d={entry.join("")} strokeWidth={2} />
      {!compact && (
        <>
          {rows.map((row) => (
            <g key={row.ruler.top}>
              <FigureLabel strong text={row.label} x={0} y={row.labelY} />
              <FigureLabel anchor="end" text={row.value} x={range[1]} y={row.labelY} />
              <FigureLabel text={row.note} tone="muted" x={0} y={row.noteY} />
            </g>
          ))}
          <TickLabels
            ticks={ticks(0, last, Math.min(11, last + 1)).map((day) => ({
              text: formatNumber(day),
              x: dayX(day),
            }))}
            y={axisY + 16}
          />
          <FigureLabel text="Trading days after entry" tone="muted" x={0} y={axisY + 34} />
          <path className="stroke-brand" d={hLine(keyY, 0, 18)} strokeWidth={2} />
          <FigureLabel middle text="held" tone="muted" x={24} y={keyY} />
          <path className="fill-brand" d={boxPath(strip([76, 94], keyY - 5, 10))} />
          <FigureLabel middle text="closed within this span" tone="muted" x={100} y={keyY} />
        </>
      )}
    </FigureSvg>
  );
}
