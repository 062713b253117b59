import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import type { PerImage } from "@/lib/consent/fields";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import type { BuiltPdf } from "@/lib/consent/worker/jobs";
import type { Effects } from "./browser-effects";
import type { Application, Status, SubmittedApplication, Submitting } from "./submission";

/** Completed steps of an application, which later runs skip. */
export interface CompletedSteps {
  /** Time of the first submit. */
  at: Date;
  pdf?: BuiltPdf;
  pdfUrl?: string;
  /** The PDF is at the media host, whose answer cannot be used: to send it again changes nothing. */
  pdfRefusal?: ProviderError;
  isMailed?: boolean;
}

export interface ProgressChanges extends Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> {
  images?: Partial<PerImage<number>>;
}

/** Of an earlier version of the application, whose e-mail was answered late. */
export interface Arrived {
  /** Time of its submit; undefined if none has arrived. */
  at?: Date;
}

export interface Run {
  handedIn: SubmittedApplication;
  /** Whether the form no longer holds what was handed in. */
  isChanged(): boolean;
  arrived: Arrived;
  photographs: Application["images"];
  done: CompletedSteps;
  /** URLs of uploaded photographs by id; null if the media host's answer cannot be used. */
  addresses: Map<string, string | null>;
  effects: Effects;
  signal: AbortSignal;
  getStatus(): Status;
  show(status: Status): void;
  progress(changes: ProgressChanges): void;
  /** After code could not be fetched: asks whether a newer release has replaced it, and shows that. */
  noticeReplaced(): void;
}

/** Statuses of a busy server. */
const TRANSIENT_STATUSES = [408, 420, 425, 429];

export function isWorthRetrying(cause: unknown): boolean {
  if (cause instanceof CodeNotFetched) return true;
  if (!(cause instanceof ProviderError)) return false;
  const { kind, status = 0 } = cause.fault;
  if (kind === "refused") return TRANSIENT_STATUSES.includes(status) || status >= 500;
  return kind !== "unacceptable" && kind !== "blocked";
}

/** Whether the file has arrived, but its address cannot be used: another upload brings no other. */
export function isRefusedAddress(cause: unknown): cause is ProviderError {
  return cause instanceof ProviderError && cause.fault.kind === "unacceptable";
}

/**
 * Whether no response came. Only then can the network be the cause: `navigator.onLine` is sometimes
 * false although providers respond, and a refusal must not be retried without end.
 */
export function isUnanswered(cause: unknown): boolean {
  if (cause instanceof CodeNotFetched) return true;
  return cause instanceof ProviderError && ["network", "silent"].includes(cause.fault.kind);
}

/** After the first attempt that failed, and after the second; the third is the last. */
const PAUSES_MS = [1_000, 4_000];
const MAX_PAUSE_MS = 30_000;

/** Milliseconds to wait, or longer with Retry-After; undefined after the last attempt. */
export function pauseAfter(failed: number, cause: unknown): number | undefined {
  const pause = PAUSES_MS[failed - 1];
  if (pause === undefined) return undefined;
  const askedFor = (cause instanceof ProviderError && cause.fault.retryAfterMs) || 0;
  return Math.min(MAX_PAUSE_MS, Math.max(pause, askedFor));
}

/** `signal.throwIfAborted()` needs Chrome 100, `signal.reason` Chrome 98. */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException("stopped", "AbortError");
}

/** `navigator.onLine` may be wrong; after this time, try anyway. */
const OFFLINE_WAIT_MS = 15_000;

type Waiting = Pick<Run, "effects" | "progress" | "signal">;

/** Waits while the browser is offline, and shows that. @throws the signal's reason if aborted */
export async function whenOnline({ effects, progress, signal }: Waiting): Promise<void> {
  if (!effects.isOnline()) {
    progress({ pause: "offline" });
    await effects.until("online", OFFLINE_WAIT_MS, signal);
    progress({ pause: null });
  }
  stopIfAborted(signal);
}

/**
 * Pauses before the next attempt, and shows whether a busy server is the reason.
 * @throws the failure itself if another attempt is useless or the last one was made
 */
async function pauseOrThrow(run: Waiting, failed: number, cause: unknown): Promise<void> {
  if (!isWorthRetrying(cause)) throw cause;
  const pause = pauseAfter(failed, cause);
  if (pause === undefined) throw cause;
  const isBusy = cause instanceof ProviderError && cause.fault.kind === "refused";
  run.progress({ pause: isBusy ? "busy" : null });
  await run.effects.until(null, pause, run.signal);
  run.progress({ pause: null });
}

/** Whether an attempt failed because the browser is offline. */
function isLineMissing({ effects }: Waiting, cause: unknown): boolean {
  return isUnanswered(cause) && !effects.isOnline();
}

/**
 * Makes three attempts; an attempt that failed because the browser is offline does not count.
 * @param isLocal whether the attempt needs the network for its code alone, so that the first one does
 * not wait for it
 * @throws the last attempt's failure, or the signal's reason if aborted
 */
export async function withRetries<Value>(
  run: Waiting,
  attempt: () => Promise<Value>,
  isLocal = false,
): Promise<Value> {
  let failed = 0;
  let needsLine = !isLocal;
  while (true) {
    if (needsLine) await whenOnline(run);
    needsLine = true;
    try {
      return await attempt();
    } catch (cause) {
      stopIfAborted(run.signal);
      if (isLineMissing(run, cause)) continue;
      failed += 1;
      await pauseOrThrow(run, failed, cause);
    }
  }
}

/**
 * Makes one attempt, as it may be carried out though nothing was answered. Where the line broke
 * meanwhile, it waits like every step, and makes one more. Attempts that began without a line cannot
 * have been carried out, and do not count.
 * @throws the attempt's failure, or the signal's reason if aborted
 */
export async function onceOrTwice<Value>(
  run: Waiting,
  attempt: () => Promise<Value>,
): Promise<Value> {
  let broken = 0;
  while (true) {
    await whenOnline(run);
    const beganOnline = run.effects.isOnline();
    try {
      return await attempt();
    } catch (cause) {
      stopIfAborted(run.signal);
      if (beganOnline) broken += 1;
      if (!isLineMissing(run, cause) || broken > 1) throw cause;
    }
  }
}

/**
 * Waits for work that tries again by itself. While the browser is offline, shows that, and the work
 * need not be waited for. @throws the signal's reason if aborted meanwhile
 */
export function patiently<Value>(run: Waiting, work: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settled = work.finally(() => {
    isSettled = true;
  });
  const whenLineIsBack = async () => {
    while (!isSettled && !run.effects.isOnline()) await whenOnline(run);
    return settled;
  };
  return Promise.race([settled, whenLineIsBack()]);
}
