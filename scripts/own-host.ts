import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";

/** Not reachable from other machines; browsers also resolve "localhost" to it. */
export const LOOPBACK = "127.0.0.1";

/** The name in a `Host` header or a URL, without brackets and port. */
function nameIn(host: string): string | undefined {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/**
 * Whether a request was made to this machine by a name of its own. A page of another site can have
 * its name lead here and then read the answers, but not under an address or these names.
 * @param host the header `Host`
 */
export function isOwnHost(host: string | undefined, machine = hostname()): boolean {
  const name = host === undefined ? undefined : nameIn(host);
  if (name === undefined) return false;
  const own = machine.toLowerCase();
  const isOwnName = name === own || name === `${own}.local`;
  return isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost") || isOwnName;
}

/** What a server says to those who ask for another name. */
export const FOREIGN_HOST =
  "This server answers to localhost, to this machine's name and to its addresses only.";

/** Addresses at which a phone in the same network reaches this machine. */
export function networkAddresses(interfaces = networkInterfaces()): string[] {
  const addresses = Object.values(interfaces).flatMap((found) => found ?? []);
  // IPv6 addresses change and are too long to type.
  const external = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  return external.map(({ address }) => address);
}

/** Where a local server listens. */
export interface ListenAddress {
  address: string;
  /** That HOST was set and is not followed. */
  note?: string;
}

/** @param host the variable HOST: an address of this machine, or 0.0.0.0 for all of them */
export function listenAddress(host = process.env.HOST, machine = hostname()): ListenAddress {
  const wanted = host?.trim() ?? "";
  if (isIP(wanted) !== 0) return { address: wanted };
  // Some shells set HOST to the machine's name, which must not open the server to the network.
  const isMeant = wanted === "" || wanted === "localhost" || wanted === machine;
  if (isMeant) return { address: LOOPBACK };
  return {
    address: LOOPBACK,
    note: `HOST=${wanted} is not an address; 0.0.0.0 opens the server to the network.`,
  };
}
