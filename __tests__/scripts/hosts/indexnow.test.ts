import { createServer, type Server } from "node:http";
import { changedUrls, parseSitemap, submitUrls } from "@/scripts/hosts/indexnow";

const KEY = "0a1b2c3d4e5f";

/** The published site and the service in one. */
let server: Server;
let origin: string;
let published: string | undefined;
let status: number;
let received: { host: string; key: string; keyLocation: string; urlList: string[] }[];

beforeEach(async () => {
  [published, status, received] = [KEY, 200, []];
  server = createServer((request, response) => {
    if (request.method === "GET") {
      const isKey = request.url === `/${KEY}.txt` && published !== undefined;
      response.writeHead(isKey ? 200 : 404).end(isKey ? published : "");
      return;
    }
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const submit = (urls: string[]) =>
  submitUrls({ origin, key: KEY, urls, endpoint: `${origin}/indexnow` });

test("host, key, its place and the addresses go out, as the protocol says", async () => {
  await submit([origin, `${origin}/about`]);
  expect(received).toEqual([
    {
      host: new URL(origin).host,
      key: KEY,
      keyLocation: `${origin}/${KEY}.txt`,
      urlList: [origin, `${origin}/about`],
    },
  ]);
});

test.each([undefined, "another key"])("nothing is sent while the key file is %s", async (text) => {
  published = text;
  await expect(submit([origin])).rejects.toThrow(/publish out\/ first/);
  expect(received).toEqual([]);
});

test("202 is an answer, a refusal is told in words", async () => {
  status = 202;
  await expect(submit([origin])).resolves.toBeUndefined();
  status = 403;
  await expect(submit([origin])).rejects.toThrow("IndexNow answered 403: the key is not the one");
  status = 500;
  await expect(submit([origin])).rejects.toThrow(/500/);
});

const XML = `<?xml version="1.0"?>
<urlset>
<url>
<loc>https://a.example</loc>
<lastmod>2026-11-01T00:00:00.000Z</lastmod>
</url>
<url><loc>https://a.example/b</loc></url>
</urlset>`;

test("a sitemap is read as the build writes it", () => {
  expect([...parseSitemap(XML)]).toEqual([
    ["https://a.example", "2026-11-01T00:00:00.000Z"],
    ["https://a.example/b", undefined],
  ]);
});

test("where nothing was submitted yet, all pages are new", () => {
  const now = new Map([
    ["/a", "1"],
    ["/b", undefined],
  ]);
  expect(changedUrls(now, parseSitemap(""))).toEqual(["/a", "/b"]);
});

test("new pages, other dates, unknown dates and pages that are gone count as changed", () => {
  const before = new Map([
    ["/same", "1"],
    ["/edited", "1"],
    ["/dateless", undefined],
    ["/gone", "1"],
  ]);
  const now = new Map([
    ["/same", "1"],
    ["/edited", "2"],
    ["/dateless", undefined],
    ["/new", "1"],
  ]);
  expect(changedUrls(now, before)).toEqual(["/edited", "/dateless", "/new", "/gone"]);
});
