import { installPackage, type MachineEffects } from "./install-package";

/** Debian keeps it where users' shells do not look. */
const COMMANDS = ["nginx", "/usr/sbin/nginx"];

export const NO_NGINX =
  "nginx is not installed, and could not be without a password (for instance: sudo apt-get install nginx-light, or brew install nginx).";

/** nginx's command; undefined where it is not installed. */
export function findNginx({ run }: Pick<MachineEffects, "run">): string | undefined {
  return COMMANDS.find((command) => run(command, ["-v"]).ok);
}

/** Installs nginx where there is none and no password is needed. */
export function ensureNginx(effects: MachineEffects): void {
  if (!findNginx(effects)) installPackage("nginx-light", effects);
}
