import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const LOOK_MS = 500;

/** Name and parent of a process, from Linux itself or from `ps`, as on a Mac. */
function lookUp(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^\d+ \((.*)\) \S (\d+) .*/s, "$2 $1");
  } catch {
    const asked = ["-o", "ppid=,comm=", "-p", String(pid)];
    return execFileSync("ps", asked, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  }
}

/** The process behind the shell that npm puts between itself and a script: npm. */
function npmBehindShell(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  try {
    const [, pid] = /^\s*(\d+)\s+(?:\S*\/)?(?:da|ba)?sh\s*$/.exec(lookUp(process.ppid)) ?? [];
    return pid === undefined ? undefined : Number(pid);
  } catch {
    // Windows has neither: there only the shell is watched.
    return undefined;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Calls once when this program should end: a signal, or the end of the program that began it, as
 * when `npm run serve` is killed, with which its shell may go or stay.
 */
export function onStop(stop: () => void): void {
  const parent = process.ppid;
  const npm = npmBehindShell();
  const timer = setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && !isThere(npm))) end();
  }, LOOK_MS).unref();
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  function end() {
    clearInterval(timer);
    for (const signal of signals) process.off(signal, end);
    stop();
  }
  for (const signal of signals) process.once(signal, end);
}
