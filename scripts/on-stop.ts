const POLL_MS = 500;

/** Calls `stop` once, on a signal or after the parent process has ended. */
export function onStop(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && end(), POLL_MS).unref();
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  function end() {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, end);
    stop();
  }
  for (const signal of signals) process.once(signal, end);
}
