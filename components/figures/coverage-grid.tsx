import { fillIn } from "@/lib/text/fill-in";
import { type FigureProps, FigureSvg, Hairlines } from "./figure-parts";
import { and, or } from "./geometry/formats";
import { columnHeadings, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, linePath, type Point } from "./geometry/paths";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/scale";

const WIDEST_ROW_LABEL = 104;

/** What one plan covers: a ticked square, or an empty one with a dash. */
export function CoverageGrid({ figure, words, compact = false }: FigureProps<"coverage-grid">) {
  const { columns } = figure;
  const width = compact ? MINIATURE.width : FIGURE_WIDTH;
  const names = figure.rows.map((row) => wrapLabel(row.label, WIDEST_ROW_LABEL, "strong"));
  const nameWidth = Math.max(...names.flat().map((line) => textWidth(line, "strong")));
  const columnWidth = compact
    ? Math.min(40, width / columns.length)
    : (width - nameWidth - 10) / columns.length;
  const left = (width - columnWidth * columns.length) / (compact ? 2 : 1);
  const columnX = columns.map((_, i) => left + columnWidth * (i + 0.5));
  const header = columnHeadings(columns, columnX, columnWidth - 3, "regular");

  const smallRow = Math.min(28, (MINIATURE.height - 8) / figure.rows.length);
  let bottom = compact ? (MINIATURE.height - smallRow * figure.rows.length) / 2 : header.height;
  const rows = figure.rows.map(({ label, covers }, i) => {
    const name = names[i] ?? [];
    const top = bottom;
    bottom += compact ? smallRow : Math.max(32, LINE_HEIGHT * name.length + 12);
    const middle = (top + bottom) / 2;
    // Columns missing in a row are not covered.
    const of = <T,>(values: readonly T[], isCovered: boolean) =>
      values.filter((_, column) => (covers[column] ?? false) === isCovered);
    const cells = columnX.map((x): Point => [x, middle]);
    const [covered, missing] = [of(columns, true), of(columns, false)];
    const sentence =
      missing.length === 0 ? words.all : covered.length === 0 ? words.none : words.part;
    const facts = { name: label, covered: and.format(covered), missing: or.format(missing) };
    return {
      top,
      label: { text: name, y: middle + 4.5 - (LINE_HEIGHT * (name.length - 1)) / 2, strong: true },
      sentence: fillIn(sentence, facts),
      covered: of(cells, true),
      missing: of(cells, false),
    };
  });
  const legendY = bottom + 21;
  const legend = (x: number): Point[] => (compact ? [] : [[x, legendY]]);
  const covered = [...rows.flatMap((row) => row.covered), ...legend(8)];
  const missing = [...rows.flatMap((row) => row.missing), ...legend(103)];

  const half = compact ? Math.min(smallRow, columnWidth) * 0.34 : 8;
  const square = ([x, y]: Point) =>
    boxPath({ left: x - half, top: y - half, right: x + half, bottom: y + half });
  const tick = ([x, y]: Point) =>
    linePath([
      [x - half * 0.5, y + half * 0.05],
      [x - half * 0.12, y + half * 0.45],
      [x + half * 0.52, y - half * 0.4],
    ]);
  const dash = ([x, y]: Point) => hLine(y, x - half * 0.45, x + half * 0.45);
  const rules = [...rows.slice(1).map(({ top }) => top), bottom];

  return (
    <FigureSvg
      compact={compact}
      description={fillIn(words.description, {
        names: and.format(figure.rows.map(({ label }) => label)),
        rows: rows.map(({ sentence }) => sentence).join(" "),
      })}
      height={bottom + 34}
      labels={[
        ...header.labels,
        ...rows.map(({ label }) => label),
        { text: words.covered, x: 23, y: legendY, middle: true, tone: "muted" },
        { text: words.missing, x: 118, y: legendY, middle: true, tone: "muted" },
      ]}
    >
      <path className="fill-brand" d={covered.map(square).join("")} />
      <path className="fill-none stroke-paper" d={covered.map(tick).join("")} strokeWidth={2} />
      <Hairlines className="fill-none stroke-ink/15" d={missing.map(square)} />
      <path className="stroke-muted" d={missing.map(dash).join("")} strokeWidth={1.5} />
      {!compact && (
        <>
          <Hairlines d={rules.map((y) => hLine(y, 0, width))} />
          <Hairlines className="stroke-ink" d={hLine(header.height, 0, width)} />
        </>
      )}
    </FigureSvg>
  );
}
