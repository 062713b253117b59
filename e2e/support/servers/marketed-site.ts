import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { createStaticServer } from "@/scripts/serve/static-server";
import { makeScratchCopy } from "@/scripts/testing/scratch-copy";
import { cleanEnvironment } from "./keyed-site";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The site built with all that marketing may set, and what stands in for the services it names. */
export interface MarketedSite {
  /** As this machine reaches it; the counter does not count there. */
  localOrigin: string;
  /** As visitors reach it: a name of its own, which Chromium resolves to this machine. */
  origin: string;
  out: string;
  /** Origin of the stand-in for the counter and for IndexNow. */
  standIn: string;
  /** What the stand-in has been sent; empty it at will. */
  received: Received[];
  /** Runs one of the repository's commands in the built copy. @returns what it printed */
  run(...command: string[]): Promise<string>;
  stop(): Promise<void>;
}

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
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

interface Wishes {
  /** Files of `public/`, by path. */
  files: Record<string, Buffer>;
  /** `content/marketing.yaml`, given the origin of the stand-in. */
  settings(standIn: string): string;
}

/** Builds a copy of the repository as an owner would, and serves it as a host does. */
export async function startMarketedSite({ files, settings }: Wishes): Promise<MarketedSite> {
  const folder = await makeScratchCopy(process.cwd(), "marketed-site");
  const out = path.join(folder, "out");
  const received: Received[] = [];
  const counter = await listen(standInFor(received));
  const site = await listen(createStaticServer({ root: out }));
  const standIn = `http://localhost:${counter.port}`;
  const localOrigin = `http://localhost:${site.port}`;

  for (const [file, bytes] of Object.entries(files)) {
    const target = path.join(folder, "public", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  await writeFile(path.join(folder, "content", "marketing.yaml"), settings(standIn));
  const env = {
    ...cleanEnvironment(),
    NEXT_PUBLIC_SITE_URL: localOrigin,
    INDEXNOW_ENDPOINT: `${standIn}/indexnow`,
  };
  const run = async (...[program = "", ...args]: string[]) =>
    (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;
  await run("npm", "run", "build");

  return {
    localOrigin,
    origin: `http://site.localhost:${site.port}`,
    out,
    standIn,
    received,
    run,
    async stop() {
      for (const { server } of [counter, site]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await rm(folder, { recursive: true });
    },
  };
}
