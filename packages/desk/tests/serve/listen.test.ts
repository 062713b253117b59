import { connect } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { send } from "@/e2e/support/servers/test-site";
import { networkAddresses } from "@/scripts/own-host";
import { listen } from "../../src/serve/listen";
import { ownHostsOnly } from "../../src/serve/own-hosts";

const entry = (address: string, family: "IPv4" | "IPv6", internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [entry("127.0.0.1", "IPv4", true), entry("::1", "IPv6", true)],
  wlan0: [entry("192.168.1.5", "IPv4", false), entry("fe80::1", "IPv6", false)],
};

test("the addresses for phones can be reached from them and typed", () => {
  expect(networkAddresses(INTERFACES)).toEqual(["192.168.1.5"]);
});

/** Whether anything answers there. */
function opens(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

test("by default it is reached from this machine, and not from the network", async () => {
  const { port, close } = await listen((_, res) => res.end(), 0);
  const external = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  expect(await opens(port, "localhost")).toBe(true);
  if (external) expect(await opens(port, external)).toBe(false);
  close();
});

test("a server of one address is opened by that address, any other by localhost", async () => {
  const [external = "127.0.0.1"] = networkAddresses();
  for (const [address, name] of [
    [external, external === "127.0.0.1" ? "localhost" : external],
    ["0.0.0.0", "localhost"],
    ["127.0.0.1", "localhost"],
  ]) {
    const { origin, port, close } = await listen((_, res) => res.end(), 0, address);
    expect(origin).toBe(`http://${name}:${port}`);
    close();
  }
});

test("a page of another site that leads here by its own name gets nothing", async () => {
  const { port, close } = await listen(
    ownHostsOnly((_, res) => res.end("ours")),
    0,
  );
  const bodyFor = async (host: string) => {
    const { status, body } = await send(port, "/", { headers: { host } });
    return [status, body.toString()];
  };
  expect(await bodyFor(`localhost:${port}`)).toEqual([200, "ours"]);
  expect(await bodyFor("evil.example")).toEqual([403, expect.stringContaining("localhost")]);
  close();
});
