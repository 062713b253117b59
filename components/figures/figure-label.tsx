import clsx from "clsx";
import { FIGURE_WIDTH } from "./figure-svg";
import { keepWithin, textWidth } from "./geometry/labels";
import { round } from "./geometry/scale";

type FigureLabelProps = {
  /** One entry per line; a string is one line. */
  text: string | readonly string[];
  x: number;
  /** Baseline of the first line, or the middle of a `middle` label. */
  y: number;
  anchor?: "start" | "middle" | "end";
  /** Centres a single line on y, at every text size. */
  middle?: boolean;
  strong?: boolean;
  tone?: "ink" | "muted" | "brand" | "ochre";
};

const tones = {
  ink: "",
  muted: "fill-muted",
  brand: "fill-brand",
  ochre: "fill-ochre",
};

/** Text in a figure. Lines are spaced in em, because the theme changes the size with the screen. */
export function FigureLabel(props: FigureLabelProps) {
  const { text, x, y, anchor = "start", middle = false, strong = false, tone = "ink" } = props;
  const lines = typeof text === "string" ? [text] : text;
  return (
    <text
      className={clsx("figure-text", strong && "figure-text-strong", tones[tone])}
      dominantBaseline={middle ? "central" : undefined}
      textAnchor={anchor === "start" ? undefined : anchor}
      x={round(x)}
      y={round(y)}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => (
            <tspan
              dy={i === 0 ? undefined : "1.15em"}
              key={lines.slice(0, i + 1).join("\n")}
              x={round(x)}
            >
              {line}
            </tspan>
          ))}
    </text>
  );
}

type TickLabelsProps = { ticks: readonly { text: string; x: number }[]; y: number };

/** Numbers below an axis, centred on their ticks but inside the figure. */
export function TickLabels({ ticks, y }: TickLabelsProps) {
  return ticks.map(({ text, x }) => {
    const centre = keepWithin(x, textWidth(text), [0, FIGURE_WIDTH]);
    return <FigureLabel anchor="middle" key={text} text={text} tone="muted" x={centre} y={y} />;
  });
}
