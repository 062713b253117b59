import { connect } from "node:net";
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { addressesFor, listen, listenAdvice } from "@/scripts/serve/listen";

const entry = (address: string, family: "IPv4" | "IPv6", internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [entry("127.0.0.1", "IPv4", true), entry("::1", "IPv6", true)],
  wlan0: [entry("192.168.1.5", "IPv4", false), entry("fe80::1", "IPv6", false)],
};

test.each([undefined, "", " ", "localhost", "127.0.0.1", "::1", hostname()])(
  "HOST=%p opens the server to nobody else",
  (host) => {
    const expected = { listening: "127.0.0.1", here: "localhost", elsewhere: [] };
    expect(addressesFor(host, INTERFACES)).toEqual(expected);
  },
);

test.each([
  ["0.0.0.0", "localhost", ["192.168.1.5"]],
  ["::", "localhost", ["192.168.1.5"]],
  ["192.168.1.5", "192.168.1.5", ["192.168.1.5"]],
  ["fd00::5", "[fd00::5]", ["[fd00::5]"]],
])("HOST=%s is opened at %s, elsewhere at %j", (host, here, elsewhere) => {
  expect(addressesFor(host, INTERFACES)).toEqual({ listening: host, here, elsewhere });
});

/** Whether anything answers there. */
function opens(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

test("unasked it is reached from this machine, and not from the network", async () => {
  const { port, close } = await listen((_, res) => res.end(), 0);
  const external = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  expect(await opens(port, "localhost")).toBe(true);
  if (external) expect(await opens(port, external)).toBe(false);
  close();
});

test("the advice for a taken port is the command that was typed, with another port", () => {
  const error = Object.assign(new Error("as the system says"), { code: "EADDRINUSE" });
  expect(listenAdvice(error, 3001, "npm start")).toMatch(/^Port 3001 .*PORT=3002 npm start$/);
  expect(listenAdvice(new Error("other"), 3001, "npm start")).toBe("other");
});
