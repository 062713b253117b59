import clsx from "clsx";
import { Frame, type FrameProps } from "./frame";
import { FieldLabel, type Outcome, Stretched } from "./parts";

/** Two ways that the price may take, in a square of 100: up to the target, down to the stop-loss. */
const RISE = [
  [0, 0],
  [12, 18],
  [26, 10],
  [46, 46],
  [58, 36],
  [78, 76],
  [86, 66],
  [100, 100],
] as const;
const FALL = "0 0 12 32 30 14 54 66 70 44 90 100";

interface StopFieldsProps extends Omit<FrameProps, "above" | "below" | "ground"> {
  invented: string;
  target: Outcome;
  loss: Outcome;
  /** What is said in the hatch: of the stop-loss, and of a price past it. */
  marks: readonly string[];
  /** How much of the field above the target fills, and of the hatch the price past the stop-loss. */
  sought?: number;
  past: number;
  /** Heights of the three fields, and where the paths are: no label is there. */
  looks: Record<"target" | "lose" | "hatch" | "path", string>;
}

/** A trade with a target and a stop-loss as fields, and as a hatch what a price past it may take. */
export function StopFields(props: StopFieldsProps) {
  const { invented, target, loss, marks, sought = 1, past, looks, ...frame } = props;
  const rise = RISE.map(([x, share]) => `${x} ${Math.round(100 - share * sought)}`);
  return (
    <Frame
      {...frame}
      ground="bg-paper"
      above={
        <>
          <p className="hero-note">{invented}</p>
          <div className={clsx("hero-part flex flex-col justify-end text-sheet", looks.target)}>
            <Stretched className="absolute inset-0 size-full fill-green">
              <rect y={1 - sought} width="1" height={sought} />
            </Stretched>
            <Path d={rise.join(" ")} end={rise.at(-1)} className={looks.path} />
            <div className="relative">
              <FieldLabel {...target} />
            </div>
          </div>
        </>
      }
      below={
        <>
          <div
            className={clsx(
              "hero-part flex flex-wrap items-center gap-x-4 bg-risk lg:block max-lg:[&>p]:max-w-[12em]",
              looks.lose,
            )}
          >
            <Path d={FALL} end="90 100" className={clsx(looks.path, "text-ink")} />
            <FieldLabel {...loss} isLoss />
          </div>
          <div className={clsx("hero-hatch", looks.hatch)}>
            <Stretched className="absolute inset-0 size-full fill-paper">
              <rect y={past} width="1" height={1 - past} />
            </Stretched>
            {marks.map((mark) => (
              <p key={mark} className="hero-mark">
                {mark}
              </p>
            ))}
          </div>
        </>
      }
    />
  );
}

/** One of the ways that the price may take, and the point at which it ends. */
function Path({ d, end, className }: { d: string; end: string | undefined; className: string }) {
  return (
    <Stretched
      width={100}
      height={100}
      className={clsx("pointer-events-none absolute inset-y-0 h-full overflow-visible", className)}
    >
      <path d={`M${d}`} className="hero-path" />
      <path d={`M${end}h.01`} className="hero-dot" />
    </Stretched>
  );
}
