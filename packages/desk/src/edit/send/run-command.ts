import { spawn } from "node:child_process";

/** What a command printed, and whether it succeeded. */
export interface Ran {
  ok: boolean;
  output: string;
}

const LONGEST = 200_000;

/** Runs a program without a shell; nobody is asked for a password. @param folder where it runs */
export function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...env, GIT_TERMINAL_PROMPT: "0" },
    });
    let output = "";
    const add = (text: Buffer) => {
      output = (output + text.toString("utf8")).slice(-LONGEST);
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.once("error", ({ message }) => resolve({ ok: false, output: message }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** The last lines of an output, for a sentence. */
export const endOf = (output: string, lines = 6): string =>
  output.trim().split("\n").slice(-lines).join("\n");
