import type { Fault } from "@/e2e/support/servers/test-providers";
import { PDF, PIXEL, type Site, startSite } from "../../../scripts/serve/mock-services/support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const soon = () => AbortSignal.timeout(200);
const set = (...faults: Fault[]) => site.providers.setFaults(faults);

/** Node's fetch hides the reason of a broken connection one level down. */
const brokenConnection = expect.objectContaining({
  cause: expect.objectContaining({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) }),
});

describe("status", () => {
  test.each([400, 401, 403, 408, 413, 420, 425, 429, 500, 503])(
    "%d of the media host is an error in JSON",
    async (status) => {
      set({ endpoint: "auto", kind: "status", status });
      const response = await site.upload("auto");
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ error: { message: expect.stringMatching(/\w/) } });
      expect(response.headers.has("retry-after")).toBe(false);
      expect(await site.providers.store.files()).toEqual([]);
    },
  );

  test.each([400, 403, 412, 429, 500])("%d of the e-mail provider is a text", async (status) => {
    set({ endpoint: "mail", kind: "status", status });
    const response = await site.mail({ reference: "TRD-1" });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/\w/);
    expect(await site.providers.store.emails()).toEqual([]);
  });

  test("it can say when to come back", async () => {
    set({ endpoint: "raw", kind: "status", status: 503, retryAfter: 7 });
    expect((await site.upload("raw")).headers.get("retry-after")).toBe("7");
  });
});

describe("no answer", () => {
  test.each(["hang", "hang-after-upload"] as const)("%s", async (kind) => {
    set({ endpoint: "auto", kind }, { endpoint: "mail", kind });
    await expect(site.upload("auto", {}, { signal: soon() })).rejects.toThrow(/timeout/);
    await expect(site.mail({}, { signal: soon() })).rejects.toThrow(/timeout/);
    expect(site.providers.requests.map(({ status }) => status)).toEqual([undefined, undefined]);
    const [upload] = site.providers.requests;
    expect(upload?.filename).toBe(kind === "hang" ? undefined : "pan.png");
    if (kind === "hang") expect(upload?.bytes).toBe(0);
    else expect(upload?.bytes).toBeGreaterThan(PIXEL.length);
    expect(await site.providers.store.files()).toEqual([]);
    expect(await site.providers.store.emails()).toEqual([]);
  });

  test("trickle takes its time, then answers", async () => {
    set({ endpoint: "raw", kind: "trickle", bytesPerSecond: 1_000_000 });
    const start = Date.now();
    const response = await site.upload("raw", { bytes: Buffer.alloc(400_000), name: "a.pdf" });
    expect(Date.now() - start).toBeGreaterThan(350);
    expect((await response.json()).bytes).toBe(400_000);
  });

  test("reset cuts the connection in the middle of the upload", async () => {
    set({ endpoint: "auto", kind: "reset" });
    const sent = site.upload("auto", { bytes: Buffer.alloc(8_000_000) });
    await expect(sent).rejects.toEqual(brokenConnection);
    expect(site.providers.requests[0]?.bytes).toBeGreaterThanOrEqual(262_144);
    expect(site.providers.requests[0]?.bytes).toBeLessThan(1_000_000);
  });

  test.each([10, 262_144])("reset after %d bytes of a small request", async (afterBytes) => {
    set({ endpoint: "mail", kind: "reset", afterBytes });
    await expect(site.mail({})).rejects.toEqual(brokenConnection);
    expect(await site.providers.store.emails()).toEqual([]);
  });

  test("reset-after-upload keeps what came and then cuts the connection", async () => {
    set(
      { endpoint: "raw", kind: "reset-after-upload" },
      { endpoint: "mail", kind: "reset-after-upload" },
    );
    await expect(site.upload("raw", { bytes: PDF })).rejects.toEqual(brokenConnection);
    await expect(site.mail({ reference: "TRD-1" })).rejects.toEqual(brokenConnection);
    expect(await site.providers.store.files()).toHaveLength(1);
    expect(await site.providers.store.emails()).toHaveLength(1);
  });
});

describe("answers that cannot be used", () => {
  test("truncated-json", async () => {
    set({ endpoint: "auto", kind: "truncated-json" });
    const response = await site.upload("auto");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const text = await response.text();
    expect(text).toMatch(/^\{"public_id"/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test.each(["auto", "mail"] as const)("html for %s", async (endpoint) => {
    set({ endpoint, kind: "html" });
    const response = await (endpoint === "mail" ? site.mail({}) : site.upload(endpoint));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect(await site.providers.store.files()).toEqual([]);
    expect(await site.providers.store.emails()).toEqual([]);
  });

  test("no-secure-url", async () => {
    set({ endpoint: "auto", kind: "no-secure-url" });
    const answer = await (await site.upload("auto")).json();
    expect(answer).not.toHaveProperty("secure_url");
    expect(answer).toHaveProperty("public_id");
  });

  test("foreign-url", async () => {
    set({ endpoint: "auto", kind: "foreign-url" });
    const { secure_url } = await (await site.upload("auto")).json();
    expect(new URL(secure_url).origin).toBe("https://evil.example");
  });

  test("existing", async () => {
    set({ endpoint: "raw", kind: "existing" });
    expect(await (await site.upload("raw")).json()).toMatchObject({
      existing: true,
      secure_url: expect.stringMatching(/^http/),
    });
  });
});

describe("which request is hit", () => {
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await site.upload("auto")).status);
    return all;
  };

  test.each<[string, Partial<Fault>, number[]]>([
    ["the next", {}, [500, 200, 200]],
    ["two", { times: 2 }, [500, 500, 200]],
    ["all", { times: Number.POSITIVE_INFINITY }, [500, 500, 500]],
  ])("%s", async (_, fault, expected) => {
    set({ endpoint: "auto", kind: "status", ...fault });
    expect(await statuses(3)).toEqual(expected);
  });

  test("other endpoints are left alone", async () => {
    set({ endpoint: "auto", kind: "status" });
    expect((await site.upload("raw")).status).toBe(200);
    expect((await site.mail({})).status).toBe(200);
    expect(await statuses(2)).toEqual([500, 200]);
  });

  test("several faults follow one another", async () => {
    set(
      { endpoint: "auto", kind: "status", status: 503 },
      { endpoint: "auto", kind: "status", status: 429 },
    );
    expect(await statuses(3)).toEqual([503, 429, 200]);
  });

  test("an empty list ends the faults", async () => {
    set({ endpoint: "auto", kind: "status" });
    set();
    expect(await statuses(1)).toEqual([200]);
  });
});
