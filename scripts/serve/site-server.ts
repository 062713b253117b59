import type { RequestListener } from "node:http";
import type { MockProviders } from "./mock-services/mock-providers";
import { createStaticServer, type StaticSite } from "./static-server";

/** Clean addresses of pages have no extension; everything else has one. */
const PAGE = /^[^?#]*\/[^/.?#]*(?:[?#]|$)/;

/**
 * Serves the exported site, with mock providers if they are given. Pages then carry `Server-Timing:
 * intake`, which a script reads: asking by a request would log an error on every other host.
 */
export function createSiteServer(site: StaticSite, providers?: MockProviders): RequestListener {
  const serveStatic = createStaticServer(site);
  return (req, res) => {
    if (providers?.handle(req, res)) return;
    if (providers?.reaches(req) && PAGE.test(req.url ?? "")) {
      res.setHeader("Server-Timing", "intake");
    }
    serveStatic(req, res);
  };
}
