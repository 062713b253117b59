import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { createStaticServer } from "@/scripts/serve/static-server";

const FILES: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "about.html": "<h1>About ₹</h1>",
  "about/nested.html": "<h1>Nested</h1>",
  "404.html": "<h1>No such page</h1>",
  "robots.txt": "# ₹",
  "manifest.webmanifest": "{}",
  "_next/static/app.js": "export {}",
  "assets/islands.js": "export {}",
  "plain.svg": "<svg/>",
  ".env": "SECRET=1",
};
const COMPRESSED = ["index.html", "about.html", "404.html"];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: string;
let server: Server;
let port: number;

function write(file: string, bytes: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-server-"));
  for (const [file, text] of Object.entries(FILES)) write(`out/${file}`, text);
  for (const file of COMPRESSED) {
    write(`out/${file}.br`, brotliCompressSync(FILES[file] ?? ""));
    write(`out/${file}.gz`, gzipSync(FILES[file] ?? ""));
  }
  write("secret.txt", "outside the root");
  server = createServer(
    createStaticServer({
      root: join(folder, "out"),
      redirects: {
        "/about-us": "/about",
        "/investor-charter": "/about#charter",
        "/about/": "/about",
        "/retired.html": "/about",
        "/caf%C3%A9/": "/about",
        "/हिन्दी": "/about?language=हिन्दी",
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  // A request left without an answer would hold the test run open.
  server.closeAllConnections();
  await closed;
  rmSync(folder, { recursive: true });
});

/** `fetch` normalises paths and decompresses; here the bytes on the wire are the subject. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

function statusLine(rawRequest: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(rawRequest));
    socket.once("data", (chunk) => {
      resolve(chunk.toString("latin1").split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.on("error", reject);
  });
}

describe("clean addresses", () => {
  test.each([
    ["/", "index.html"],
    ["/about", "about.html"],
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
    ["/about.html/", "/about"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/about/?plan=a%20b&x=1", "/about?plan=a%20b&x=1"],
    ["/index.html?x=1", "/?x=1"],
  ])("%s moves to %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });
});

describe("redirects table", () => {
  test.each([
    ["/about-us", "/about"],
    ["/about-us/", "/about"],
    ["/about-us.html", "/about"],
    ["/about-us?x=1", "/about?x=1"],
    ["/retired", "/about"],
    ["/retired.html", "/about"],
    ["/caf%c3%a9", "/about"],
    ["/investor-charter?x=1", "/about?x=1#charter"],
    [`/${encodeURIComponent("हिन्दी")}?x=1`, `/about?language=${encodeURIComponent("हिन्दी")}&x=1`],
  ])("%s moves to %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });
});

describe("no request leads to another host", () => {
  test.each([
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "/\\/evil.example/",
    "//evil.example/index.html",
    "/%5Cevil.example/",
    "/%2F/evil.example/",
    "/.//evil.example/",
    "http://evil.example/about/",
    "http://evil.example//evil.example/",
  ])("%s", async (path) => {
    const { headers } = await get(path);
    const target = new URL(headers.location ?? "/", "http://site.example/");
    expect(target.host).toBe("site.example");
  });
});

describe("paths that are no pages", () => {
  test.each([
    "/../secret.txt",
    "/about/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/.env",
    "/%2Eenv",
    "/about.html.br",
    "/404",
    "/_next",
    "/about%00",
    "/nowhere",
    "/assets/missing.js",
  ])("%s answers with the 404 page", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(FILES["404.html"]);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toMatch(/^text\/html/);
  });

  test.each(["/%", "/%zz", "/about%ff", "/%E0%A4%A"])("%s is malformed", async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test("raw bytes in a path do not bring the server down", async () => {
    const raw = Buffer.from("GET /caf\xe9/ HTTP/1.1\r\nHost: x\r\n\r\n", "latin1");
    expect(await statusLine(raw)).toMatch(/^HTTP\/1\.1 (308|400|404)/);
    expect((await get("/")).status).toBe(200);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("Accept-Encoding %p is answered with %p", async (accept, coding) => {
    const { headers, body } = await get("/about", { "accept-encoding": accept });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect((decode ? decode(body) : body).toString()).toBe(FILES["about.html"]);
    expect(headers["content-type"]).toMatch(/^text\/html/);
  });

  test("a file without siblings is sent as it is", async () => {
    const { headers, body } = await get("/plain.svg", { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(FILES["plain.svg"]);
  });
});

describe("headers", () => {
  test.each([
    ["/_next/static/app.js", "public, max-age=31536000, immutable"],
    ["/assets/islands.js", "public, max-age=31536000, immutable"],
    ["/about", "no-cache"],
    ["/robots.txt", "no-cache"],
  ])("%s is cached as %p", async (path, caching) => {
    expect((await get(path)).headers["cache-control"]).toBe(caching);
  });

  test.each([
    ["/about", "text/html;charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/_next/static/app.js", "text/javascript; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/plain.svg", "image/svg+xml"],
  ])("%s has the type %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  test.each([
    ["/about", 200],
    ["/nowhere", 404],
    ["/about/", 308],
    ["/%", 400],
  ])("%s (%d) forbids sniffing", async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("an unchanged page is not sent again", async () => {
    const { headers } = await get("/about");
    const again = await get("/about", { "if-none-match": headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

describe("methods and ranges", () => {
  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
    const { status, headers } = await get("/about", {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  test.each(["/about", "/nowhere", "/about/"])("HEAD %s has headers and no body", async (path) => {
    const { headers, body, status } = await get(path, {}, "HEAD");
    const full = await get(path);
    expect(status).toBe(full.status);
    expect(headers["content-type"]).toBe(full.headers["content-type"]);
    expect(body).toHaveLength(0);
    expect(full.body.length).toBeGreaterThan(0);
  });

  test.each(["bytes=5-2", "bytes=0-3", "bytes=x"])(
    "a range %s gets the whole file",
    async (range) => {
      const { status, body } = await get("/about", { range });
      expect(status).toBe(200);
      expect(body.toString()).toBe(FILES["about.html"]);
    },
  );
});

test("a page written after the start is served: a rebuild needs no restart", async () => {
  write("out/later.html", "later");
  expect((await get("/later")).status).toBe(200);
});
