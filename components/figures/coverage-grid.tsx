import { FigureLabel } from "./figure-label";
import { FIGURE_WIDTH, type FigureProps, FigureSvg, Hairlines, MINIATURE } from "./figure-svg";
import { coverageGridGeometry, headingLevels } from "./geometry/coverage-grid";
import { keepWithin, LINE_HEIGHT, textWidth, wrapLabel } from "./geometry/labels";
import { boxPath, hLine, linePath, vLine } from "./geometry/scale";

type CoverageGridProps = FigureProps<"coverage-grid">;
type Mark = { x: number; y: number };

/** What one subscription covers: a ticked square, or an empty one with a dash. */
export function CoverageGrid({ figure, compact = false }: CoverageGridProps) {
  return compact ? <Miniature figure={figure} /> : <Grid figure={figure} />;
}

const WIDEST_ROW_LABEL = 104;

function Grid({ figure }: { figure: CoverageGridProps["figure"] }) {
  const rowLabels = figure.rows.map((row) => wrapLabel(row.label, WIDEST_ROW_LABEL, "strong"));
  const left = Math.max(...rowLabels.flat().map((line) => textWidth(line, "strong"))) + 10;
  const headings = layHeadings(figure.columns, left);

  let y = headings.bottom;
  const rows = rowLabels.map((label) => {
    const top = y;
    y += Math.max(32, LINE_HEIGHT * label.length + 12);
    return { label, top, middle: (top + y) / 2 };
  });
  const bottom = y;
  const { cells } = coverageGridGeometry(
    figure,
    [left, FIGURE_WIDTH],
    rows.map((row) => row.middle),
  );
  const key = bottom + 21;

  return (
    <FigureSvg compact={false} figure={figure} height={bottom + 34}>
      <Hairlines
        d={[...rows.slice(1).map((row) => row.top), bottom]
          .map((line) => hLine(line, 0, FIGURE_WIDTH))
          .concat(headings.leaders)}
      />
      <Hairlines className="stroke-ink" d={hLine(headings.bottom, 0, FIGURE_WIDTH)} />
      <Covered at={[...cells.filter((cell) => cell.covered), { x: 8, y: key }]} half={8} />
      <NotCovered at={[...cells.filter((cell) => !cell.covered), { x: 103, y: key }]} half={8} />
      {headings.labels.map(({ lines, x, y: baseline }) => (
        <FigureLabel anchor="middle" key={x} text={lines} x={x} y={baseline} />
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
      <FigureLabel middle text="covered" tone="muted" x={23} y={key} />
      <FigureLabel middle text="not covered" tone="muted" x={118} y={key} />
    </FigureSvg>
  );
}

/** Column headings on one line of their own width, or alternating between two. */
function layHeadings(columns: readonly string[], left: number) {
  const { columnX, columnWidth } = coverageGridGeometry(
    { columns: [...columns], rows: [] },
    [left, FIGURE_WIDTH],
    [],
  );
  const narrow = columnWidth - 3;
  const fits = columns.every((column) =>
    column.split(/ +/).every((word) => textWidth(word) <= narrow),
  );
  const levels = fits ? columns.map(() => "lower" as const) : headingLevels(columns.length);
  const lines = columns.map((column) => wrapLabel(column, fits ? narrow : columnWidth * 1.6));
  const depth = (level: "upper" | "lower") =>
    Math.max(0, ...lines.filter((_, i) => levels[i] === level).map((label) => label.length));
  const upperBottom = depth("upper") * LINE_HEIGHT;
  const bottom = upperBottom + (fits ? 0 : 4) + depth("lower") * LINE_HEIGHT + 7;

  const labels = columns.map((_, i) => {
    const label = lines[i] ?? [];
    const width = Math.max(...label.map((line) => textWidth(line)));
    const end = levels[i] === "upper" ? upperBottom : bottom - 7;
    return {
      lines: label,
      x: keepWithin(columnX[i] ?? 0, width, [0, FIGURE_WIDTH]),
      y: end - 3 - LINE_HEIGHT * (label.length - 1),
    };
  });
  const leaders = columnX
    .filter((_, i) => levels[i] === "upper")
    .map((x) => vLine(x, upperBottom + 2, bottom));
  return { labels, leaders, bottom };
}

function Miniature({ figure }: { figure: CoverageGridProps["figure"] }) {
  const rowHeight = Math.min(28, (MINIATURE.height - 8) / figure.rows.length);
  const columnWidth = Math.min(40, MINIATURE.width / figure.columns.length);
  const top = (MINIATURE.height - rowHeight * figure.rows.length) / 2;
  const left = (MINIATURE.width - columnWidth * figure.columns.length) / 2;
  const { cells } = coverageGridGeometry(
    figure,
    [left, MINIATURE.width - left],
    figure.rows.map((_, i) => top + rowHeight * (i + 0.5)),
  );
  const half = Math.min(rowHeight, columnWidth) * 0.34;
  return (
    <FigureSvg compact figure={figure} height={MINIATURE.height}>
      <Covered at={cells.filter((cell) => cell.covered)} half={half} />
      <NotCovered at={cells.filter((cell) => !cell.covered)} half={half} />
    </FigureSvg>
  );
}

type MarksProps = { at: readonly Mark[]; half: number };

function square({ x, y }: Mark, half: number) {
  return boxPath({ left: x - half, top: y - half, right: x + half, bottom: y + half });
}

function Covered({ at, half }: MarksProps) {
  const tick = ({ x, y }: Mark) =>
    linePath([
      [x - half * 0.5, y + half * 0.05],
      [x - half * 0.12, y + half * 0.45],
      [x + half * 0.52, y - half * 0.4],
    ]);
  return (
    <>
      <path className="fill-brand" d={at.map((mark) => square(mark, half)).join("")} />
      <path className="fill-none stroke-paper" d={at.map(tick).join("")} strokeWidth={2} />
    </>
  );
}

function NotCovered({ at, half }: MarksProps) {
  const dash = ({ x, y }: Mark) => hLine(y, x - half * 0.45, x + half * 0.45);
  return (
    <>
      <Hairlines className="fill-none stroke-ink/15" d={at.map((mark) => square(mark, half))} />
      <path className="stroke-muted" d={at.map(dash).join("")} strokeWidth={1.5} />
    </>
  );
}
