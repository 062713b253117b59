import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { makeScratchCopy, putFixtureContent, TYPES_ARE_CHECKED } from "@/e2e/run/scratch-copy";
import { listen } from "@/scripts/serve/listen";
import { createStaticServer } from "@/scripts/serve/static-server";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The site built as an owner builds it, and what stands in for the services it names. */
export interface ConfiguredSite {
  /** As this machine reaches it; the counter does not count there. */
  localOrigin: string;
  /** As visitors reach it: a name of its own, which Chromium resolves to this machine. */
  origin: string;
  /** The copy that was built. */
  folder: string;
  /** The export. */
  out: string;
  /** Origin of the stand-in for the counter. */
  standIn: string;
  /** What the stand-in has been sent; empty it at will. */
  received: Received[];
  stop(): Promise<void>;
}

/** What whoever runs the tests has set must not decide them; nor what Next has read for them. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NEXT_PUBLIC_|__NEXT|NODE_ENV$)/.test(name),
  );
  // Next's types want NODE_ENV; its build sets it by itself.
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}

/** Answers as a counter on another host does: whoever asks may send. */
function standInFor(received: Received[]): RequestListener {
  return (request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (request.method === "POST") {
        received.push({ path: request.url ?? "", headers: request.headers, body });
      }
      response.writeHead(202, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "content-type",
      });
      response.end("ok");
    });
  };
}

interface Origins {
  localOrigin: string;
  standIn: string;
}

interface BuildOptions {
  /** Of the copy's folder: one that is built at the same time as another needs its own. */
  name?: string;
  /** Added to the environment of the build. */
  settings?: Record<string, string>;
}

/**
 * Builds a copy of the repository, with the fixture content, by the command an owner uses, and serves it as a plain host does:
 * without mock providers.
 * @param files by path from the repository's root, given the two origins
 */
export async function startConfiguredSite(
  files: (origins: Origins) => Record<string, string | Buffer>,
  { name = "configured-site", settings = {} }: BuildOptions = {},
): Promise<ConfiguredSite> {
  const folder = makeScratchCopy(process.cwd(), name);
  putFixtureContent(folder);
  const out = path.join(folder, "out");
  const received: Received[] = [];
  const counter = await listen(standInFor(received), 0);
  const site = await listen(createStaticServer({ root: out }), 0);
  const standIn = counter.origin;
  const localOrigin = site.origin;

  for (const [file, text] of Object.entries(files({ localOrigin, standIn }))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const env = {
    ...cleanEnvironment(),
    ...TYPES_ARE_CHECKED,
    ...settings,
  };
  const run = async (...[program = "", ...args]: string[]) =>
    (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;
  // What the files say may stand in a text that clients accept, such as that views are counted.
  await run("npm", "run", "new", "--", "version");
  await run("npm", "run", "build");

  return {
    localOrigin,
    origin: `http://site.localhost:${site.port}`,
    out,
    folder,
    standIn,
    received,
    async stop() {
      counter.close();
      site.close();
      await rm(folder, { recursive: true });
    },
  };
}
