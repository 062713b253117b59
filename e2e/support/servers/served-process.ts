import { spawn } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";

export interface ServedProcess {
  /** Lines that it printed at its start. */
  lines: readonly string[];
  /** Where it keeps what arrives: `.intake` in here. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * Runs `npm run serve` on any free port, in a folder of its own, and waits for its last line.
 * @param env its variables, beside those of the test run
 * @throws Error with what it printed when it ends instead
 */
export async function startServe(
  folder: string,
  env: Record<string, string>,
): Promise<ServedProcess> {
  await mkdir(folder, { recursive: true });
  for (const name of [
    "out",
    "content",
    "lib",
    "scripts",
    "package.json",
    "tsconfig.json",
    "node_modules",
  ]) {
    await symlink(path.resolve(name), path.join(folder, name));
  }
  const server = spawn(
    process.execPath,
    ["--import", "tsx", path.resolve("scripts/serve.ts")],
    // An empty HOST is none: whatever the machine exports does not decide.
    { cwd: folder, env: { ...process.env, HOST: "", ...env, PORT: "0" } },
  );
  let printed = "";
  const lines = await new Promise<string[]>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (/is the key to them.*\n/.test(printed)) resolve(printed.trim().split("\n"));
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", () => reject(new Error(printed)));
  });
  return {
    lines,
    folder,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    },
  };
}
