import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { newFolder } from "@/__tests__/new-folder";
import { askServer } from "@/e2e/support/servers/ask-server";
import { Access } from "../../src/edit/server/access";
import type { Handlers } from "../../src/edit/server/calls";
import { createEditServer } from "../../src/edit/server/edit-server";
import { Events } from "../../src/edit/server/events";

const handlers = { state: () => ({ firm: "The firm" }) } as unknown as Handlers;
const folder = newFolder();

let site: Server;
let server: Server;
let port = 0;
let access: Access;
let cookie = "";

const portOf = (one: Server) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  site = createServer((req, res) => {
    res.writeHead(200, {
      "x-frame-options": "DENY",
      "content-security-policy": "img-src 'self'; frame-ancestors 'none'",
    });
    res.end(`site ${req.url} cookie=${req.headers.cookie ?? ""} host=${req.headers.host}`);
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const holder = createServer();
  await once(holder.listen(0, "127.0.0.1"), "listening");
  port = portOf(holder);
  holder.close();
  access = new Access(folder, port, {});
  server = createEditServer({
    root: process.cwd(),
    firm: () => "The firm",
    access,
    events: new Events(),
    site: { port: portOf(site) },
    handlers,
    takePicture: async () => ({}),
    fileAt: () => undefined,
    onShown: () => {},
    areMistakesShown: () => false,
    onAdmitted: () => {},
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const answer = await ask("GET", new URL(access.entrance).search.replace("?", "/__edit/?"));
  cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.closeAllConnections();
  site.close();
});

function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return askServer({ port, method, path, headers: { host: `localhost:${port}`, ...headers } });
}

const call = (headers: Record<string, string>) => ask("POST", "/__edit/api/state", headers);

/** What the page itself sends. */
const own = () => ({
  cookie,
  origin: `http://localhost:${port}`,
  "x-edit-token": access.token,
});

test("the page itself may call", async () => {
  expect(await call(own())).toMatchObject({
    status: 200,
    text: '{"ok":true,"result":{"firm":"The firm"}}',
  });
});

test.each<[string, Record<string, string>]>([
  ["a page of another site", { origin: "https://elsewhere.example" }],
  ["a page of another port of this machine", { origin: "http://localhost:9999" }],
  ["a page without an origin", { origin: "null" }],
  ["who has not the token", { "x-edit-token": "0".repeat(64) }],
  ["who has not the cookie", { cookie: "" }],
  ["a name that was made to lead here", { host: "elsewhere.example" }],
])("%s may not", async (_, headers) => {
  expect((await call({ ...own(), ...headers })).status).toBe(403);
});

test("a call without any origin may not, nor one that a link makes", async () => {
  const { origin: _, ...without } = own();
  expect((await call(without)).status).toBe(403);
  expect((await ask("GET", "/__edit/api/state", own())).status).toBe(403);
});

test("the ticket of the terminal counts once", async () => {
  const entrance = new URL(access.entrance);
  const first = await ask("GET", `/__edit/${entrance.search}`);
  expect(first.headers["set-cookie"]?.toString()).toMatch(
    /; Path=\/__edit\/; HttpOnly; SameSite=Strict$/,
  );
  expect((await ask("GET", `/__edit/${entrance.search}`)).status).toBe(403);
  expect((await ask("GET", "/__edit/")).text).not.toContain(access.token);
  expect((await ask("GET", "/__edit/", { cookie })).text).toContain(access.token);
});

test("a tab goes on after the server has started anew", () => {
  const again = new Access(folder, port, {});
  expect(again.token).toBe(access.token);
});

test("the site is passed on under its own name, may stand in the frame, and never sees our cookie", async () => {
  const { text, headers } = await ask("GET", "/about", { cookie: `a=1; ${cookie}` });
  expect(text).toBe(`site /about cookie=a=1 host=localhost:${portOf(site)}`);
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["content-security-policy"]).toBe("img-src 'self'");
});

test("a page that is opened by itself leads to the page to edit in", async () => {
  const { status, headers } = await ask("GET", "/about", { "sec-fetch-dest": "document" });
  expect([status, headers.location]).toEqual([302, "/__edit/#/about"]);
});

const CODESPACE = {
  CODESPACE_NAME: "space",
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev",
};

describe("in a codespace", () => {
  const forwarded = new Access(newFolder(), 3000, CODESPACE);
  const own = "space-3000.app.github.dev";
  const entrance = new URL(forwarded.entrance);
  const [pair = ""] = forwarded.admit(entrance.searchParams.get("ticket"))?.split(";") ?? [];

  /** Whether a call may be made, as a browser makes it and GitHub passes it on. */
  function mayCall(host: string, origin: string): boolean {
    const headers = { host, origin, cookie: pair, "x-edit-token": forwarded.token };
    return forwarded.mayCall({ headers } as unknown as Parameters<Access["mayCall"]>[0]);
  }

  test("the address that is printed is the forwarded one", () => {
    expect([entrance.protocol, entrance.host]).toEqual(["https:", own]);
  });

  test.each([
    [own, `https://${own}`],
    ["localhost:3000", `https://${own}`],
    [own, "http://localhost:3000"],
  ])("the page may call, by host %s from %s", (host, origin) => {
    expect(mayCall(host, origin)).toBe(true);
  });

  test.each([
    ["another codespace", own, "https://other-3000.app.github.dev"],
    ["another port of this one", own, "https://space-3001.app.github.dev"],
    ["a name that begins alike", own, `https://${own}.elsewhere.example`],
    ["another codespace's name", "other-3000.app.github.dev", `https://${own}`],
  ])("%s may not", (_, host, origin) => {
    expect(mayCall(host, origin)).toBe(false);
  });
});
