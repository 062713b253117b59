import type { RequestListener } from "node:http";
import { FOREIGN_HOST, isOwnHost } from "@/scripts/own-host";

/** Refuses requests under a name that is not this machine's. */
export function ownHostsOnly(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (isOwnHost(req.headers.host)) {
      listener(req, res);
      return;
    }
    res.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
    res.end(FOREIGN_HOST);
  };
}
