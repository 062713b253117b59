import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";

/** Not reachable from other machines; browsers also resolve "localhost" to it. */
export const LOOPBACK = "127.0.0.1";

/** Addresses at which a phone in the same network reaches this machine. */
export function networkAddresses(interfaces = networkInterfaces()): string[] {
  const addresses = Object.values(interfaces).flatMap((found) => found ?? []);
  // IPv6 addresses change and are too long to type.
  const external = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  return external.map(({ address }) => address);
}

export interface Listening {
  port: number;
  origin: string;
  close(): void;
}

/** @param port 0 for any free port @throws the system's error, such as EADDRINUSE */
export async function listen(
  listener: RequestListener,
  port: number,
  address = LOOPBACK,
): Promise<Listening> {
  const server = createServer(listener);
  await once(server.listen(port, address), "listening");
  const bound = server.address() as AddressInfo;
  return {
    port: bound.port,
    origin: `http://localhost:${bound.port}`,
    close() {
      server.close();
      // Otherwise the process waits for idle connections of browsers.
      server.closeAllConnections();
    },
  };
}
