import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";

/** Reached by no other machine. Browsers find it under "localhost" too. */
const LOOPBACK = "127.0.0.1";

/** @param command what was typed, to be typed again with another port */
export function listenAdvice(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  command: string,
): string {
  if (code !== "EADDRINUSE") return message;
  return `Port ${port} is taken. Stop the other program or choose another: PORT=${port + 1} ${command}`;
}

/** @param variable HOST: some shells export the machine's own name, which must open nothing */
export function addressesFor(
  variable = "",
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
) {
  const host = variable.trim().toLowerCase();
  if (["", LOOPBACK, "::1", "localhost", hostname().toLowerCase()].includes(host)) {
    return { listening: LOOPBACK, here: "localhost", elsewhere: [] as string[] };
  }
  if (host !== "0.0.0.0" && host !== "::") {
    const name = host.includes(":") ? `[${host}]` : host;
    return { listening: host, here: name, elsewhere: [name] };
  }
  const elsewhere = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    // A phone finds IPv6 by a name only: such addresses change, and nobody types them.
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  return { listening: host, here: "localhost", elsewhere };
}

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
