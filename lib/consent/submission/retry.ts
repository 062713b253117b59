import type { PerImage } from "@/lib/consent/fields";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import type { BuiltPdf } from "@/lib/consent/worker/jobs";
import type { Effects } from "./browser-effects";
import type { Application, HandedIn, Status, Submitting } from "./submission";

/** What has succeeded of one application; later runs do not do it again. */
export interface Done {
  /** When it was handed in first. */
  at: Date;
  pdf?: BuiltPdf;
  pdfUrl?: string;
  isMailed?: boolean;
}

export interface ProgressChanges extends Partial<Pick<Submitting, "step" | "pause" | "pdfSent">> {
  images?: Partial<PerImage<number>>;
}

/** What follows one press of the button. */
export interface Run {
  handedIn: HandedIn;
  photographs: Application["images"];
  done: Done;
  /** Addresses of photographs that have arrived, by their ids. */
  addresses: Map<string, string>;
  effects: Effects;
  signal: AbortSignal;
  getStatus(): Status;
  show(status: Status): void;
  progress(changes: ProgressChanges): void;
}

/** Statuses worth another try: the server was busy, nothing was wrong with what we sent. */
const PASSING = [408, 420, 425, 429];

export function isWorthRetrying(cause: unknown): cause is ProviderError {
  if (!(cause instanceof ProviderError)) return false;
  const { kind, status = 0 } = cause.fault;
  if (kind === "refused") return PASSING.includes(status) || status >= 500;
  return kind !== "unacceptable";
}

/**
 * Whether nobody answered. Only then can a missing line be the cause: browsers report at times that
 * there is none while a provider answers, and a refusal must not be asked for again without end.
 */
export function isUnanswered(cause: unknown): boolean {
  return cause instanceof ProviderError && ["network", "silent"].includes(cause.fault.kind);
}

/** Pauses before the second and the third try, in milliseconds. */
const PAUSES_MS = [1_000, 4_000];
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds after a failed try, longer where Retry-After asks so; undefined after the last. */
export function pauseAfter(
  failed: number,
  { fault: { retryAfterMs = 0 } }: ProviderError,
): number | undefined {
  const pause = PAUSES_MS[failed - 1];
  return pause && Math.min(LONGEST_PAUSE_MS, Math.max(pause, retryAfterMs));
}

/** `signal.throwIfAborted()`, which needs Chrome 100; below 98 there is no reason either. */
export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException("stopped", "AbortError");
}

/** Browsers are wrong about the line at times; after this long we try all the same. */
const DOUBT_MS = 15_000;

/** Shows why nothing moves meanwhile. @returns whether the browser reported that the line is back */
export async function waitForLine({ effects, progress, signal }: Run): Promise<boolean> {
  progress({ pause: "offline" });
  const isBack = await effects.until("online", DOUBT_MS, signal);
  progress({ pause: null });
  return isBack;
}

/** Waits while the browser knows that there is no line. @throws the signal's reason once aborted */
export async function whenOnline(run: Run): Promise<void> {
  if (!run.effects.isOnline()) await waitForLine(run);
  stopIfAborted(run.signal);
}

/** Tries three times; a try that the missing line broke is not counted. */
export async function withRetries<Value>(run: Run, attempt: () => Promise<Value>) {
  const { effects, signal } = run;
  for (let failed = 0; ; ) {
    await whenOnline(run);
    try {
      return await attempt();
    } catch (cause) {
      stopIfAborted(signal);
      if (!isWorthRetrying(cause)) throw cause;
      if (isUnanswered(cause) && !effects.isOnline()) continue;
      failed += 1;
      const pause = pauseAfter(failed, cause);
      if (pause === undefined) throw cause;
      run.progress({ pause: cause.fault.kind === "refused" ? "busy" : null });
      await effects.until(null, pause, signal);
      run.progress({ pause: null });
    }
  }
}
