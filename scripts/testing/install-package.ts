/** What finding and installing programs needs from the outside world. */
export interface MachineEffects {
  platform: NodeJS.Platform;
  /** Whether this process is the system's administrator; if not, passwordless sudo is tried. */
  isRoot: boolean;
  /**
   * Runs a command to its end, silently, without anything to read.
   * @param timeoutMs default: a short time, enough for `--version`
   * @returns what it printed; `ok` is false when it could not start, failed or took too long
   */
  run(
    command: string,
    args: readonly string[],
    timeoutMs?: number,
  ): { ok: boolean; output: string };
  pause(ms: number): void;
  /** Tells the person waiting what happens now. */
  say(sentence: string): void;
}

/** Long enough for a package manager on a slow line. */
export const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** How long another package manager's work is waited for. */
const LOCK_SECONDS = 300;
const PAUSE_MS = 2000;

/** Command line that others are put behind to have the right to install; undefined without it. */
export function rightToInstall({ isRoot, run }: MachineEffects): readonly string[] | undefined {
  if (isRoot) return ["env"];
  return run("sudo", ["-n", "true"]).ok ? ["sudo", "-n", "env"] : undefined;
}

/**
 * Installs a package on Debian and its relatives, when that needs no password.
 * `DPkg::Lock::Timeout` makes apt wait for dpkg's locks only; at those of its lists and of its
 * archives it gives up at once, so it is asked again.
 * @returns whether the package manager says it is installed
 */
export function installPackage(name: string, effects: MachineEffects): boolean {
  const { platform, run, pause, say } = effects;
  const prefix = platform === "linux" ? rightToInstall(effects) : undefined;
  if (!prefix || !run("apt-get", ["--version"]).ok) return false;
  const [command = "env", ...rest] = prefix;
  const apt = (...args: string[]): boolean => {
    for (let waited = 0; ; waited += PAUSE_MS) {
      const { ok, output } = run(
        command,
        [
          ...rest,
          "LC_ALL=C",
          "DEBIAN_FRONTEND=noninteractive",
          "apt-get",
          `--option=DPkg::Lock::Timeout=${LOCK_SECONDS}`,
          ...args,
        ],
        INSTALL_TIMEOUT_MS,
      );
      const isLocked = !ok && output.includes("Could not get lock");
      if (!isLocked || waited >= LOCK_SECONDS * 1000) return ok;
      pause(PAUSE_MS);
    }
  };
  say(`Installing ${name} with apt-get (this may take some minutes).`);
  // Lists that one of many sources did not renew are often good enough.
  apt("update");
  return apt("install", "--yes", "--no-install-recommends", name);
}
