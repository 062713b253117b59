const POLL_MS = 500;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Calls `stop` once, on a signal or after the parent process has ended. */
export function onStop(stop: () => void): void {
  const parent = process.ppid;

  function end(): void {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, end);
    stop();
  }

  function endIfOrphaned(): void {
    if (process.ppid !== parent) end();
  }

  const timer = setInterval(endIfOrphaned, POLL_MS).unref();
  for (const signal of SIGNALS) process.once(signal, end);
}
