import type { MachineEffects } from "@/scripts/testing/install-package";

/** What a command does, found by the first words of its line; any other fails. */
export type Commands = Record<string, () => string | undefined>;

/** A machine on which nothing runs but the given commands; undefined from one means it failed. */
export function fakeMachine({
  commands,
  ...rest
}: Partial<MachineEffects> & { commands: Commands }) {
  const ran: string[] = [];
  const said: string[] = [];
  let paused = 0;
  const effects: MachineEffects = {
    platform: "linux",
    isRoot: false,
    run(command, args) {
      const line = [command, ...args].join(" ");
      ran.push(line);
      const known = Object.entries(commands).find(([start]) => line.startsWith(start));
      const output = known?.[1]();
      return { ok: output !== undefined, output: output ?? "" };
    },
    pause: (ms) => {
      paused += ms;
    },
    say: (sentence) => said.push(sentence),
    ...rest,
  };
  return { effects, ran, said, paused: () => paused };
}

/** apt-get as root calls it. */
export const APT =
  "env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get --option=DPkg::Lock::Timeout=300";

/** A system with apt-get that can install anything. */
export function aptCommands(prefix: string, install: () => void): Commands {
  return {
    "apt-get --version": () => "",
    [`${prefix} update`]: () => "",
    [`${prefix} install`]: () => {
      install();
      return "";
    },
  };
}
