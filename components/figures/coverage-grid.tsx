import { FigureLabel, type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { and, LINE_HEIGHT, or, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, linePath, type Point } from "./geometry/scale";

const WIDEST_ROW_LABEL = 104;

/** What one plan covers: a ticked square, or an empty one with a dash. */
export function CoverageGrid({ figure, compact = false }: FigureProps<"coverage-grid">) {
  const { columns } = figure;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const labels = figure.rows.map((row) => wrapLabel(row.label, WIDEST_ROW_LABEL, "strong"));
  const labelWidth = Math.max(...labels.flat().map((line) => textWidth(line, "strong")));
  const columnWidth = compact
    ? Math.min(40, width / columns.length)
    : (width - labelWidth - 10) / columns.length;
  const left = (width - columnWidth * columns.length) / (compact ? 2 : 1);
  const columnX = columns.map((_, i) => left + columnWidth * (i + 0.5));
  const headings = columns.map((column) => wrapLabel(column, columnWidth - 3));
  const header = Math.max(...headings.map((lines) => lines.length)) * LINE_HEIGHT + 7;

  const smallRow = Math.min(28, (MINIATURE.height - 8) / figure.rows.length);
  let y = compact ? (MINIATURE.height - smallRow * figure.rows.length) / 2 : header;
  const rows = figure.rows.map((row, i) => {
    const label = labels[i] ?? [];
    const top = y;
    y += compact ? smallRow : Math.max(32, LINE_HEIGHT * label.length + 12);
    return { ...row, label, top, middle: (top + y) / 2 };
  });
  const bottom = y;
  const legendY = bottom + 21;

  const half = compact ? Math.min(smallRow, columnWidth) * 0.34 : 8;
  // A row that names fewer columns than there are covers no more.
  const cells = (isCovered: boolean) =>
    rows.flatMap(({ covers, middle }) =>
      columnX.filter((_, i) => (covers[i] ?? false) === isCovered).map((x): Point => [x, middle]),
    );
  const legend = (x: number): Point[] => (compact ? [] : [[x, legendY]]);
  const covered = [...cells(true), ...legend(8)];
  const missing = [...cells(false), ...legend(103)];
  const square = ([x, middle]: Point) =>
    boxPath({ left: x - half, top: middle - half, right: x + half, bottom: middle + half });
  const tick = ([x, middle]: Point) =>
    linePath([
      [x - half * 0.5, middle + half * 0.05],
      [x - half * 0.12, middle + half * 0.45],
      [x + half * 0.52, middle - half * 0.4],
    ]);
  const dash = ([x, middle]: Point) => hLine(middle, x - half * 0.45, x + half * 0.45);
  const description = [
    `What one plan covers, for ${and.format(figure.rows.map(({ label }) => label))}.`,
    ...figure.rows.map(({ label, covers }) => {
      const yes = columns.filter((_, i) => covers[i]);
      const no = columns.filter((_, i) => !covers[i]);
      const parts = [
        ...(yes.length > 0 ? [`covers ${and.format(yes)}`] : []),
        ...(no.length > 0 ? [`does not cover ${or.format(no)}`] : []),
      ];
      return `${label}: ${parts.join("; ")}.`;
    }),
  ];

  return (
    <FigureSvg compact={compact} description={description} height={bottom + 34}>
      <path className="fill-brand" d={covered.map(square).join("")} />
      <path className="fill-none stroke-paper" d={covered.map(tick).join("")} strokeWidth={2} />
      <Hairlines className="fill-none stroke-ink/15" d={missing.map(square)} />
      <path className="stroke-muted" d={missing.map(dash).join("")} strokeWidth={1.5} />
      {!compact && (
        <>
          <Hairlines
            d={[...rows.slice(1).map(({ top }) => top), bottom].map((line) =>
              hLine(line, 0, width),
            )}
          />
          <Hairlines className="stroke-ink" d={hLine(header, 0, width)} />
          {headings.map((lines, i) => (
            <FigureLabel
              anchor="middle"
              key={columns[i]}
              text={lines}
              x={columnX[i] ?? 0}
              y={header - 10 - LINE_HEIGHT * (lines.length - 1)}
            />
          ))}
          {rows.map(({ label, middle }) => (
            <FigureLabel
              key={middle}
              strong
              text={label}
              x={0}
              y={middle + 4.5 - (LINE_HEIGHT * (label.length - 1)) / 2}
            />
          ))}
          <FigureLabel middle text="covered" tone="muted" x={23} y={legendY} />
          <FigureLabel middle text="not covered" tone="muted" x={118} y={legendY} />
        </>
      )}
    </FigureSvg>
  );
}
