import { spawnSync } from "node:child_process";
import type { MachineEffects } from "./install-package";

const CHECK_TIMEOUT_MS = 20_000;

/** This machine, for what looks for programs and installs them. */
export const machine: MachineEffects = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  run(command, args, timeout = CHECK_TIMEOUT_MS) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      // Nothing to read: what asks for a password fails instead of waiting for one.
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      timeout,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ok: status === 0, output: `${stdout}${stderr}` };
  },
  pause: (ms) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
  say: (sentence) => console.log(sentence),
};
