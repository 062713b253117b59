import clsx from "clsx";
import { Stretched } from "@/components/ui/icons";
import { fillIn } from "@/lib/text/format";
import { Controls, type ControlsProps, type FigureProps } from "./controls";
import { FieldAmount } from "./field-amount";
import { type Heights, ScaledHeight } from "./scaled-height";

/** Price paths in a square of 100: up to the target, and down to the stop-loss. */
const RISE = "M0 0 12 18 26 10 46 46 58 36 78 76 86 66 100 100";
const FALL = "M0 0 12 32 30 14 54 66 70 44 90 100";

interface StopFieldsProps extends Pick<ControlsProps, "numbers" | "children"> {
  figure: FigureProps<"leverage" | "stop-loss">;
  /** Formatted amounts for the texts of the figure. */
  facts: Record<"gain" | "loss" | "slip", string>;
  /** Shares from 0 to 1: of the target field, and of the hatch for the price past the stop-loss. */
  sought?: number;
  past: number;
  /** Height of the hatch at its longest. */
  hatch: Heights;
  /** Heights of the two fields, the position of the paths, away from labels, and the last labels. */
  classes: Record<"target" | "loss" | "path" | "past", string>;
}

/** A trade with target and stop-loss as fields, and a hatch for a price past the stop-loss. */
export function StopFields(props: StopFieldsProps) {
  const { figure, facts, sought = 1, past, hatch, classes, numbers, children } = props;
  const { invented, words, moving } = figure;
  const rise = `matrix(1 0 0 ${-sought} 0 100)`;
  return (
    <>
      <div className="hero-above bg-deep">
        <div className={clsx("hero-part flex flex-col justify-end text-sheet", classes.target)}>
          <Stretched className="absolute inset-0 h-full fill-green">
            <rect y={1 - sought} width="1" height={sought} />
          </Stretched>
          <Path d={RISE} end="M100 100" className={classes.path} transform={rise} />
          <p className="hero-mark mb-auto text-ochre">{invented}</p>
          <div className="relative pt-1">
            <FieldAmount label={fillIn(words.target, facts)} amount={facts.gain} />
          </div>
        </div>
      </div>
      <div className="hero-below bg-paper">
        <div
          className={clsx(
            "hero-part flex flex-wrap items-center gap-x-4 bg-risk lg:block max-lg:[&>p]:max-w-[12em]",
            classes.loss,
          )}
        >
          <Path d={FALL} end="M90 100" className={clsx(classes.path, "text-ink")} />
          <FieldAmount label={fillIn(words.example, facts)} amount={facts.loss} isLoss />
        </div>
        <div className={classes.past}>
          <div className="hero-hatch self-start p-0!">
            <ScaledHeight share={past} heights={hatch} />
          </div>
          <div className="relative px-edge pt-1.5 lg:px-8 lg:pt-2">
            <p className="hero-mark">{fillIn(words.stop, facts)}</p>
            <p className="hero-mark">{fillIn(words.slip, facts)}</p>
          </div>
        </div>
      </div>
      <Controls numbers={numbers} moving={moving} result={fillIn(words.result, facts)}>
        {children}
      </Controls>
    </>
  );
}

interface PathProps {
  d: string;
  end: string;
  className: string;
  transform?: string;
}

/** A price path with a dot at its end. */
function Path({ d, end, className, transform }: PathProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx(
        "pointer-events-none absolute inset-y-0 z-1 h-full overflow-visible",
        className,
      )}
    >
      <g transform={transform}>
        <path d={d} className="hero-path" />
        <path d={`${end}h.01`} className="hero-dot" />
      </g>
    </svg>
  );
}
