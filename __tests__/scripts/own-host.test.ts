import { isOwnHost, listenAddress } from "@/scripts/own-host";

test.each([
  "localhost",
  "localhost:3000",
  "site.localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "192.168.1.5:3000",
  "LAPTOP:3000",
  "laptop.local",
])("%s is this machine", (host) => {
  expect(isOwnHost(host, "Laptop")).toBe(true);
});

test.each([
  undefined,
  "",
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evillocalhost",
  "laptop.evil.example",
  "evil.example#localhost",
  "localhost@evil.example",
])("%s is not", (host) => {
  expect(isOwnHost(host, "Laptop")).toBe(false);
});

test.each([
  [undefined, "127.0.0.1"],
  ["", "127.0.0.1"],
  ["localhost", "127.0.0.1"],
  ["laptop", "127.0.0.1"],
  ["0.0.0.0", "0.0.0.0"],
  ["::", "::"],
  [" 192.168.1.5 ", "192.168.1.5"],
])("HOST=%s listens on %s", (host, address) => {
  expect(listenAddress(host, "laptop")).toEqual({ address });
});

test("a HOST that is not followed is said", () => {
  const { address, note } = listenAddress("true", "laptop");
  expect(address).toBe("127.0.0.1");
  expect(note).toContain("HOST=true");
});
