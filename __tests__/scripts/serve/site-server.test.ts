import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "@/scripts/serve/site-server";
import { type Site, startSite } from "./mock-services/support";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const timing = async (path: string, headers = {}) =>
  (await site.ask(path, { headers })).headers["server-timing"];

describe("pages tell that the mock providers are there", () => {
  test.each(["/", "/?plan=a.b", "/nowhere"])("%s", async (path) => {
    expect(await timing(path)).toBe("intake");
  });

  test("also when the browser has the page already", async () => {
    const { etag = "" } = (await site.ask("/")).headers;
    const again = await site.ask("/", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers["server-timing"]).toBe("intake");
  });

  test("other files do not", async () => {
    expect(await timing("/robots.txt")).toBeUndefined();
  });

  test("visitors of another name are not told", async () => {
    expect(await timing("/", { host: "site.example" })).toBeUndefined();
  });
});

test("without mock providers the server is an ordinary one", async () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
  const server = createServer(createSiteServer({ root, redirects: { "/old": "/" } }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const home = await fetch(origin);
  expect(await home.text()).toBe("<h1>Home</h1>");
  expect(home.headers.has("server-timing")).toBe(false);
  expect((await fetch(`${origin}/__intake`)).status).toBe(404);
  expect((await fetch(`${origin}/old`, { redirect: "manual" })).status).toBe(308);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});
