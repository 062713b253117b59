import clsx from "clsx";
import type { ReactNode } from "react";

interface PathProps {
  /** In a square of 100 by 100 that is stretched over the field. */
  d: string;
  /** The point at which it ends. */
  end: readonly [x: number, y: number];
  className: string;
}

/** One of the ways that a price may take; both have one stroke and one dash. */
export function Path({ d, end, className }: PathProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("pointer-events-none absolute inset-0 size-full overflow-visible", className)}
    >
      <path d={d} className="hero-path" />
      <path d={`M${end[0]} ${end[1]}h.01`} className="hero-dot" />
    </svg>
  );
}

interface FieldLabelProps {
  label: ReactNode;
  amount: ReactNode;
  /** The loss has the larger type, in the font that is in the page itself. */
  isLoss?: boolean;
}

/** What a field of a figure is, and its amount. */
export function FieldLabel({ label, amount, isLoss = false }: FieldLabelProps) {
  return (
    <>
      <p className="text-small font-semibold lg:text-base">{label}</p>
      <p className={isLoss ? "loud hero-loss" : "mid lg:text-[2.5rem]"}>{amount}</p>
    </>
  );
}

interface StrutProps {
  /** Of the figure's whole height, in rem: on phones and on wide screens. */
  share: number;
  heights: readonly [phone: number, wide: number];
}

/** Makes a part of a figure as high as its number, to scale; only larger text makes it higher. */
export function Strut({ share, heights: [phone, wide] }: StrutProps) {
  return (
    <>
      <svg aria-hidden="true" width="0" height={`${share * phone}rem`} className="lg:hidden" />
      <svg aria-hidden="true" width="0" height={`${share * wide}rem`} className="max-lg:hidden" />
    </>
  );
}
