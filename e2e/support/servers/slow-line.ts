import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileOf } from "@/lib/site/site-url";
import { listen } from "@/scripts/serve/listen";
import { createSiteServer } from "@/scripts/serve/static-server";

interface SlowLineOptions {
  /** In how many parts a page comes. */
  parts: number;
  /** After each part, in ms. */
  pause: number;
}

/** Serves out/, each page in equal parts, one after the other, as a slow line brings it. */
export function openSlowLine({ parts, pause }: SlowLineOptions) {
  const serveFile = createSiteServer("out");
  const drip = async (route: string, response: NodeJS.WritableStream) => {
    const page = await readFile(`out/${fileOf(route)}`);
    const size = Math.ceil(page.length / parts);
    for (let start = 0; start < page.length; start += size) {
      response.write(page.subarray(start, start + size));
      await wait(pause);
    }
    response.end();
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.includes(".")) return serveFile(request, response);
    response.setHeader("content-type", "text/html; charset=utf-8");
    drip(pathname, response).catch((error: Error) => response.destroy(error));
  }, 0);
}
