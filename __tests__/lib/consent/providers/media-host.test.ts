/** @jest-environment jsdom */

import { startSite } from "@/e2e/support/servers/test-site";
import { readAnswer, type Upload, upload } from "@/lib/consent/providers/media-host";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";

const HOST = {
  api: "https://api.cloudinary.com",
  files: ["https://res.cloudinary.com/firm/", "https://firm-res.cloudinary.com/"],
  cloudName: "firm & co",
  uploadPreset: "consent",
};
const MOCK = { ...HOST, files: ["http://localhost:8080/__intake/files/"] };
const ADDRESS = "https://res.cloudinary.com/firm/image/upload/v1/abc.jpg";
/** As the host's documentation shows it, shortened. */
const IMAGE = { public_id: "eneivicys42bq5f2jpn2", format: "jpg", secure_url: ADDRESS };

describe("an answer", () => {
  /** @returns the address, or why it is none */
  function read(
    body: unknown,
    { status = 200, retryAfter = undefined as string | undefined, host = HOST } = {},
  ): string | ProviderFault {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    try {
      return readAnswer(host, { status, body: text, retryAfter });
    } catch (cause) {
      if (cause instanceof ProviderError) return cause.fault;
      throw cause;
    }
  }

  const unacceptable = { kind: "unacceptable", text: expect.any(String) };
  const refused = { kind: "refused", retryAfterMs: 0 };
  const long = ADDRESS.padEnd(1_000, "a");
  const mockFile = "http://localhost:8080/__intake/files/0123.jpg";

  test("of success gives the file's address", () => {
    expect(read(IMAGE)).toBe(ADDRESS);
    expect(read({ ...IMAGE, existing: false }, { status: 201 })).toBe(ADDRESS);
    expect(read({ secure_url: long }, { status: 299 })).toBe(long);
    const own = "https://firm-res.cloudinary.com/image/upload/v1/abc.jpg";
    expect(read({ secure_url: own })).toBe(own);
    expect(read({ secure_url: mockFile }, { host: MOCK })).toBe(mockFile);
  });

  test.each([
    ["the file of an earlier upload", { ...IMAGE, existing: true }],
    ["an answer without an address", { ...IMAGE, secure_url: undefined }],
    ["an address that is no text", { ...IMAGE, secure_url: 7 }],
    ["a list", [IMAGE]],
    ["null", null],
  ])("with %s must not be accepted", (_, body) => expect(read(body)).toEqual(unacceptable));

  test.each([
    ["none", "abc.jpg"],
    ["on another host", "https://evil.example/firm/image/upload/v1/abc.jpg"],
    ["of another customer", "https://res.cloudinary.com/othercloud/image/upload/v1/abc.jpg"],
    ["of a customer whose name begins alike", "https://res.cloudinary.com/firm2/abc.jpg"],
    ["of another customer, by way of ours", "https://res.cloudinary.com/firm/../other/abc.jpg"],
    ["the same, encoded", "https://res.cloudinary.com/firm/%2e%2e/other/abc.jpg"],
    ["on another customer's subdomain", "https://other-firm-res.cloudinary.com/abc.jpg"],
    ["on another port", "https://res.cloudinary.com:8443/firm/abc.jpg"],
    ["of our account alone", "https://res.cloudinary.com/firm"],
    ["on a host that begins alike", "https://res.cloudinary.com.evil.example/firm/abc.jpg"],
    ["with the host as a user's name", "https://res.cloudinary.com@evil.example/abc.jpg"],
    ["without encryption", "http://res.cloudinary.com/firm/abc.jpg"],
    ["of a script", "javascript:alert(1)//res.cloudinary.com/"],
    ["longer than any of the host's", `${long}a`],
  ])("with an address %s must not be accepted", (_, secure_url) =>
    expect(read({ secure_url })).toEqual(unacceptable),
  );

  test.each([
    [
      "https://asha:rao@res.cloudinary.com/othercloud/image/upload/v1/Asha-Rao-pan.jpg?phone=9000000001",
      "https://res.cloudinary.com/othercloud/…",
    ],
    [
      "https://assets.firm.example/image/upload/v1/Asha-Rao.jpg",
      "https://assets.firm.example/image/…",
    ],
    ["data:text/plain,Asha%20Rao", "data:"],
    ["Asha Rao", "none"],
    [`https://evil.example/Asha/${"x".repeat(2_000)}`, "2026 letters"],
  ])("of %s is named in the log by its host and account alone", (secure_url, place) => {
    const { text = "" } = read({ secure_url }) as ProviderFault;
    expect(text).toContain(place);
    expect(text).not.toMatch(/rao|9000000001|v1/i);
  });

  test.each(["http://localhost:8080/abc.jpg", mockFile.replace("0123", "%2e%2e/clear")])(
    "with %s is refused as not a mock provider's",
    (secure_url) => expect(read({ secure_url }, { host: MOCK })).toEqual(unacceptable),
  );

  test("that is a page, or JSON cut anywhere, is not the host's", () => {
    const whole = JSON.stringify(IMAGE);
    const cut = Array.from(whole, (_, length) => whole.slice(0, length));
    for (const body of ["<!doctype html><title>Sign in</title>", ...cut]) {
      expect(read(body)).toEqual({ kind: "garbled" });
    }
  });

  const text = "Upload preset not found";
  test.each([
    [199, { error: { message: text } }, text],
    [300, { error: { message: text } }, text],
    [502, "<html>502 Bad Gateway</html>", undefined],
    [502, { error: {} }, undefined],
    [502, IMAGE, undefined],
  ])("of status %d is a refusal, with the host's message", (status, body, message) => {
    expect(read(body, { status })).toEqual({ ...refused, status, text: message });
  });

  test.each([
    ["7", 7_000],
    ["Sat, 21 Nov 2026 10:00:00 GMT", 0],
  ])("that asks to wait until %p asks for %d ms", (retryAfter, retryAfterMs) => {
    expect(read("", { status: 503, retryAfter })).toMatchObject({ retryAfterMs });
  });
});

/** Uploads; an error of the provider comes as its fault. */
const send = (host: typeof HOST, changes: Partial<Upload> = {}): Promise<unknown> =>
  upload(host, {
    kind: "photograph",
    file: new Blob([new Uint8Array(2_000).fill(7)], { type: "image/jpeg" }),
    fileName: "a.jpg",
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  }).catch((cause: unknown) => (cause instanceof ProviderError ? cause.fault : cause));

test("an upload arrives whole, with the preset, the cloud's name and nothing else", async () => {
  const site = await startSite({ allowOtherOrigins: true });
  const api = `${site.origin}/__intake`;
  const host = { ...HOST, api, files: [`${api}/files/`] };
  const parts: number[] = [];
  const onProgress = (part: number) => parts.push(part);
  const file = new Blob([new Uint8Array(3_000_000)], { type: "image/jpeg" });
  const address = await send(host, { kind: "document", fileName: "b.pdf", file, onProgress });
  const fields = { upload_preset: "consent", cloud_name: "firm & co" };
  const sent = { endpoint: "raw", filename: "b.pdf", contentType: "image/jpeg" };
  expect(site.providers.requests).toMatchObject([{ ...sent, fileBytes: 3_000_000 }]);
  expect(site.providers.requests[0]?.fields).toEqual(fields);
  expect(await site.providers.fileAt(`${address}`)).toHaveLength(3_000_000);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  await site.stop();
});

describe("an upload in time", () => {
  type Handler = (event?: { loaded: number; total: number }) => void;
  /** A request whose events the test fires. */
  class SlowRequest {
    static last: SlowRequest;
    readonly upload: Record<"onprogress" | "onload", Handler> = { onprogress() {}, onload() {} };
    onload: Handler = () => {};
    readonly #target = new EventTarget();
    readonly addEventListener = this.#target.addEventListener.bind(this.#target);
    readonly open = jest.fn();
    readonly send = jest.fn();
    readonly abort = jest.fn();
    /** As browsers give them: names in lower case, lines ended by CRLF. */
    readonly getAllResponseHeaders = () => "server: x\r\nretry-after: 3 \r\nvary: y\r\n";
    status = 200;
    readonly responseText = JSON.stringify({ secure_url: ADDRESS });

    constructor() {
      SlowRequest.last = this;
    }

    end(type: string) {
      if (type === "load") this.onload();
      this.#target.dispatchEvent(new Event(type));
    }

    hasSent(loaded: number, total = 100) {
      this.upload.onprogress({ loaded, total });
    }
  }

  const { XMLHttpRequest } = globalThis;
  beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: SlowRequest }));
  afterAll(() => Object.assign(globalThis, { XMLHttpRequest }));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  /** Starts an upload; `outcome` is what became of it so far. */
  function start(signal = new AbortController().signal) {
    const parts: number[] = [];
    const outcome = jest.fn();
    send(HOST, { onProgress: (part) => parts.push(part), signal }).then(outcome, outcome);
    return { request: SlowRequest.last, parts, outcome };
  }

  async function expectGivenUpAfter(
    seconds: number,
    { request, outcome }: ReturnType<typeof start>,
  ) {
    await pass(seconds - 0.1);
    expect(outcome).not.toHaveBeenCalled();
    await pass(0.1);
    expect(outcome).toHaveBeenCalledWith({ kind: "silent" });
    expect(request.abort).toHaveBeenCalledTimes(1);
  }

  test("goes to the host's address for this cloud; progress is a fraction of the whole", () => {
    const { request, parts } = start();
    const address = "https://api.cloudinary.com/v1_1/firm%20%26%20co/auto/upload";
    expect(request.open).toHaveBeenCalledWith("POST", address);
    request.hasSent(25);
    request.hasSent(0, 0);
    request.upload.onload();
    expect(parts).toEqual([0.25, 0, 1]);
  });

  test("is given up after 30 seconds without progress", () => expectGivenUpAfter(30, start()));

  test("is not given up while it moves; the same number is no progress", async () => {
    const started = start();
    for (const loaded of [1, 2, 3]) {
      await pass(29);
      started.request.hasSent(loaded);
    }
    await pass(20);
    started.request.hasSent(3);
    await expectGivenUpAfter(10, started);
  });

  test("is given up 60 seconds after the last byte", async () => {
    const started = start();
    started.request.upload.onload();
    await expectGivenUpAfter(60, started);
  });

  test.each([
    ["load", ADDRESS, 0],
    ["error", { kind: "network" }, 1],
    // The browser's stop button; a time limit of its own.
    ["abort", { kind: "network" }, 1],
    ["timeout", { kind: "network" }, 1],
  ] as const)(
    "that ends by %s ends at once, leaves no timer, and is not aborted later",
    async (end, expected, aborts) => {
      const leaving = new AbortController();
      const { request, outcome } = start(leaving.signal);
      request.end(end);
      await pass(0);
      leaving.abort("left");
      await pass(0);
      expect(outcome.mock.calls).toEqual([[expected]]);
      expect([jest.getTimerCount(), request.abort.mock.calls.length]).toEqual([0, aborts]);
    },
  );

  test("ends with the signal's reason once it is aborted, and is not sent after that", async () => {
    const leaving = new AbortController();
    const { request, outcome } = start(leaving.signal);
    leaving.abort("left");
    const later = start(leaving.signal);
    await pass(0);
    expect([outcome.mock.calls, later.outcome.mock.calls]).toEqual([[["left"]], [["left"]]]);
    expect([request.abort, request.send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(later.request.send).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ["send", "send"],
    ["open", "open"],
    ["tell the answer", "getAllResponseHeaders"],
  ])("that a stand-in of a blocker's refuses to %s is not tried again", async (_, method) => {
    class Blocked extends SlowRequest {
      constructor() {
        super();
        const refuse = () => {
          throw new TypeError("blocked");
        };
        Object.assign(this, { [method]: refuse });
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: Blocked });
    const { request, outcome } = start();
    request.onload?.();
    await pass(0);
    Object.assign(globalThis, { XMLHttpRequest: SlowRequest });
    expect(outcome.mock.calls).toEqual([[{ kind: "blocked" }]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("reads from the host's answer how long to wait", async () => {
    const { request, outcome } = start();
    request.status = 429;
    request.onload();
    await pass(0);
    expect(outcome.mock.calls).toMatchObject([[{ kind: "refused", retryAfterMs: 3_000 }]]);
  });
});
