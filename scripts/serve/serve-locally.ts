import { LOOPBACK, listen } from "./listen";
import { createStaticServer } from "./static-server";

/** Serves an exported site, to this machine alone, on any port that is free. */
export async function serveFolder(root: string): Promise<{ origin: string; close(): void }> {
  const { port, servers } = await listen(createStaticServer({ root }), 0, LOOPBACK);
  return {
    origin: `http://localhost:${port}`,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
