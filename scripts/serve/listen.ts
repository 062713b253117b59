import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";

/** Browsers try one or the other for "localhost". */
export const LOOPBACK = ["127.0.0.1", "::1"];
/** A machine without IPv6 has no ::1. */
const NO_SUCH_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * What to do about an error of `listen`; undefined for any other error.
 * @param command what was typed, to be typed again otherwise
 */
export function listenAdvice(code = "", port: number, command: string): string | undefined {
  const noHost = "HOST has to be an address of this machine, or 0.0.0.0 for all.";
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop the other program or choose another: PORT=${port + 1} ${command}`,
    EACCES: `Port ${port} needs more rights than this user has.`,
    ERR_SOCKET_BAD_PORT: "PORT has to be a whole number up to 65535.",
    EADDRNOTAVAIL: noHost,
    ENOTFOUND: noHost,
  };
  return advice[code];
}

/**
 * What HOST asks for; undefined where it asks for nothing. Some shells export the machine's own
 * name under it, which must not open the server to the network.
 */
export function askedHost(variable: string | undefined): string | undefined {
  const host = variable?.trim();
  return !host || [...LOOPBACK, "localhost", hostname()].includes(host) ? undefined : host;
}

export interface Addresses {
  listening: readonly string[];
  /** Host name to open on this machine. */
  here: string;
  /** Host names to open on a phone in its network, as addresses spell them. */
  elsewhere: readonly string[];
}

/** @param host from `askedHost` */
export function addressesFor(
  host: string | undefined,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): Addresses {
  if (host === undefined) return { listening: LOOPBACK, here: "localhost", elsewhere: [] };
  if (host !== "0.0.0.0" && host !== "::") {
    const name = host.includes(":") ? `[${host}]` : host.toLowerCase();
    return { listening: [host], here: name, elsewhere: [name] };
  }
  const elsewhere = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    // A phone finds IPv6 by a name only: such addresses change, and nobody types them.
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  // All of IPv4 leaves the other "localhost" out.
  return { listening: host === "::" ? [host] : [host, "::1"], here: "localhost", elsewhere };
}

/**
 * Serves at each of the addresses, on one port.
 * @param port 0 for any that is free
 * @throws the system's error, such as EADDRINUSE; then nothing is served
 */
export async function listen(
  listener: RequestListener,
  port: number,
  addresses: readonly string[],
): Promise<{ port: number; servers: Server[] }> {
  const servers: Server[] = [];
  let open = port;
  for (const [index, address] of addresses.entries()) {
    const server = createServer(listener);
    try {
      await once(server.listen(open, address), "listening");
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (index > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      for (const one of servers) one.close();
      throw error;
    }
    open = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  return { port: open, servers };
}
