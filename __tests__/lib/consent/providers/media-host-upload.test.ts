/** @jest-environment jsdom */

import type { Fault } from "@/e2e/support/servers/test-providers";
import { type Upload, upload } from "@/lib/consent/providers/media-host-upload";
import { ProviderError } from "@/lib/consent/providers/provider-error";
import { type Site, startSite } from "../../../scripts/serve/mock-services/support";

const HOST = {
  api: "https://api.cloudinary.com",
  files: "https://res.cloudinary.com/",
  cloudName: "firm & co",
  uploadPreset: "consent",
};

const photograph = (bytes = 2_000) =>
  new Blob([new Uint8Array(bytes).fill(7)], { type: "image/jpeg" });

/** Uploads; an error of the provider comes as its fault. */
const send = (host: typeof HOST, changes: Partial<Upload> = {}): Promise<unknown> =>
  upload(host, {
    endpoint: "auto",
    file: photograph(),
    fileName: "a.jpg",
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  }).catch((cause: unknown) => (cause instanceof ProviderError ? cause.fault : cause));

describe("over HTTP", () => {
  let site: Site;
  let host: typeof HOST;

  beforeEach(async () => {
    // jsdom writes of each broken connection, as a browser does.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    site = await startSite({ allowOtherOrigins: true });
    const api = `${site.origin}/__intake`;
    host = { ...HOST, api, files: `${api}/files/` };
  });
  afterEach(async () => {
    await site.stop();
    jest.restoreAllMocks();
  });

  test.each([
    ["auto", "7K3Q-M2X9-D4TB-pan.jpg"],
    ["raw", "details.pdf"],
  ] as const)(
    "a file arrives whole at %s, with the preset, the cloud's name and nothing else",
    async (endpoint, fileName) => {
      const parts: number[] = [];
      const onProgress = (part: number) => parts.push(part);
      const file = photograph(3_000_000);
      const address = await send(host, { endpoint, fileName, file, onProgress });
      expect(site.providers.requests).toMatchObject([
        {
          endpoint,
          filename: fileName,
          contentType: "image/jpeg",
          fileBytes: 3_000_000,
          fields: { upload_preset: "consent", cloud_name: "firm & co" },
        },
      ]);
      expect(Object.keys(site.providers.requests[0]?.fields ?? {})).toHaveLength(2);
      expect(await site.providers.fileAt(`${address}`)).toHaveLength(3_000_000);
      expect(parts).toEqual([...parts].sort((one, other) => one - other));
      expect(parts.at(-1)).toBe(1);
    },
  );

  const refused = { kind: "refused", text: expect.any(String), retryAfterMs: 0 };
  test.each<[Omit<Fault, "endpoint">, object]>([
    [
      { kind: "status", status: 503 },
      { ...refused, status: 503 },
    ],
    [{ kind: "reset", afterBytes: 1_000 }, { kind: "network" }],
    [{ kind: "reset-after-upload" }, { kind: "network" }],
    [{ kind: "truncated-json" }, { kind: "garbled" }],
    [{ kind: "html" }, { kind: "garbled" }],
    [{ kind: "no-secure-url" }, { kind: "unacceptable" }],
    [{ kind: "foreign-url" }, { kind: "unacceptable" }],
    [{ kind: "existing" }, { kind: "unacceptable" }],
  ])("%p is no success, and the next try goes through", async (fault, expected) => {
    site.providers.setFaults([{ endpoint: "auto", ...fault }]);
    expect(await send(host)).toEqual(expected);
    expect(await send(host)).toMatch(host.files);
  });

  test("nothing is sent once it is aborted", async () => {
    expect(await send(host, { signal: AbortSignal.abort("left") })).toBe("left");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(site.providers.requests).toEqual([]);
  });
});

describe("in time", () => {
  const ADDRESS = "https://res.cloudinary.com/firm/image/upload/v1/abc.jpg";

  /** A request whose events the test fires. */
  class SlowRequest extends EventTarget {
    static last: SlowRequest;
    readonly upload = new EventTarget();
    readonly open = jest.fn();
    readonly send = jest.fn();
    readonly abort = jest.fn();
    /** As browsers give them: names in lower case, lines ended by CRLF. */
    readonly getAllResponseHeaders = () => "server: x\r\nretry-after: 3 \r\nvary: y\r\n";
    status = 200;
    readonly responseText = JSON.stringify({ secure_url: ADDRESS });

    constructor() {
      super();
      SlowRequest.last = this;
    }

    hasSent(loaded: number, total = 100) {
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
    }

    hasSentAll() {
      this.upload.dispatchEvent(new Event("load"));
    }

    /** @param type load, or error for a line that broke */
    ends(type: "load" | "error") {
      this.dispatchEvent(new Event(type));
    }
  }

  const { XMLHttpRequest } = globalThis;
  beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: SlowRequest }));
  afterAll(() => Object.assign(globalThis, { XMLHttpRequest }));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  /** Starts an upload; `outcome` is what became of it so far. */
  function start(signal?: AbortSignal) {
    const parts: number[] = [];
    const outcome = jest.fn();
    const onProgress = (part: number) => parts.push(part);
    send(HOST, { onProgress, ...(signal && { signal }) }).then(outcome, outcome);
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

  test("it goes to the host's address for this cloud; what has left is a part of the whole", () => {
    const { request, parts } = start();
    const address = "https://api.cloudinary.com/v1_1/firm%20%26%20co/auto/upload";
    expect(request.open).toHaveBeenCalledWith("POST", address);
    request.hasSent(25);
    request.hasSent(0, 0);
    request.hasSentAll();
    expect(parts).toEqual([0.25, 0, 1]);
  });

  test("it is given up after 30 seconds without progress", () => expectGivenUpAfter(30, start()));

  test("a slow line that still moves is never given up; the same number is no progress", async () => {
    const started = start();
    for (let loaded = 1; loaded <= 60; loaded += 1) {
      await pass(29);
      started.request.hasSent(loaded);
    }
    await pass(20);
    started.request.hasSent(60);
    await expectGivenUpAfter(10, started);
  });

  test("after the last byte the host has 60 seconds to answer", async () => {
    const started = start();
    await pass(29);
    started.request.hasSentAll();
    await expectGivenUpAfter(60, started);
  });

  test.each([
    ["load", ADDRESS],
    ["error", { kind: "network" }],
  ] as const)(
    "its end by %s leaves nothing to go off, and abort changes nothing then",
    async (type, expected) => {
      const leaving = new AbortController();
      const { request, outcome } = start(leaving.signal);
      request.hasSentAll();
      await pass(59.9);
      request.ends(type);
      await pass(0);
      leaving.abort("left");
      await pass(0);
      expect(outcome.mock.calls).toEqual([[expected]]);
      expect(jest.getTimerCount()).toBe(0);
      expect(request.abort).toHaveBeenCalledTimes(type === "load" ? 0 : 1);
    },
  );

  test("abort ends the request at once, with the signal's reason", async () => {
    const leaving = new AbortController();
    const { request, outcome } = start(leaving.signal);
    leaving.abort("left");
    await pass(0);
    expect(outcome).toHaveBeenCalledWith("left");
    expect(request.abort).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("the host's wish to wait is read from its answer", async () => {
    const { request, outcome } = start();
    request.status = 429;
    request.ends("load");
    await pass(0);
    expect(outcome.mock.calls).toMatchObject([[{ kind: "refused", retryAfterMs: 3_000 }]]);
  });
});
