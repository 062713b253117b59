import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";

/** Not reachable from other machines; browsers also resolve "localhost" to it. */
export const LOOPBACK = "127.0.0.1";

export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    // IPv6 addresses change and are too long to type.
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** @param port 0 for any free port @throws the system's error, such as EADDRINUSE */
export async function listen(
  listener: RequestListener,
  port: number,
  address = LOOPBACK,
): Promise<{ port: number; origin: string; close(): void }> {
  const server = createServer(listener);
  await once(server.listen(port, address), "listening");
  const open = (server.address() as AddressInfo).port;
  return {
    port: open,
    origin: `http://localhost:${open}`,
    close() {
      server.close();
      // Otherwise the process waits for idle connections of browsers.
      server.closeAllConnections();
    },
  };
}
