import clsx from "clsx";

interface ClosedPlanProps {
  words: string | undefined;
  className?: string;
}

/** Beside prices while the firm takes no new clients; nothing otherwise. */
export function ClosedPlan({ words, className }: ClosedPlanProps) {
  return words ? <p className={clsx("font-semibold text-ochre", className)}>{words}</p> : null;
}
