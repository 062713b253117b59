import type { LongTask } from "@/scripts/bench/statistics";

/** What one submission's page saw of itself; times in ms on the page's own clock. */
export interface Reading {
  /** When the first file was chosen, Submit pressed, and the success message shown. */
  chosen: number | null;
  pressed: number | null;
  succeeded: number | null;
  tasks: LongTask[];
}

declare global {
  var stopwatch: { successText: string; reading: Reading };
}

// Runs in the page before anything else; `successText` is set by the script in front of it.
const reading: Reading = { chosen: null, pressed: null, succeeded: null, tasks: [] };
globalThis.stopwatch.reading = reading;

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    reading.tasks.push({ start: startTime, duration });
  }
}).observe({ type: "longtask", buffered: true });

// An event's own time, so that what it waited for a busy thread counts too.
addEventListener(
  "change",
  ({ target, timeStamp }) => {
    if (target instanceof HTMLInputElement && target.type === "file") reading.chosen ??= timeStamp;
  },
  true,
);
addEventListener(
  "click",
  ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest("[type=submit]")) reading.pressed ??= timeStamp;
  },
  true,
);

new MutationObserver((changes) => {
  if (reading.succeeded !== null) return;
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (added.some(({ textContent }) => textContent?.includes(globalThis.stopwatch.successText))) {
    reading.succeeded = performance.now();
  }
}).observe(document, { childList: true, subtree: true });
