import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { addressesFor, askedHost, LOOPBACK, listen, listenAdvice } from "@/scripts/serve/listen";

const entry = (address: string, family: "IPv4" | "IPv6", internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [entry("127.0.0.1", "IPv4", true), entry("::1", "IPv6", true)],
  wlan0: [entry("192.168.1.5", "IPv4", false), entry("fe80::1", "IPv6", false)],
};

test.each([undefined, "", " ", "localhost", "127.0.0.1", "::1", hostname()])(
  "HOST=%p opens the server to nobody else",
  (variable) => {
    const host = askedHost(variable);
    expect(addressesFor(host, INTERFACES)).toEqual({
      listening: ["127.0.0.1", "::1"],
      here: "localhost",
      elsewhere: [],
    });
  },
);

test.each(["0.0.0.0", "::"])("HOST=%s names the address to open on a phone", (variable) => {
  expect(addressesFor(askedHost(variable), INTERFACES)).toMatchObject({
    here: "localhost",
    elsewhere: ["192.168.1.5"],
  });
});

test("both of localhost's addresses are open where all of IPv4 is", () => {
  expect(addressesFor("0.0.0.0").listening).toEqual(["0.0.0.0", "::1"]);
});

test.each([
  ["192.168.1.5", "192.168.1.5"],
  ["fd00::5", "[fd00::5]"],
])("HOST=%s is that address alone", (variable, address) => {
  const host = askedHost(variable);
  expect(addressesFor(host, INTERFACES)).toEqual({
    listening: [variable],
    here: address,
    elsewhere: [address],
  });
});

/** Whether anything answers there. */
function opens(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

const external = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const hasIpv6 = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ address }) => address === "::1");

test("unasked it is reached under every name of this machine's own, and not from the network", async () => {
  const { port, servers } = await listen((_, res) => res.end(), 0, LOOPBACK);
  expect(await opens(port, "127.0.0.1")).toBe(true);
  expect(await opens(port, "localhost")).toBe(true);
  expect(await opens(port, "::1")).toBe(hasIpv6);
  if (external) expect(await opens(port, external)).toBe(false);
  for (const server of servers) server.close();
});

test("a port that is taken on one of them is taken", async () => {
  const other = createServer();
  const taken = hasIpv6 ? "::1" : "127.0.0.1";
  await new Promise<void>((resolve) => other.listen(0, taken, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(() => {}, port, LOOPBACK)).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  expect(await opens(port, "127.0.0.1")).toBe(!hasIpv6);
  other.close();
});

test("the advice for a taken port is the command that was typed, with another port", () => {
  expect(listenAdvice("EADDRINUSE", 3001, "npm start")).toMatch(
    /^Port 3001 .*PORT=3002 npm start$/,
  );
});
