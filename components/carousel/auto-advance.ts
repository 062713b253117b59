/** What moves when, in milliseconds (docs/requirements.md R6.2). */
export const AUTO_ADVANCE_MS = 5_000;
export const RESUME_AFTER_MANUAL_MS = 10_000;
export const SLIDE_MS = 600;

/** Why the carousel stands still. Any one reason is enough. */
export type HoldReason = "paused" | "hover" | "focus" | "hidden" | "motion" | "manual";

export interface AutoAdvance {
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** A previous, next or dot click, or a drag: stand still, resume 10 seconds after the last one. */
  manual(): void;
  stop(): void;
}

/**
 * Calls `advance` every 5 seconds while nothing holds it. A released hold starts a fresh 5 seconds.
 * Timers are the platform's own, so tests may fake them.
 */
export function startAutoAdvance(advance: () => void): AutoAdvance {
  const holds = new Set<HoldReason>();
  let ticking: ReturnType<typeof setTimeout> | undefined;
  let resuming: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(ticking);
    if (holds.size > 0) return;
    ticking = setTimeout(() => {
      advance();
      schedule();
    }, AUTO_ADVANCE_MS);
  };
  const hold = (reason: HoldReason) => {
    holds.add(reason);
    schedule();
  };
  const release = (reason: HoldReason) => {
    if (holds.delete(reason)) schedule();
  };
  schedule();
  return {
    hold,
    release,
    manual() {
      hold("manual");
      clearTimeout(resuming);
      resuming = setTimeout(() => release("manual"), RESUME_AFTER_MANUAL_MS);
    },
    stop() {
      clearTimeout(ticking);
      clearTimeout(resuming);
    },
  };
}

/** The way a slide moves: forward when the target's index is higher, otherwise back. */
export function directionTo(target: number, current: number): 1 | -1 {
  return target > current ? 1 : -1;
}
