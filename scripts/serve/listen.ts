import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";

/** Reached by no other machine. Browsers find it under "localhost" too. */
export const LOOPBACK = "127.0.0.1";

/** Where phones in the same network reach this machine. */
export const networkAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    // A phone finds IPv6 by a name only: such addresses change, and nobody types them.
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** @param port 0 for any that is free. @throws the system's error, such as EADDRINUSE */
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
      // Browsers hold idle connections open; without this the process waits for them.
      server.closeAllConnections();
    },
  };
}
