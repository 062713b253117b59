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

export interface Run {
  handedIn: SubmittedApplication;
  photographs: Application["images"];
  done: CompletedSteps;
  /** URLs of uploaded photographs by id; null if the media host's answer cannot be used. */
  addresses: Map<string, string | null>;
  effects: Effects;
  signal: AbortSignal;
  getStatus(): Status;
  show(status: Status): void;
  progress(changes: ProgressChanges): void;
}

/** Statuses of a busy server. */
const TRANSIENT_STATUSES = [408, 420, 425, 429];

export function isWorthRetrying(cause: unknown): cause is ProviderError {
  if (!(cause instanceof ProviderError)) return false;
  const { kind, status = 0 } = cause.fault;
  if (kind === "refused") return TRANSIENT_STATUSES.includes(status) || status >= 500;
  return kind !== "unacceptable";
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
  return cause instanceof ProviderError && ["network", "silent"].includes(cause.fault.kind);
}

/** After the first attempt that failed, and after the second; the third is the last. */
const PAUSES_MS = [1_000, 4_000];
const MAX_PAUSE_MS = 30_000;

/** Milliseconds to wait, or longer with Retry-After; undefined after the last attempt. */
export function pauseAfter(failed: number, { fault }: ProviderError): number | undefined {
  const pause = PAUSES_MS[failed - 1];
  if (pause === undefined) return undefined;
  const askedFor = fault.retryAfterMs ?? 0;
  return Math.min(MAX_PAUSE_MS, Math.max(pause, askedFor));
}

/** `signal.throwIfAborted()` needs Chrome 100, `signal.reason` Chrome 98. */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException("stopped", "AbortError");
}

/** `navigator.onLine` may be wrong; after this time, try anyway. */
const OFFLINE_WAIT_MS = 15_000;

/** Shows that the browser is offline meanwhile. @returns whether it came online */
export async function waitUntilOnline({ effects, progress, signal }: Run): Promise<boolean> {
  progress({ pause: "offline" });
  const isBack = await effects.until("online", OFFLINE_WAIT_MS, signal);
  progress({ pause: null });
  return isBack;
}

/** Waits while the browser is offline. @throws the signal's reason if aborted */
export async function whenOnline(run: Run): Promise<void> {
  if (!run.effects.isOnline()) await waitUntilOnline(run);
  stopIfAborted(run.signal);
}

/**
 * Pauses before the next attempt, and shows whether a busy server is the reason.
 * @throws the failure itself if another attempt is useless or the last one was made
 */
async function pauseOrThrow(run: Run, failed: number, cause: unknown): Promise<void> {
  if (!isWorthRetrying(cause)) throw cause;
  const pause = pauseAfter(failed, cause);
  if (pause === undefined) throw cause;
  run.progress({ pause: cause.fault.kind === "refused" ? "busy" : null });
  await run.effects.until(null, pause, run.signal);
  run.progress({ pause: null });
}

/**
 * Makes three attempts; an attempt that failed because the browser is offline does not count.
 * @throws the last attempt's failure, or the signal's reason if aborted
 */
export async function withRetries<Value>(run: Run, attempt: () => Promise<Value>): Promise<Value> {
  let failed = 0;
  while (true) {
    await whenOnline(run);
    try {
      return await attempt();
    } catch (cause) {
      stopIfAborted(run.signal);
      const isLineMissing = isUnanswered(cause) && !run.effects.isOnline();
      if (isLineMissing) continue;
      failed += 1;
      await pauseOrThrow(run, failed, cause);
    }
  }
}
