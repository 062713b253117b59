import { type IncomingMessage, request } from "node:http";
import { IDS, type Site, startSite } from "@/e2e/support/servers/test-site";
import { networkAddresses } from "@/scripts/own-host";
import { listen } from "../../../src/serve/listen";
import { createSiteServer } from "../../../src/serve/static-server";

let site: Site;
let picture: string;
beforeAll(async () => {
  site = await startSite();
  picture = new URL((await (await site.upload("auto")).json()).secure_url).pathname;
});
afterAll(() => site.stop());

const MAIL = "/__intake/api/v1.0/email/send";
const body = JSON.stringify({ ...IDS, template_params: {} });
const post = (path: string, headers: Record<string, string>) =>
  site.ask(path, { method: "POST", headers, body });

describe("reading", () => {
  test.each([
    ["nothing", "/__intake"],
    ["a token that is too short", "/__intake/a"],
    ["another server's token", `/__intake/${"A".repeat(43)}`],
  ])("with %s is refused, whether or not the file is there", async (_, link) => {
    for (const path of [link, picture.replace("/__intake", link), `${link}/files/none.png`]) {
      const answer = await site.ask(path);
      expect(answer.status).toBe(401);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("the printed link opens the page and its files, and no other site learns of it", async () => {
    const { status, headers } = await site.ask(site.providers.link);
    expect([status, headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect((await site.ask(site.ownAddress(picture))).status).toBe(200);
    expect((await site.ask(`${site.providers.link}/files/none.png`)).status).toBe(404);
    expect((await site.ask(`${site.providers.link}/files/../e-mails`)).status).toBe(404);
  });
});

describe("the host of the request", () => {
  test.each(["localhost:3000", "LOCALHOST:1", "127.0.0.1:3000", "[::1]:3000"])(
    "%s is this machine",
    async (host) => {
      expect((await post(MAIL, { host })).status).toBe(200);
      expect((await site.ask("/", { headers: { host } })).headers["server-timing"]).toBe("intake");
    },
  );

  test.each(["evil.example", "localhost.evil.example", "192.168.1.5:3000", "127.0.0.1.nip.io"])(
    "%s is not: no page names the mock providers, and they have no address",
    async (host) => {
      const headers = { host };
      expect((await site.ask("/", { headers })).headers["server-timing"]).toBeUndefined();
      expect((await site.ask(site.providers.link, { headers })).status).toBe(404);
      expect((await post(MAIL, { host })).status).toBe(405);
    },
  );
});

describe("the machine that asks", () => {
  /** Whether a request of that address, which names this machine, reaches the mock providers. */
  const reaches = (remoteAddress: string | undefined) =>
    site.providers.reaches({
      headers: { host: "localhost:3000" },
      socket: { remoteAddress },
    } as unknown as IncomingMessage);

  test.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("%s is this one", (address) => {
    expect(reaches(address)).toBe(true);
  });

  test.each([
    "192.168.1.5",
    "10.0.0.7",
    "::ffff:192.168.1.5",
    "fe80::1",
    "128.0.0.1",
    "1270.0.0.1",
    "2001:db8::127.0.0.1",
    undefined,
  ])("%s is another one, whatever host it names", (address) => {
    expect(reaches(address)).toBe(false);
  });

  const [network] = networkAddresses();
  (network ? test : test.skip)("from the network a server opened to it has no mocks", async () => {
    const open = await listen(createSiteServer("/", {}, site.providers), 0, "0.0.0.0");
    const asked = { host: "localhost", "content-type": "application/json" };
    const options = { host: network, port: open.port, agent: false, headers: asked };
    const status = (path: string, method: string) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ ...options, path, method }, (res) => {
          res.resume();
          resolve(res.statusCode);
        });
        outgoing.once("error", reject).end(method === "POST" ? body : undefined);
      });
    const answers = [await status(MAIL, "POST"), await status(site.providers.link, "GET")];
    open.close();
    expect(answers).toEqual([405, 404]);
  });
});

test.each([
  ["no browser", {}, 200],
  ["the site", () => ({ origin: site.origin }), 200],
  ["another site", { origin: "https://evil.example" }, 403],
  ["another port of this machine", { origin: "http://127.0.0.1:1" }, 403],
  ["a sandboxed frame", { origin: "null" }, 403],
])("a page of %s that sends without the token", async (_, origin, status) => {
  const headers: Record<string, string> = typeof origin === "function" ? origin() : { ...origin };
  expect((await post(MAIL, headers)).status).toBe(status);
});

test("pages name the mock providers, also those that the browser has already", async () => {
  const timing = async (path: string, headers = {}) =>
    (await site.ask(path, { headers })).headers["server-timing"];
  expect(await timing("/?plan=a.b")).toBe("intake");
  expect(await timing("/nowhere")).toBe("intake");
  const { etag = "" } = (await site.ask("/")).headers;
  expect(await timing("/", { "if-none-match": etag })).toBe("intake");
});
