import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { between, formatNumber, formatRange } from "./geometry/formats";
import { type Label, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, rulerPath, vLine } from "./geometry/paths";
import { axisRange, FIGURE_WIDTH, linearScale, MINIATURE, strip, ticks } from "./geometry/scale";

const ROW_GAP = 20;

/** A ruler of trading days per row: a line while the position is held, a bar where it may close. */
export function HoldingPeriods({ figure, words, compact = false }: FigureProps<"holding-periods">) {
  const range = axisRange(compact);
  const thickness = compact ? 20 : 14;
  // A row may be held longer than the axis in content.
  const last = Math.max(figure.days, ...figure.rows.map((row) => row.held[1]));
  const dayX = linearScale([0, last], range);
  const entryX = dayX(0);
  const nights = ticks(0, last, Math.min(31, last + 1)).map(dayX);

  let y = 0;
  const rows = figure.rows.map(({ label, held: [from, to], held, note }, i) => {
    const upTo = from === 0 ? fillIn(words.upTo, { to: formatNumber(to) }) : undefined;
    const [days, tradingDays] =
      to === 1 ? [words.day, words.tradingDay] : [words.days, words.tradingDays];
    const beside = fillIn(days, { held: upTo ?? formatRange(held) });
    const period = fillIn(tradingDays, { held: upTo ?? between(held, words.between) });
    const labelLines = wrapLabel(label, FIGURE_WIDTH - textWidth(beside) - 16, "strong");
    const noteLines = wrapLabel(note, FIGURE_WIDTH);
    const labelY = y + 12;
    const noteY = labelY + LINE_HEIGHT * labelLines.length + 1;
    const top = compact
      ? (MINIATURE.height * (i + 0.5)) / figure.rows.length - thickness / 2
      : noteY + LINE_HEIGHT * (noteLines.length - 1) + 9;
    const ruler = strip(range, top, thickness);
    y = ruler.bottom + ROW_GAP;
    const labels: Label[] = [
      { text: labelLines, y: labelY, strong: true },
      { text: beside, x: range[1], y: labelY, anchor: "end" },
      { text: noteLines, y: noteY, tone: "muted" },
    ];
    const bar = strip([dayX(from), dayX(to)], top, thickness);
    return { labels, sentence: fillIn(words.row, { label, held: period, note }), ruler, bar };
  });
  const axisY = y - ROW_GAP;
  const keyY = axisY + 48;
  const held = rows.map(({ bar }) => hLine(bar.top + thickness / 2, entryX, bar.left));
  const entry = rows.map(({ bar }) => vLine(entryX, bar.top - 4, bar.bottom + 4));
  const tick = { y: axisY + 16, anchor: "middle", tone: "muted" } as const;
  const days = ticks(0, last, Math.min(11, last + 1));

  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        days: formatNumber(figure.days),
        rows: rows.map(({ sentence }) => sentence).join(" "),
      })}
      height={axisY + 58}
      labels={[
        ...rows.flatMap(({ labels }) => labels),
        ...days.map((day) => ({ ...tick, text: formatNumber(day), x: dayX(day) })),
        { text: words.axis, y: axisY + 34, tone: "muted" },
        { text: words.held, x: 24, y: keyY, middle: true, tone: "muted" },
        { text: words.closes, x: 100, y: keyY, middle: true, tone: "muted" },
      ]}
    >
      <Hairlines
        className="fill-none stroke-ink/15"
        d={rows.map(({ ruler }) => rulerPath(ruler, nights))}
      />
      <path className="stroke-brand" d={held.join("")} strokeWidth={2} />
      <path className="fill-brand" d={boxPath(...rows.map(({ bar }) => bar))} />
      <path className="stroke-ink" d={entry.join("")} strokeWidth={2} />
      {!compact && (
        <>
          <path className="stroke-brand" d={hLine(keyY, 0, 18)} strokeWidth={2} />
          <path className="fill-brand" d={boxPath(strip([76, 94], keyY - 5, 10))} />
        </>
      )}
    </FigureSvg>
  );
}
