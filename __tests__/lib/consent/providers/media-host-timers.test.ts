import type { MediaHost } from "@/lib/consent/providers/media-host";
import { upload } from "@/lib/consent/providers/media-host-upload";
import { ProviderError } from "@/lib/consent/providers/provider-error";

const HOST: MediaHost = {
  api: "https://api.cloudinary.com",
  files: "https://res.cloudinary.com/",
  cloudName: "firm",
  uploadPreset: "consent",
};
const ADDRESS = "https://res.cloudinary.com/firm/image/upload/v1/abc.jpg";

/** A request whose events the test fires. */
class SlowRequest extends EventTarget {
  static last: SlowRequest;
  readonly upload = new EventTarget();
  readonly open = jest.fn();
  readonly send = jest.fn();
  readonly abort = jest.fn();
  readonly headers: Record<string, string> = {};
  status = 200;
  responseText = JSON.stringify({ secure_url: ADDRESS });

  constructor() {
    super();
    SlowRequest.last = this;
  }

  /** As browsers give them: names in lower case, lines ended by CRLF. */
  getAllResponseHeaders = () =>
    Object.entries(this.headers)
      .map(([name, value]) => `${name.toLowerCase()}: ${value}\r\n`)
      .join("");

  hasSent(loaded: number, total = 100) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }

  hasSentAll() {
    this.upload.dispatchEvent(new Event("load"));
  }

  answers() {
    this.dispatchEvent(new Event("load"));
  }
}

/** Starts an upload; `outcome` is what became of it so far. */
function start(signal = new AbortController().signal) {
  const parts: number[] = [];
  let outcome: unknown = "pending";
  upload(HOST, {
    endpoint: "auto",
    file: new Blob(["photo"]),
    fileName: "a.jpg",
    onProgress: (part) => parts.push(part),
    signal,
  }).then(
    (address) => {
      outcome = address;
    },
    (cause: unknown) => {
      outcome = cause instanceof ProviderError ? cause.fault : cause;
    },
  );
  return { request: SlowRequest.last, parts, outcome: () => outcome };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: SlowRequest }));
afterAll(() => Reflect.deleteProperty(globalThis, "XMLHttpRequest"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("an upload of which nothing moves is given up after 30 seconds, and its request ends", async () => {
  const { request, outcome } = start();
  await pass(29.9);
  expect(outcome()).toBe("pending");
  await pass(0.1);
  expect(outcome()).toEqual({ kind: "silent" });
  expect(request.abort).toHaveBeenCalledTimes(1);
});

test("a slow line that still moves is never given up", async () => {
  const { request, outcome } = start();
  for (let loaded = 1; loaded <= 60; loaded += 1) {
    await pass(29);
    request.hasSent(loaded);
  }
  expect(outcome()).toBe("pending");
});

test("progress that repeats the same number is none", async () => {
  const { request, outcome } = start();
  request.hasSent(40);
  await pass(20);
  request.hasSent(40);
  await pass(10);
  expect(outcome()).toEqual({ kind: "silent" });
});

test("after the last byte the host has 60 seconds to answer", async () => {
  const { request, outcome } = start();
  await pass(29);
  request.hasSent(100);
  request.hasSentAll();
  await pass(59.9);
  expect(outcome()).toBe("pending");
  await pass(0.1);
  expect(outcome()).toEqual({ kind: "silent" });
  expect(request.abort).toHaveBeenCalledTimes(1);
});

test("an answer in the last moment counts, and nothing is left to go off", async () => {
  const { request, outcome } = start();
  request.hasSentAll();
  await pass(59.9);
  request.answers();
  await pass(0);
  expect(outcome()).toBe(ADDRESS);
  expect(jest.getTimerCount()).toBe(0);
  expect(request.abort).not.toHaveBeenCalled();
});

test("a broken line leaves nothing to go off", async () => {
  const { request, outcome } = start();
  request.dispatchEvent(new Event("error"));
  await pass(0);
  expect(outcome()).toEqual({ kind: "network" });
  expect(jest.getTimerCount()).toBe(0);
});

test("abort ends the request at once and leaves nothing to go off", async () => {
  const leaving = new AbortController();
  const { request, outcome } = start(leaving.signal);
  leaving.abort("left");
  await pass(0);
  expect(outcome()).toBe("left");
  expect(request.abort).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test("abort after the answer changes nothing", async () => {
  const leaving = new AbortController();
  const { request, outcome } = start(leaving.signal);
  request.answers();
  await pass(0);
  leaving.abort("left");
  await pass(0);
  expect(outcome()).toBe(ADDRESS);
  expect(request.abort).not.toHaveBeenCalled();
});

test("what has left is told as a part of the whole", () => {
  const { request, parts } = start();
  request.hasSent(25);
  request.hasSent(0, 0);
  request.hasSentAll();
  expect(parts).toEqual([0.25, 0, 1]);
});

test("the host's wish to wait is read from its answer", async () => {
  const { request, outcome } = start();
  Object.assign(request, {
    status: 429,
    responseText: "",
    headers: { "Retry-After": "3" },
  });
  request.answers();
  await pass(0);
  expect(outcome()).toMatchObject({ kind: "refused", retryAfterMs: 3_000 });
});

test("the request goes to the host's address for this cloud", () => {
  const { request } = start();
  expect(request.open).toHaveBeenCalledWith(
    "POST",
    "https://api.cloudinary.com/v1_1/firm/auto/upload",
  );
});
