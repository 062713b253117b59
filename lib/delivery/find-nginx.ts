/** What finding nginx needs from the outside world. */
export interface NginxEffects {
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Runs a command to its end, silently. @returns whether it could start and succeeded */
  run(command: string, args: readonly string[]): boolean;
}

export type NginxSearch = { ok: true; command: string } | { ok: false; advice: string };

/** Debian keeps it where users' shells do not look. */
const COMMANDS = ["nginx", "/usr/sbin/nginx"];

/**
 * Finds nginx, and on Debian installs it when this process is the administrator.
 * @returns its command, or a sentence on what to install
 */
export function findNginx({ platform, isRoot, run }: NginxEffects): NginxSearch {
  const installed = () => COMMANDS.find((command) => run(command, ["-v"]));
  const found = installed();
  if (found) return { ok: true, command: found };
  if (platform === "linux" && isRoot) {
    const apt = ["DEBIAN_FRONTEND=noninteractive", "apt-get"];
    run("env", [...apt, "update"]);
    run("env", [...apt, "install", "--yes", "--no-install-recommends", "nginx-light"]);
    const now = installed();
    if (now) return { ok: true, command: now };
  }
  return {
    ok: false,
    advice:
      "The tests of the nginx configuration need nginx: install it (for instance: sudo apt-get install nginx-light, or brew install nginx).",
  };
}
