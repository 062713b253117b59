import clsx from "clsx";
import type { ReactNode } from "react";
import { ScaledHeight } from "./scaled-height";

/** Price paths in a square of 100: up to the target, and down to the stop-loss. */
const RISE = "M0 100 12 82 26 90 46 54 58 64 78 24 86 34 100 2";
const FALL = "M0 0 12 32 30 14 54 66 70 44 90 98";

/** Height of the target's field, by which the others are scaled. */
const TARGET = { phone: 8, wide: 23 };

interface LadderProps {
  /** Distances in units of risk, which is the distance to the stop-loss. */
  target: number;
  past: number;
  /** A label and its sum for each field. */
  gain: { label: string; amount: string };
  entry: string;
  loss: { label: string; amount: string };
  /** What is lost past the stop-loss. */
  slip: string | undefined;
  /** Above the fields. */
  about: ReactNode;
  /** Below them. */
  children?: ReactNode;
}

/** One trade: the target above the line, the stop-loss and a price past it below, to scale. */
export function Ladder(props: LadderProps) {
  const { target, past, gain, entry, loss, slip, about, children } = props;
  return (
    <>
      <div className="hero-above bg-deep">
        {about}
        <div className="ladder-gain">
          <ScaledHeight share={1} heights={TARGET} />
          <div className="ladder-words justify-between">
            <p className="font-semibold">{gain.label}</p>
            <p className="mid mb-auto pt-1.5 lg:text-[2.5rem]">{gain.amount}</p>
            <p className="font-semibold">{entry}</p>
          </div>
          <Path d={RISE} />
        </div>
      </div>
      <div className="hero-below flex flex-col">
        <div className="ladder-loss">
          <ScaledHeight share={1 / target} heights={TARGET} />
          <div className="ladder-words loss-words">
            <p className="loud hero-loss">{loss.amount}</p>
            <p>{loss.label}</p>
          </div>
          <Path d={FALL} isFall />
        </div>
        {slip && (
          <div className="grid *:[grid-area:1/1]">
            <div className="hero-hatch self-start">
              <ScaledHeight share={past / target} heights={TARGET} />
            </div>
            <p className="hero-mark">{slip}</p>
          </div>
        )}
        <div className="hero-hatch hero-beyond" />
        {children}
      </div>
    </>
  );
}

/** A price path in the right part of a field; only on wide screens, away from the words. */
function Path({ d, isFall }: { d: string; isFall?: boolean }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("ladder-path", isFall ? "text-ink" : "text-sheet")}
    >
      <path d={d} className="hero-path" />
    </svg>
  );
}
