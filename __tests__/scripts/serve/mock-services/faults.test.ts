import type { FaultInput, FaultKind } from "@/scripts/serve/mock-services/faults";
import { PDF, PIXEL, type Site, startSite } from "./support";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const soon = () => AbortSignal.timeout(200);
const set = (...faults: FaultInput[]) => site.intake.setFaults(faults);
const outcomes = () => site.intake.requests.map(({ outcome }) => outcome);

/** Node's fetch hides the reason of a broken connection one level down. */
const brokenConnection = expect.objectContaining({
  cause: expect.objectContaining({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) }),
});

describe("status", () => {
  test.each([400, 401, 403, 408, 413, 420, 425, 429, 500, 503])(
    "%d of the media host is an error in JSON",
    async (status) => {
      set({ service: "auto", kind: "status", status });
      const response = await site.upload("auto");
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ error: { message: expect.stringMatching(/\w/) } });
      expect(response.headers.has("retry-after")).toBe(false);
      expect(await site.intake.orphans()).toEqual([]);
    },
  );

  test.each([400, 403, 412, 429, 500])("%d of the e-mail service is a text", async (status) => {
    set({ service: "mail", kind: "status", status });
    const response = await site.mail({ reference: "TRD-1" });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/\w/);
    expect(await site.intake.submissions()).toEqual([]);
  });

  test("it can say when to come back", async () => {
    set({ service: "raw", kind: "status", status: 503, retryAfter: 7 });
    expect((await site.upload("raw")).headers.get("retry-after")).toBe("7");
  });
});

describe("no answer", () => {
  test.each(["hang", "hang-after-upload"] as const)("%s", async (kind) => {
    set({ service: "auto", kind }, { service: "mail", kind });
    await expect(site.upload("auto", {}, { signal: soon() })).rejects.toThrow(/timeout/);
    await expect(site.mail({}, { signal: soon() })).rejects.toThrow(/timeout/);
    expect(outcomes()).toEqual([kind, kind]);
    const [upload] = site.intake.requests;
    expect(upload?.filename).toBe(kind === "hang" ? undefined : "pan.png");
    if (kind === "hang") expect(upload?.bytes).toBe(0);
    else expect(upload?.bytes).toBeGreaterThan(PIXEL.length);
    expect(await site.intake.orphans()).toEqual([]);
    expect(await site.intake.submissions()).toEqual([]);
  });

  test("trickle takes its time, then answers", async () => {
    set({ service: "raw", kind: "trickle", bytesPerSecond: 1_000_000 });
    const start = Date.now();
    const response = await site.upload("raw", { bytes: Buffer.alloc(400_000), name: "a.pdf" });
    expect(Date.now() - start).toBeGreaterThan(350);
    expect((await response.json()).bytes).toBe(400_000);
  });

  test("reset cuts the connection in the middle of the upload", async () => {
    set({ service: "auto", kind: "reset" });
    const sent = site.upload("auto", { bytes: Buffer.alloc(8_000_000) });
    await expect(sent).rejects.toEqual(brokenConnection);
    expect(site.intake.requests[0]?.bytes).toBeGreaterThanOrEqual(262_144);
    expect(site.intake.requests[0]?.bytes).toBeLessThan(1_000_000);
  });

  test.each([0, 10, 262_144])("reset after %d bytes of a small request", async (afterBytes) => {
    set({ service: "mail", kind: "reset", afterBytes });
    await expect(site.mail({})).rejects.toEqual(brokenConnection);
    expect(await site.intake.submissions()).toEqual([]);
  });

  test("reset-after-upload keeps what came and then cuts the connection", async () => {
    set(
      { service: "raw", kind: "reset-after-upload" },
      { service: "mail", kind: "reset-after-upload" },
    );
    await expect(site.upload("raw", { bytes: PDF })).rejects.toEqual(brokenConnection);
    await expect(site.mail({ reference: "TRD-1" })).rejects.toEqual(brokenConnection);
    expect(await site.intake.orphans()).toHaveLength(1);
    expect(await site.intake.submissions()).toHaveLength(1);
  });
});

describe("answers that cannot be used", () => {
  test("truncated-json", async () => {
    set({ service: "auto", kind: "truncated-json" });
    const response = await site.upload("auto");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const text = await response.text();
    expect(text).toMatch(/^\{"asset_id"/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test.each(["auto", "mail"] as const)("html for %s", async (service) => {
    set({ service, kind: "html" });
    const response = await (service === "mail" ? site.mail({}) : site.upload(service));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect(await site.intake.orphans()).toEqual([]);
    expect(await site.intake.submissions()).toEqual([]);
  });

  test("no-secure-url", async () => {
    set({ service: "auto", kind: "no-secure-url" });
    const answer = await (await site.upload("auto")).json();
    expect(answer).not.toHaveProperty("secure_url");
    expect(answer).toHaveProperty("public_id");
  });

  test("foreign-url", async () => {
    set({ service: "auto", kind: "foreign-url" });
    const { secure_url } = await (await site.upload("auto")).json();
    expect(new URL(secure_url).origin).toBe("https://evil.example");
  });

  test("existing is the file of an earlier upload", async () => {
    const first = await (await site.upload("raw", { bytes: PDF, name: "details.pdf" })).json();
    set({ service: "raw", kind: "existing" });
    const second = await (await site.upload("raw", { bytes: PIXEL })).json();
    expect(second).toEqual({ ...first, existing: true });
  });

  test("existing without an earlier upload is a made-up file", async () => {
    set({ service: "auto", kind: "existing" });
    const answer = await (await site.upload("auto")).json();
    expect(answer).toMatchObject({ existing: true, secure_url: expect.stringMatching(/^http/) });
    expect((await fetch(answer.secure_url, { headers: site.owner })).status).toBe(404);
  });
});

describe("which request is hit", () => {
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let index = 0; index < count; index += 1) all.push((await site.upload("auto")).status);
    return all;
  };

  test.each<[string, Partial<FaultInput>, number[]]>([
    ["the next", {}, [500, 200, 200, 200]],
    ["two", { times: 2 }, [500, 500, 200, 200]],
    ["the third", { nth: 3 }, [200, 200, 500, 200]],
    ["two from the second on", { nth: 2, times: 2 }, [200, 500, 500, 200]],
    ["always", { times: "always" }, [500, 500, 500, 500]],
    ["0 is always", { times: 0 }, [500, 500, 500, 500]],
  ])("%s", async (_, fault, expected) => {
    set({ service: "auto", kind: "status", ...fault });
    expect(await statuses(4)).toEqual(expected);
  });

  test("other services are left alone and do not count", async () => {
    set({ service: "auto", kind: "status", nth: 2 });
    expect((await site.upload("raw")).status).toBe(200);
    expect((await site.mail({})).status).toBe(200);
    expect(await statuses(3)).toEqual([200, 500, 200]);
  });

  test("several faults follow one another", async () => {
    set(
      { service: "auto", kind: "status", status: 503 },
      { service: "auto", kind: "status", status: 429 },
    );
    expect(await statuses(3)).toEqual([503, 429, 200]);
    expect(outcomes()).toEqual(["status", "status", "accepted"]);
  });

  test("setting the list counts from 1 again", async () => {
    await site.upload("auto");
    set({ service: "auto", kind: "status", nth: 2 });
    expect(await statuses(3)).toEqual([200, 500, 200]);
    set();
    expect(await statuses(1)).toEqual([200]);
  });
});

describe("over HTTP", () => {
  const post = (body: string, type = "application/json") =>
    site.ask("/__intake/faults", { method: "POST", headers: { "Content-Type": type }, body });
  const json = (body: Buffer) => JSON.parse(body.toString());

  test.each([
    ["one", '{"service":"auto","kind":"hang"}', 1],
    ["a list", '[{"service":"auto","kind":"hang"},{"service":"mail","kind":"html"}]', 2],
    ["an object", '{"faults":[{"service":"auto","kind":"status","times":"always"}]}', 1],
    ["none", "[]", 0],
  ])("JSON: %s", async (_, body, count) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(json(answer.body).faults).toHaveLength(count);
  });

  test("DELETE ends the misbehaviour", async () => {
    await post('{"service":"auto","kind":"status","times":"always"}');
    expect((await site.upload("auto")).status).toBe(500);
    const { status, body } = await site.ask("/__intake/faults", { method: "DELETE" });
    expect(status).toBe(200);
    expect(json(body)).toEqual({ faults: [] });
    expect((await site.upload("auto")).status).toBe(200);
  });

  test("the page's form", async () => {
    const form = "service=mail&kind=status&status=429&retryAfter=5&times=&nth=&afterBytes=";
    const answer = await post(form, "application/x-www-form-urlencoded");
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe("/__intake");
    const response = await site.mail({});
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("5");
  });

  test("the page's form to behave again", async () => {
    set({ service: "mail", kind: "status", times: "always" });
    await post("none=1", "application/x-www-form-urlencoded");
    expect((await site.mail({})).status).toBe(200);
  });

  test.each([
    ["an unknown kind", '{"service":"auto","kind":"explode"}', /kind/],
    ["an unknown service", '{"service":"sms","kind":"hang"}', /service/],
    ["an unknown key", '{"service":"auto","kind":"hang","nht":1}', /nht/],
    ["a status that is no error", '{"service":"auto","kind":"status","status":200}', /status/],
    ["a fault the e-mail has not", '{"service":"mail","kind":"existing"}', /kind/],
    ["no JSON", "explode", /JSON/],
    ["too long a list", `[${'"x",'.repeat(30_000)}1]`, /too long/],
  ])("%s is refused with a sentence", async (_, body, sentence) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toMatch(sentence);
  });

  test("a fault the intake cannot follow is refused in the process too", () => {
    expect(() => set({ service: "auto", kind: "explode" as FaultKind })).toThrow(/kind/);
  });
});
