import { createServer, type Server } from "node:http";
import { keyFile, submitUrls } from "@/scripts/hosts/indexnow/submission";

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
      const isKey = request.url === `/${keyFile(KEY)}` && published !== undefined;
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

test("10,000 addresses at a time", async () => {
  await submit(Array.from({ length: 10_001 }, (_, index) => `${origin}/${index}`));
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
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
