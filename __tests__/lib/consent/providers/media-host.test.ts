import fc from "fast-check";
import { type MediaHost, readAnswer } from "@/lib/consent/providers/media-host";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";

const CLOUDINARY: MediaHost = {
  api: "https://api.cloudinary.com",
  files: "https://res.cloudinary.com/",
  cloudName: "firm",
  uploadPreset: "consent",
};
const MOCK: MediaHost = {
  ...CLOUDINARY,
  api: "http://localhost:8080/__intake",
  files: "http://localhost:8080/__intake/files/",
};

const ADDRESS = "https://res.cloudinary.com/firm/image/upload/v1/abc.jpg";

/** What the host answers to an image, as its documentation shows it. */
const IMAGE = {
  asset_id: "b5e6d2b39ba3e0869d67141ba7dba6cf",
  public_id: "eneivicys42bq5f2jpn2",
  version: 1570979139,
  width: 1000,
  height: 672,
  format: "jpg",
  resource_type: "image",
  created_at: "2026-11-21T10:05:39Z",
  bytes: 120253,
  type: "upload",
  url: ADDRESS.replace("https", "http"),
  secure_url: ADDRESS,
};

function read(
  body: unknown,
  { status = 200, retryAfter = undefined as string | undefined, host = CLOUDINARY } = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readAnswer(host, { status, body: text, retryAfter });
}

function faultOf(act: () => unknown): ProviderFault {
  try {
    act();
  } catch (cause) {
    if (cause instanceof ProviderError) return cause.fault;
    throw cause;
  }
  throw new Error("The answer was accepted.");
}

describe("a success", () => {
  test("of an image gives its address", () => {
    expect(read(IMAGE)).toBe(ADDRESS);
  });

  test("of a document gives its address", () => {
    const { width: _, height: __, format: ___, ...raw } = IMAGE;
    const address = "https://res.cloudinary.com/firm/raw/upload/v1/details.pdf";
    expect(read({ ...raw, resource_type: "raw", secure_url: address })).toBe(address);
  });

  test("with status 201 gives its address", () => {
    expect(read(IMAGE, { status: 201 })).toBe(ADDRESS);
  });

  test("that says outright that the file is new gives its address", () => {
    expect(read({ ...IMAGE, existing: false })).toBe(ADDRESS);
  });

  test("of a mock provider gives its address", () => {
    const address = "http://localhost:8080/__intake/files/0123.jpg";
    expect(read({ secure_url: address }, { host: MOCK })).toBe(address);
  });
});

describe("a success that must not be accepted", () => {
  test.each([
    ["the file of an earlier upload", { ...IMAGE, existing: true }],
    ["an answer without an address", { ...IMAGE, secure_url: undefined }],
    ["an address that is no text", { ...IMAGE, secure_url: 7 }],
    ["an address that is none", { ...IMAGE, secure_url: "abc.jpg" }],
    ["an empty object", {}],
    ["a list", [IMAGE]],
    ["null", null],
    ["a number", 7],
  ])("%s", (_, body) => {
    expect(faultOf(() => read(body))).toEqual({ kind: "unacceptable" });
  });

  test.each([
    ["another host", "https://evil.example/firm/image/upload/v1/abc.jpg"],
    ["a host that begins alike", "https://res.cloudinary.com.evil.example/firm/abc.jpg"],
    ["a host that ends alike", "https://evil-res.cloudinary.com/firm/abc.jpg"],
    ["the host as a user's name", "https://res.cloudinary.com@evil.example/abc.jpg"],
    ["a user and a password", "https://user:pass@res.cloudinary.com/firm/abc.jpg"],
    ["a password alone", "https://:pass@res.cloudinary.com/firm/abc.jpg"],
    ["a user", "https://user@res.cloudinary.com/firm/abc.jpg"],
    ["another port", "https://res.cloudinary.com:8443/firm/abc.jpg"],
    ["no encryption", "http://res.cloudinary.com/firm/abc.jpg"],
    ["a script", "javascript:alert(1)//res.cloudinary.com/"],
    ["a file of its own", "data:text/html,res.cloudinary.com/"],
    ["no scheme", "//res.cloudinary.com/firm/abc.jpg"],
  ])("an address with %s", (_, secure_url) => {
    expect(faultOf(() => read({ ...IMAGE, secure_url }))).toEqual({ kind: "unacceptable" });
  });

  test.each([
    "http://localhost:8080/abc.jpg",
    "http://localhost:8080/__intake/clear",
    "http://localhost:8080/__intake/files/../clear",
    "http://localhost:8080/__intake/files/%2e%2e/clear",
    "http://localhost:8081/__intake/files/abc.jpg",
    "http://127.0.0.1:8080/__intake/files/abc.jpg",
  ])("%s, which is none of a mock provider's files", (secure_url) => {
    const act = () => read({ secure_url }, { host: MOCK });
    expect(faultOf(act)).toEqual({ kind: "unacceptable" });
  });

  test("whatever address is accepted leads to the host", () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string().map((end) => `https://res.cloudinary.com${end}`),
      fc.string().map((middle) => `https://${middle}res.cloudinary.com/firm/abc.jpg`),
    );
    fc.assert(
      fc.property(address, (secure_url) => {
        let accepted: string;
        try {
          accepted = read({ ...IMAGE, secure_url });
        } catch {
          return;
        }
        expect(new URL(accepted)).toMatchObject({
          origin: "https://res.cloudinary.com",
          username: "",
          password: "",
        });
      }),
    );
  });
});

describe("an answer that is none of the host's", () => {
  test.each([
    ["the page of a hotel's network", "<!doctype html><title>Sign in</title>"],
    ["JSON that was cut short", JSON.stringify(IMAGE).slice(0, 200)],
    ["nothing", ""],
  ])("%s", (_, body) => {
    expect(faultOf(() => read(body))).toEqual({ kind: "garbled" });
  });

  test("is never taken for an address, wherever it was cut", () => {
    const whole = JSON.stringify(IMAGE);
    for (let length = 0; length < whole.length; length += 1) {
      expect(faultOf(() => read(whole.slice(0, length)))).toEqual({ kind: "garbled" });
    }
  });
});

describe("a refusal", () => {
  const refusal = (message: string) => ({ error: { message } });

  test.each([
    [400, "Upload preset not found"],
    [400, "File size too large. Got 11926513. Maximum is 10485760."],
    [401, "Unknown API key "],
    [420, "Rate Limit Exceeded"],
    [500, "Internal Server Error"],
  ])("with status %d carries the host's message", (status, message) => {
    expect(faultOf(() => read(refusal(message), { status }))).toEqual({
      kind: "refused",
      status,
      text: message,
      retryAfterMs: 0,
    });
  });

  test.each([
    ["a page", "<html>502 Bad Gateway</html>"],
    ["nothing", ""],
    ["JSON of another shape", { message: "no" }],
    ["an error without a message", { error: {} }],
    ["a success", IMAGE],
  ])("with %s for a body carries no message", (_, body) => {
    expect(faultOf(() => read(body, { status: 502 }))).toMatchObject({
      kind: "refused",
      status: 502,
      text: undefined,
    });
  });

  test("says how long to wait, in seconds", () => {
    const act = () => read(refusal("busy"), { status: 429, retryAfter: "7" });
    expect(faultOf(act)).toMatchObject({ retryAfterMs: 7_000 });
  });

  test.each(["Sat, 21 Nov 2026 10:00:00 GMT", "soon"])(
    "that says to wait until %p is taken for one without a time",
    (retryAfter) => {
      const act = () => read(refusal("busy"), { status: 503, retryAfter });
      expect(faultOf(act)).toMatchObject({ retryAfterMs: 0 });
    },
  );
});
