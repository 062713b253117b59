/** @jsxRuntime automatic */
import { isScore, MEANINGS, type NumberName } from "./numbers";

const WIDTH = 100;
const BAR = 3;

interface NumberBarProps {
  name: NumberName;
  now: number;
  before?: number | undefined;
  /** Of the bar that shows now. */
  className: string;
}

/**
 * A number as two bars, before above now, with a line at the limit of good. Scores end at 100,
 * measures where they are poor. For the eye alone: the numbers stand beside it.
 */
export function NumberBar({ name, now, before, className }: NumberBarProps) {
  const { good, poor } = MEANINGS[name];
  const most = isScore(name) ? 100 : poor;
  // A measure of 0 keeps a sliver, so that it is seen to have been measured.
  const length = (value: number) => Math.max(1, Math.min(1, value / most) * WIDTH);
  const limit = (good / most) * WIDTH;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * BAR + 1}`} aria-hidden="true">
      <rect className="ground" width={WIDTH} height={2 * BAR + 1} />
      {before !== undefined && <rect className="before" width={length(before)} height={BAR} />}
      <rect className={className} y={BAR + 1} width={length(now)} height={BAR} />
      <line x1={limit} x2={limit} y1="0" y2={2 * BAR + 1} />
    </svg>
  );
}
