import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createStaticServer } from "@/scripts/serve/static-server";

const ROOT = "out";

export interface SlowLine {
  address: string;
  close(): void;
}

/** Serves the export, each page in equal parts, one after the other, as a line with holes brings it. */
export async function openSlowLine({
  parts,
  pause,
  firstByte = 0,
}: {
  parts: number;
  /** Between two parts, in ms. */
  pause: number;
  /** Before the first part of a page, in ms. */
  firstByte?: number;
}): Promise<SlowLine> {
  const serveRest = createStaticServer({ root: ROOT });
  const drip = async (path: string, response: NodeJS.WritableStream) => {
    const page = await readFile(`${ROOT}${path === "/" ? "/index" : path}.html`);
    await wait(firstByte);
    const size = Math.ceil(page.length / parts);
    for (let start = 0; start < page.length; start += size) {
      response.write(page.subarray(start, start + size));
      await wait(pause);
    }
    response.end();
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.includes(".")) return serveRest(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    drip(pathname, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
