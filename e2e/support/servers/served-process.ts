import { spawn } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";

export interface ServedProcess {
  /** Lines that it printed at its start. */
  lines: readonly string[];
  /** Where it keeps what arrives: `.intake` in here. */
  folder: string;
  /** Kills npm, as whoever types `kill` does; the server is a child of its child. */
  stop(): Promise<void>;
}

/** A folder with all that `npm run serve` reads, for what it writes. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of [
    "out",
    "content",
    "public",
    "lib",
    "scripts",
    "package.json",
    "tsconfig.json",
    "node_modules",
  ]) {
    await symlink(path.resolve(name), path.join(folder, name));
  }
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
  await makeFolder(folder);
  // An empty HOST is none: whatever the machine exports does not decide.
  const server = spawn("npm", ["run", "--silent", "serve"], {
    cwd: folder,
    env: { ...process.env, HOST: "", ...env, PORT: "0" },
  });
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
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    },
  };
}
