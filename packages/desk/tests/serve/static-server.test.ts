import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { newFolder } from "@/__tests__/new-folder";
import { send } from "@/e2e/support/servers/test-site";
import { listen } from "../../src/serve/listen";
import { createSiteServer } from "../../src/serve/static-server";

const FILES: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "about.html": "<h1>About ₹</h1>",
  "about/nested.html": "<h1>Nested</h1>",
  "404.html": "<h1>No such page</h1>",
  "robots.txt": "# ₹",
  "_next/static/app.js": "export {}",
  "plain.svg": "<svg/>",
  ".env": "SECRET=1",
};

const folder = newFolder();
let port: number;
let close: () => void;

function write(file: string, bytes: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) write(`out/${file}`, text);
  write("out/about.html.br", brotliCompressSync(FILES["about.html"] ?? ""));
  write("secret.txt", "outside the root");
  const redirects = { "/about-us": "/about", "/investor-charter": "/about#charter" };
  ({ port, close } = await listen(createSiteServer(join(folder, "out"), redirects), 0));
});

afterAll(() => close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(port, path, { headers, method });

test.each([
  ["/", "index.html"],
  ["/about?utm=x", "about.html"],
  ["/about/nested", "about/nested.html"],
  ["/robots.txt", "robots.txt"],
])("%s is %s", async (path, file) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body.toString()).toBe(FILES[file]);
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html?x=1", "/?x=1"],
  ["/index", "/"],
  ["/about/?plan=a%20b&x=1", "/about?plan=a%20b&x=1"],
  ["/about-us", "/about"],
  ["/about-us.html/?x=1", "/about?x=1"],
  ["/investor-charter?x=1", "/about?x=1#charter"],
])("%s moves to %s", async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each(
  `//evil.example/ /\\evil.example/ /%5Cevil.example/ /.//evil.example/
  http://evil.example//evil.example/`.split(/\s+/),
)("%s leads to no other host", async (path) => {
  const { headers } = await get(path);
  expect(new URL(headers.location ?? "/", "http://site.example/").host).toBe("site.example");
});

test.each(
  `/../secret.txt /%2e%2e/secret.txt /..%5csecret.txt /.env /%2Eenv /about.html.br /404
  /nowhere`.split(/\s+/),
)("%s answers with the 404 page", async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe(FILES["404.html"]);
  expect(headers["cache-control"]).toBe("no-cache, no-transform");
  expect(headers["content-type"]).toMatch(/^text\/html/);
});

test("broken encodings and raw bytes do not bring the server down", async () => {
  for (const path of ["/%", "/%zz", "/about%ff"]) expect((await get(path)).status).toBe(400);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").once("error", reject);
    socket.once("data", (chunk) => resolve(chunk.toString("latin1")));
    socket.end(Buffer.from("GET /caf\xe9/ HTTP/1.1\r\nHost: x\r\n\r\n", "latin1"));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 (308|400|404)/);
  expect((await get("/")).status).toBe(200);
});

test.each([
  ["/about", "text/html;charset=utf-8", "no-cache, no-transform"],
  ["/_next/static/app.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/robots.txt", "text/plain; charset=utf-8", "no-cache, no-transform"],
  ["/plain.svg", "image/svg+xml", "no-cache, no-transform"],
])("%s has the type %s and is cached as %s", async (path, type, caching) => {
  const { headers } = await get(path, { "accept-encoding": "gzip, br" });
  expect([headers["content-type"], headers["cache-control"]]).toEqual([type, caching]);
});

test.each([
  ["/about", 200],
  ["/nowhere", 404],
  ["/about/", 308],
  ["/%", 400],
])("%s (%d) has the site's headers, and HEAD the same without a body", async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.headers["x-content-type-options"]]).toEqual([status, "nosniff"]);
  const head = await get(path, {}, "HEAD");
  expect([head.status, head.headers["content-type"], head.body.length]).toEqual([
    status,
    answer.headers["content-type"],
    0,
  ]);
});

test("a range gets the whole file, and nothing can be sent", async () => {
  const { status, body } = await get("/about", { range: "bytes=5-2" });
  expect([status, body.toString()]).toEqual([200, FILES["about.html"]]);
  const refused = await get("/about", {}, "POST");
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("a page written after the start is served, and a missing 404 page is not an error", async () => {
  write("out/later.html", "later");
  expect((await get("/later")).status).toBe(200);
  rmSync(join(folder, "out/404.html"));
  expect((await get("/nowhere")).status).toBe(404);
});
