/**
 * Waits for a window event or a timeout.
 * @param event its name; null to wait for the timeout alone
 * @returns whether the event was fired
 * @throws the signal's reason if aborted
 */
export function until(
  event: string | null,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<boolean>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    timer = setTimeout(() => resolve(false), milliseconds);
    if (event) addEventListener(event, () => resolve(true), options);
    signal?.addEventListener("abort", () => reject(signal.reason), options);
  }).finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}
