import type { RequestListener } from "node:http";
import type { Intake } from "./mock-services/intake";
import { createStaticServer, type StaticServerOptions } from "./static-server";

export interface SiteServerOptions extends StaticServerOptions {
  /** Takes in consent forms under `/__intake`; without it that is a path like any other. */
  intake?: Intake | undefined;
}

/** Clean addresses of pages have no extension; everything else has one. */
const PAGE = /^[^?#]*\/[^/.?#]*(?:[?#]|$)/;

/**
 * Serves the exported site, and the intake beside it for whom it reaches.
 *
 * Pages served that way carry `Server-Timing: intake`, which a script reads from the navigation's
 * timing: asking by a request would log an error on every host without an intake. 304 answers carry
 * it too; sirv gives them no media type, so the address decides.
 */
export function createSiteServer({ intake, ...site }: SiteServerOptions): RequestListener {
  const serveStatic = createStaticServer(site);
  return (req, res) => {
    if (intake?.reaches(req)) {
      if (intake.handle(req, res)) return;
      if (PAGE.test(req.url ?? "")) res.setHeader("Server-Timing", "intake");
    }
    serveStatic(req, res);
  };
}
