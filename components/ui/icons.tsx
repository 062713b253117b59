import clsx from "clsx";
import type { ComponentProps } from "react";

/** Decorative line icon in the text colour. */
function Lines({ size = 24, ...icon }: { size?: number } & ComponentProps<"svg">) {
  return (
    <svg
      {...icon}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    />
  );
}

/** Drawing stretched to its box, with unforced colours; nearby text must say the same. */
export function Stretched({ viewBox = "0 0 1 1", className, ...drawing }: ComponentProps<"svg">) {
  return (
    <svg
      {...drawing}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("w-full forced-color-adjust-none", className)}
    />
  );
}

const FLIPS =
  "size-3 shrink-0 [transition:transform_160ms] [details[open]>summary_&]:[transform:rotate(180deg)]";

export function Chevron() {
  return (
    <Lines size={12} className={FLIPS} strokeWidth="1.75">
      <path d="M2 4l4 4 4-4" />
    </Lines>
  );
}

/** Drawn, as many a device's font has no such sign. */
export function CheckMark() {
  return (
    <Lines size={12} className="mt-1.5 size-3.5 shrink-0" strokeWidth="2">
      <path d="M1.5 6.5l3 3 6-7.5" />
    </Lines>
  );
}

/** The firm's mark: the target above the line, the loss below it. */
export function Mark() {
  return (
    <svg className="h-6 w-5 shrink-0" viewBox="0 0 20 24" aria-hidden="true">
      <path className="fill-green" d="M5 0h10v14H5z" />
      <path className="fill-risk" d="M5 16h10v7H5z" />
      <path className="fill-ink" d="M0 14h20v2H0z" />
    </svg>
  );
}

export function ChatBubble() {
  return (
    <Lines className="size-[26px]" strokeWidth="2" strokeLinejoin="round">
      <path d="M4 5h16v11H9l-5 4z" />
    </Lines>
  );
}

export function MenuLines() {
  return (
    <Lines className="size-[min(1.5rem,7.5vw)] shrink-0" strokeWidth="1.75">
      <path d="M3 7h18M3 12h18M3 17h18" className="group-open:hidden" />
      <path d="M5 5l14 14M19 5L5 19" className="hidden group-open:block" />
    </Lines>
  );
}

export function Spinner({ className }: { className: string }) {
  return (
    <Lines className={clsx("animate-spin", className)} strokeWidth="3" strokeLinecap="round">
      <path d="M12 3a9 9 0 1 1-9 9" />
    </Lines>
  );
}
