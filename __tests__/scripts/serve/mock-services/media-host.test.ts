import { createHash, randomBytes } from "node:crypto";
import { PDF, PIXEL, type Site, startSite } from "./support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const MAXIMUM = 10_485_760;

async function errorOf(response: Response) {
  const { error } = await response.json();
  expect(response.headers.get("x-cld-error")).toBe(error.message);
  return { status: response.status, message: error.message as string };
}

test("a photograph is answered in the media host's shape", async () => {
  const response = await site.upload("auto");
  const answer = await response.json();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer).toEqual({
    public_id: expect.stringMatching(/^[0-9a-f]{20}$/),
    version: expect.any(Number),
    format: "png",
    resource_type: "image",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    bytes: PIXEL.length,
    type: "upload",
    etag: createHash("md5").update(PIXEL).digest("hex"),
    url: answer.secure_url,
    secure_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/__intake\/files\/\w{32}\.png$/),
    original_filename: "pan",
  });
  expect(Math.abs(answer.version - Date.now() / 1000)).toBeLessThan(60);
});

test("a document keeps the extension of its file name", async () => {
  const file = { bytes: PDF, name: "details.pdf", type: "application/pdf" };
  const answer = await (await site.upload("raw", file)).json();
  expect(answer.public_id).toMatch(/^[0-9a-f]{20}\.pdf$/);
  expect(answer).toMatchObject({ resource_type: "raw", original_filename: "details" });
  expect(answer).not.toHaveProperty("format");
});

test("a file without an extension is a raw file", async () => {
  const answer = await (await site.upload("auto", { name: "blob" })).json();
  expect(answer).toMatchObject({ resource_type: "raw" });
  expect(answer.secure_url).toMatch(/\.bin$/);
});

test("a file's name in any script is read", async () => {
  await site.upload("raw", { bytes: PDF, name: "आधार ₹.pdf" });
  expect(site.providers.requests[0]?.filename).toBe("आधार ₹.pdf");
});

test("every byte comes through, also those that look like a form's", async () => {
  const bytes = Buffer.concat([randomBytes(300_000), Buffer.from("\r\n--x--\r\n\0\xff", "latin1")]);
  const { secure_url } = await (await site.upload("raw", { bytes, name: "sealed.age" })).json();
  const response = await fetch(secure_url, { headers: site.owner });
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
});

describe("refusals", () => {
  test("no preset", async () => {
    const response = await site.upload("auto", { fields: { cloud_name: "cloud" } });
    expect(await errorOf(response)).toEqual({
      status: 400,
      message: "Upload preset must be specified when using unsigned upload",
    });
  });

  test.each(["none", "a text"])("no file: %s", async (file) => {
    const body = new FormData();
    body.append("upload_preset", "preset");
    if (file !== "none") body.append("file", file);
    expect(await errorOf(await site.upload("raw", {}, { body }))).toEqual({
      status: 400,
      message: "Missing required parameter - file",
    });
  });

  test.each([
    ["a byte too large", MAXIMUM + 1],
    ["far too large", 14_000_000],
  ])("%s", async (_, length) => {
    const { status, message } = await errorOf(
      await site.upload("raw", { bytes: Buffer.alloc(length) }),
    );
    expect(status).toBe(400);
    expect(message).toMatch(/^File size too large\. Got 1\d{7}\. Maximum is 10485760\. Upgrade/);
    if (length === MAXIMUM + 1) expect(message).toContain(`Got ${length}.`);
    expect(await site.providers.store.files()).toEqual([]);
  });

  const form = "multipart/form-data; boundary=edge";
  test.each([
    ["no form", "application/json", "{}"],
    ["no boundary", "multipart/form-data", "--edge--"],
    ["an empty body", form, ""],
    [
      "a form cut off",
      form,
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab',
    ],
    [
      "an end that is no line",
      form,
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab--edge--',
    ],
  ])("%s", async (_, type, body) => {
    const sent = { method: "POST", headers: { "Content-Type": type }, body };
    const answer = await site.ask("/__intake/v1_1/cloud/auto/upload", sent);
    expect(answer.status).toBe(400);
    expect(answer.headers["x-cld-error"]).toBe("Malformed multipart form");
    expect((await site.upload("auto")).status).toBe(200);
  });
});

test("a preflight is answered as the providers do", async () => {
  const { status, headers } = await site.ask("/__intake/v1_1/cloud/auto/upload", {
    method: "OPTIONS",
    headers: { Origin: "https://site.example", "Access-Control-Request-Method": "POST" },
  });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": expect.stringContaining("Content-Type"),
  });
  expect(site.providers.requests).toEqual([]);
});

test("an upload that its client breaks off leaves nothing, and the next one is taken", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(1000)),
  });
  const sent = fetch(`${site.origin}/__intake/v1_1/cloud/auto/upload`, {
    method: "POST",
    body,
    duplex: "half",
    signal: controller.signal,
  } as RequestInit);
  while (!site.providers.requests[0]?.bytes) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  await expect(sent).rejects.toThrow();
  expect((await site.upload("auto")).status).toBe(200);
  expect(await site.providers.store.files()).toHaveLength(1);
});

describe("stored files", () => {
  test("are shown without any right to run", async () => {
    const { secure_url } = await (await site.upload("auto")).json();
    const { headers, status } = await fetch(secure_url, { headers: site.owner });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": expect.stringMatching(/^inline; filename="\w{32}\.png"$/),
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    });
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });

  test.each(["page.html", "picture.svg", "code.js", "sealed.age"])(
    "%s is only downloaded",
    async (name) => {
      const file = { bytes: Buffer.from("<script>alert(1)</script>"), name, type: "text/html" };
      const { secure_url } = await (await site.upload("raw", file)).json();
      const { headers } = await fetch(secure_url, { headers: site.owner });
      expect(headers.get("content-type")).toBe("application/octet-stream");
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="\w+\.\w+"$/);
    },
  );

  test.each([
    "/__intake/files/0123.png",
    "/__intake/files/..%2f..%2fetc.passwd",
    "/__intake/files/%2e%2e/email.json",
    "/__intake/files/../intake.json",
  ])("%s is not there", async (path) => {
    await site.upload("auto");
    expect((await site.ask(path)).status).toBe(404);
  });
});
