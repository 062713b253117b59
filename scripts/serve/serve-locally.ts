import type { RequestListener } from "node:http";
import { LOOPBACK, listen } from "./listen";
import { createStaticServer } from "./static-server";

interface LocalServer {
  port: number;
  origin: string;
  close(): void;
}

/** Serves to this machine alone, on any port that is free. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const { port, servers } = await listen(listener, 0, LOOPBACK);
  return {
    port,
    origin: `http://localhost:${port}`,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** Serves an exported site so. */
export const serveFolder = (root: string) => serveLocally(createStaticServer({ root }));
