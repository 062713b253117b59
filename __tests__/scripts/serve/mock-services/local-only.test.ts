import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { Intake } from "@/scripts/serve/mock-services/intake";
import { createSiteServer } from "@/scripts/serve/site-server";
import { IDS, type Site, startSite } from "./support";

let site: Site;
beforeAll(async () => {
  site = await startSite({ hosts: ["media.example"] });
});
afterAll(() => site.stop());

const MAIL = "/__intake/api/v1.0/email/send";
const body = JSON.stringify({ ...IDS, template_params: {} });
const post = (headers: Record<string, string>, path = MAIL) =>
  site.ask(path, { method: "POST", headers, body: path === MAIL ? body : "[]" });

describe("the host that is asked for", () => {
  test.each([
    "localhost",
    "localhost:3000",
    "LOCALHOST:1",
    "127.0.0.1:3000",
    "[::1]:3000",
    "media.example",
  ])("%s is this machine", async (host) => {
    expect((await site.ask("/__intake", { headers: { host } })).status).toBe(200);
    expect((await post({ host })).status).toBe(200);
  });

  test.each([
    "evil.example",
    "localhost.evil.example",
    "evil.example:127",
    "192.168.1.5:3000",
    "127.0.0.1.nip.io",
  ])("%s is not, and the intake is a page like any other that is not there", async (host) => {
    for (const path of ["/__intake", "/__intake/files/a.png"]) {
      const { status, body: page, headers } = await site.ask(path, { headers: { host } });
      expect(status).toBe(404);
      expect(page.toString()).toBe("<h1>No such page</h1>");
      expect(headers["server-timing"]).toBeUndefined();
    }
    expect((await post({ host })).status).toBe(405);
  });

  test.each(["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"])(
    "a proxy that sends %s is not this machine",
    async (name) => {
      expect((await site.ask("/__intake", { headers: { [name]: "1.2.3.4" } })).status).toBe(404);
    },
  );
});

const lan = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal)?.address;

/** First line of the answer to a request that reached this machine under `address`. */
async function firstLine(
  options: { isOpenToNetwork: boolean },
  address: string,
  host: string,
  method = "GET /__intake",
): Promise<string> {
  const intake = new Intake({ folder: site.folder, ...options });
  const server = createServer(createSiteServer({ root: "public", intake }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const line = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, address, () =>
      socket.write(`${method} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`),
    );
    socket.once("error", reject);
    socket.once("data", (chunk) => {
      resolve(chunk.toString("latin1").split("\r\n")[0] ?? "");
      socket.destroy();
    });
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return line;
}

const UPLOAD = "POST /__intake/v1_1/local/auto/upload";

// A machine without a network has no other address to come from.
describe(lan ? "devices of the network" : "devices of the network: there is none", () => {
  const fromNetwork = lan ? test : test.skip;

  fromNetwork("are refused, whatever they ask for", async () => {
    for (const host of ["localhost", lan ?? ""]) {
      const closed = await firstLine({ isOpenToNetwork: false }, lan ?? "", host);
      expect(closed).toBe("HTTP/1.1 404 Not Found");
    }
  });

  fromNetwork("are served where the server was opened to them, and read nothing", async () => {
    const open = { isOpenToNetwork: true };
    expect(await firstLine(open, lan ?? "", `${lan}:3000`)).toBe("HTTP/1.1 401 Unauthorized");
    // An upload without anything in it: it was looked at.
    expect(await firstLine(open, lan ?? "", `${lan}:3000`, UPLOAD)).toBe(
      "HTTP/1.1 400 Bad Request",
    );
  });

  fromNetwork("but not under a name that somebody else lets lead here", async () => {
    for (const host of ["localhost", "evil.example", "192.0.2.1"]) {
      const open = await firstLine({ isOpenToNetwork: true }, lan ?? "", host);
      expect(open).toBe("HTTP/1.1 404 Not Found");
    }
  });
});

describe("the page that asks", () => {
  const own = () => ({ origin: site.origin });

  test.each<[string, () => Record<string, string>]>([
    ["no browser", () => ({})],
    ["the site", own],
    ["the site, by its fetch metadata", () => ({ ...own(), "sec-fetch-site": "same-origin" })],
    ["a form under no-referrer", () => ({ origin: "null", "sec-fetch-site": "same-origin" })],
  ])("%s may send", async (_, headers) => {
    expect((await post(headers())).status).toBe(200);
  });

  test.each<[string, () => Record<string, string>]>([
    ["another site", () => ({ origin: "https://evil.example" })],
    ["another port of this machine", () => ({ origin: "http://127.0.0.1:1" })],
    ["another scheme", () => ({ origin: site.origin.replace("http:", "https:") })],
    ["a sandboxed frame", () => ({ origin: "null" })],
    ["a cross-site form", () => ({ "sec-fetch-site": "cross-site" })],
    ["a same-site page of another port", () => ({ "sec-fetch-site": "same-site" })],
    [
      "a cross-site form under no-referrer",
      () => ({ origin: "null", "sec-fetch-site": "cross-site" }),
    ],
  ])("%s may not", async (_, headers) => {
    const paths = [MAIL, "/__intake/clear", "/__intake/v1_1/c/raw/upload"];
    for (const path of paths) {
      const answer = await post(headers(), path);
      expect(answer.status).toBe(403);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("tests can allow it", async () => {
    const open = await startSite({ allowOtherOrigins: true });
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await open.ask(MAIL, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    await open.stop();
  });
});

test.each([
  ["GET", "/__intake/clear"],
  ["GET", MAIL],
  ["POST", "/__intake"],
  ["GET", "/__intake/nowhere"],
  ["POST", "/__intake/v1_1/cloud/video/upload"],
])("%s %s is not there", async (method, path) => {
  expect((await site.ask(path, { method })).status).toBe(404);
});

test.each(["/__intakes", "/a/__intake/files/b.png"])("%s is the site's 404 page", async (path) => {
  const { status, body: page } = await site.ask(path);
  expect(status).toBe(404);
  expect(page.toString()).toBe("<h1>No such page</h1>");
});
