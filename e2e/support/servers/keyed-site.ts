import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { createSiteServer } from "@/scripts/serve/site-server";
import { makeScratchCopy } from "@/scripts/testing/scratch-copy";

export interface KeyedSite {
  origin: string;
  /** The export. */
  out: string;
  stop(): Promise<void>;
}

/** What whoever runs the tests has set must not decide them; nor what Next has read for them. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NEXT_PUBLIC_|__NEXT|NODE_ENV$)/.test(name),
  );
  // Next's types want NODE_ENV; its build sets it by itself.
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}

/**
 * Builds a copy of the repository with the given .env files, by the command an owner uses, and
 * serves it as a plain host does: without an intake.
 * @param files by name, such as `.env.local`
 */
export async function startKeyedSite(files: Record<string, string>): Promise<KeyedSite> {
  const folder = await makeScratchCopy(process.cwd(), "keyed-site");
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await promisify(execFile)("npm", ["run", "build"], { cwd: folder, env: cleanEnvironment() });
  const out = path.join(folder, "out");
  const server = createServer(createSiteServer({ root: out }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    out,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
