/** A stretch of the main thread that nothing could interrupt; times in ms. */
export interface LongTask {
  start: number;
  duration: number;
}

/** Tasks beyond this hold up what a visitor does (W3C Long Tasks, and Lighthouse's TBT). */
const BLOCKING_MS = 50;

/** The middle value; the mean of the two middle ones of an even number. @throws RangeError of none */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values");
  return (lower + upper) / 2;
}

/**
 * How much of a span the main thread was blocked. Browsers report tasks of 50 ms and more.
 * @returns the longest task that touches the span, 0 without one, and the sum of what each took
 *   beyond 50 ms
 */
export function blocking(
  tasks: readonly LongTask[],
  from: number,
  to: number,
): { longest: number; total: number } {
  const durations = tasks
    .filter(({ start, duration }) => start < to && start + duration > from)
    .map(({ duration }) => duration);
  return {
    longest: Math.max(0, ...durations),
    total: durations.reduce((sum, duration) => sum + Math.max(0, duration - BLOCKING_MS), 0),
  };
}

/** A Markdown table, its first column to the left and the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? "---" : "---:")).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
