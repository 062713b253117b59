import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { LOOPBACK } from "@/scripts/own-host";

/** Every address of the machine. */
export const ALL_ADDRESSES: readonly string[] = ["0.0.0.0", "::"];

/** The name by which a browser on this machine opens what listens on an address. */
function nameOf(address: string): string {
  const isByName = [LOOPBACK, "::1", ...ALL_ADDRESSES].includes(address);
  if (isByName) return "localhost";
  return isIPv6(address) ? `[${address}]` : address;
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
    origin: `http://${nameOf(address)}:${bound.port}`,
    close() {
      server.close();
      // Otherwise the process waits for idle connections of browsers.
      server.closeAllConnections();
    },
  };
}
