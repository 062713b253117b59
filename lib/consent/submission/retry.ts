/** Statuses worth another try: the server or the line was busy, nothing was wrong with what we sent. */
const PASSING = new Set([408, 420, 425, 429]);

export type UploadFault =
  /** The line broke, or something in between refused. */
  | { kind: "network" }
  /** Nothing moved for too long. */
  | { kind: "stalled" }
  /** The host refused; `message` is its own, for developers, not for visitors. */
  | { kind: "status"; status: number; message: string | null; retryAfterMs: number | null }
  /** The answer was no answer of the host: a captive portal's page, a body cut short. */
  | { kind: "garbled" }
  /** The host answered with what we must not accept. */
  | { kind: "unacceptable" };

/** Of a host's own words in the log. */
const LONGEST_QUOTE = 200;

/** An upload that did not succeed. Its message names no person. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(
      fault.kind === "status"
        ? `the media host answered ${fault.status} ${fault.message?.slice(0, LONGEST_QUOTE) ?? ""}`.trim()
        : fault.kind,
    );
    this.fault = fault;
  }
}

export function isWorthRetrying(cause: unknown): boolean {
  if (!(cause instanceof UploadError)) return false;
  const { fault } = cause;
  if (fault.kind === "status") return PASSING.has(fault.status) || fault.status >= 500;
  return fault.kind !== "unacceptable";
}

export const TRIES = 3;

/** Pauses before the second and the third try, in milliseconds. */
const PAUSES_MS = [1_000, 4_000] as const;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long to wait after a failed try.
 * @param failed number of tries so far, from 1
 * @param random between 0 and 1: a quarter more or less, so that clients do not return in step
 * @returns milliseconds; what the server asked for with Retry-After, when that is longer
 */
export function pauseAfter(failed: number, cause: unknown, random: number): number {
  const pause = (PAUSES_MS[failed - 1] ?? PAUSES_MS[1]) * (0.75 + random / 2);
  const asked =
    cause instanceof UploadError && cause.fault.kind === "status"
      ? (cause.fault.retryAfterMs ?? 0)
      : 0;
  return Math.min(LONGEST_PAUSE_MS, Math.max(pause, asked));
}
