/** Milliseconds (docs/requirements.md R6.2). */
const AUTO_ADVANCE_MS = 5_000;
const RESUME_AFTER_MANUAL_MS = 10_000;

/** Reasons for the carousel not to move; any one is enough. */
type HoldReason = "paused" | "hover" | "focus" | "hidden";

export type AutoAdvance = ReturnType<typeof startAutoAdvance>;

/** Calls `advance` every 5 seconds while nothing holds it, and 5 seconds after a hold ends. */
export function startAutoAdvance(advance: () => void) {
  const holds = new Set<HoldReason>();
  let resumeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (holds.size > 0) return;
    const wait = Math.max(0, resumeAt - Date.now()) + AUTO_ADVANCE_MS;
    timer = setTimeout(() => {
      advance();
      schedule();
    }, wait);
  };
  schedule();
  return {
    hold(reason: HoldReason, isHeld: boolean) {
      if (holds.has(reason) === isHeld) return;
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      schedule();
    },
    /** A previous, next or dot click, or a drag: delays the next advance by 10 more seconds. */
    manual() {
      resumeAt = Date.now() + RESUME_AFTER_MANUAL_MS;
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
}
