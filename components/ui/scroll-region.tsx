import clsx from "clsx";
import type { ReactNode } from "react";

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Makes a wide table scroll horizontally, by touch and by keyboard. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a region that scrolls must take focus to be scrolled by keyboard
    <section aria-label={label} tabIndex={0} className={clsx("overflow-x-auto", className)}>
      {children}
    </section>
  );
}
