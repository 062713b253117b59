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
  ])("%s is not, and the path is a page like any other that is not there", async (host) => {
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

describe("the page that asks", () => {
  const own = () => ({ origin: site.origin });

  test.each<[string, () => Record<string, string>]>([
    ["no browser", () => ({})],
    ["the site", own],
  ])("%s may send", async (_, headers) => {
    expect((await post(headers())).status).toBe(200);
  });

  test.each<[string, () => Record<string, string>]>([
    ["another site", () => ({ origin: "https://evil.example" })],
    ["another port of this machine", () => ({ origin: "http://127.0.0.1:1" })],
    ["another scheme", () => ({ origin: site.origin.replace("http:", "https:") })],
    ["a sandboxed frame, or one that names nothing", () => ({ origin: "null" })],
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
    const headers = { origin: "https://evil.example" };
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
