import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeScratchCopy } from "../../run/scratch-copy";

/** The page to edit in, on a copy of the repository with the site's own content. */
export interface EditServer {
  folder: string;
  /** With the ticket that lets one browser in. */
  entrance: string;
  /** Of this machine, on which it listens. */
  port: number;
  stop(): Promise<void>;
  /** Runs git on the copy's content. @returns what it printed */
  git(...args: string[]): string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits for the address that the command prints. */
function entranceOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (text) => {
      said += text;
      const [entrance] = /https?:\S+ticket=\w+/.exec(said) ?? [];
      if (entrance) resolve(entrance);
    });
    child.once("exit", () => reject(new Error(`npm run edit has ended:\n${said}`)));
  });
}

/**
 * Starts `npm run edit` in a copy whose content is in a git repository of its own.
 * @param name of the copy: tests that run at once have one each
 * @param env variables besides those of this machine
 */
export async function startEditServer(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EditServer> {
  const folder = makeScratchCopy(process.cwd(), name);
  const who = ["-c", "user.name=Test", "-c", "user.email=test", "-c", "commit.gpgsign=false"];
  // Beside the copy: Next takes a folder with a repository for all that there is of packages.
  const repository = `${folder}-git`;
  rmSync(repository, { recursive: true, force: true });
  const where = [`--git-dir=${repository}`, `--work-tree=${folder}`];
  const git = (...args: string[]) =>
    execFileSync("git", [...where, ...who, ...args], { cwd: folder, encoding: "utf8" }).trim();
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "content");
  git("commit", "--quiet", "-m", "As it was");
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/run.cjs", "packages/desk/src/edit/command.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...env, PORT: String(port), NODE_OPTIONS: "" },
  });
  return {
    folder,
    entrance: await entranceOf(child),
    port,
    git,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
