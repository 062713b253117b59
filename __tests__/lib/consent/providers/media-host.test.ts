import fc from "fast-check";
import { readAnswer } from "@/lib/consent/providers/media-host";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";

const CLOUDINARY = {
  api: "https://api.cloudinary.com",
  files: "https://res.cloudinary.com/",
  cloudName: "firm",
  uploadPreset: "consent",
};
const MOCK = { ...CLOUDINARY, files: "http://localhost:8080/__intake/files/" };

const ADDRESS = "https://res.cloudinary.com/firm/image/upload/v1/abc.jpg";

/** As the host's documentation shows it, shortened. */
const IMAGE = { public_id: "eneivicys42bq5f2jpn2", format: "jpg", secure_url: ADDRESS };

/** Reads an answer. @returns the address, or why it is none */
function read(
  body: unknown,
  { status = 200, retryAfter = undefined as string | undefined, host = CLOUDINARY } = {},
): string | ProviderFault {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  try {
    return readAnswer(host, { status, body: text, retryAfter });
  } catch (cause) {
    if (cause instanceof ProviderError) return cause.fault;
    throw cause;
  }
}

test("a success gives the file's address", () => {
  expect(read(IMAGE)).toBe(ADDRESS);
  expect(read({ ...IMAGE, existing: false }, { status: 201 })).toBe(ADDRESS);
  const address = "http://localhost:8080/__intake/files/0123.jpg";
  expect(read({ secure_url: address }, { host: MOCK })).toBe(address);
});

const unacceptable = { kind: "unacceptable" };

test.each([
  ["the file of an earlier upload", { ...IMAGE, existing: true }],
  ["an answer without an address", { ...IMAGE, secure_url: undefined }],
  ["an address that is no text", { ...IMAGE, secure_url: 7 }],
  ["a list", [IMAGE]],
  ["null", null],
])("%s must not be accepted", (_, body) => expect(read(body)).toEqual(unacceptable));

test.each([
  ["none", "abc.jpg"],
  ["on another host", "https://evil.example/firm/image/upload/v1/abc.jpg"],
  ["on a host that begins alike", "https://res.cloudinary.com.evil.example/firm/abc.jpg"],
  ["with the host as a user's name", "https://res.cloudinary.com@evil.example/abc.jpg"],
  ["with a user and a password", "https://user:pass@res.cloudinary.com/firm/abc.jpg"],
  ["at another port", "https://res.cloudinary.com:8443/firm/abc.jpg"],
  ["without encryption", "http://res.cloudinary.com/firm/abc.jpg"],
  ["of a script", "javascript:alert(1)//res.cloudinary.com/"],
  ["without a scheme", "//res.cloudinary.com/firm/abc.jpg"],
  ["longer than any of the host's", ADDRESS.padEnd(1_001, "a")],
])("an address %s must not be accepted", (_, secure_url) =>
  expect(read({ ...IMAGE, secure_url })).toEqual(unacceptable),
);

test("an address of 1,000 characters is accepted", () => {
  const secure_url = ADDRESS.padEnd(1_000, "a");
  expect(read({ ...IMAGE, secure_url })).toBe(secure_url);
});

test.each([
  "http://localhost:8080/abc.jpg",
  "http://localhost:8080/__intake/files/../clear",
  "http://localhost:8080/__intake/files/%2e%2e/clear",
  "http://localhost:8081/__intake/files/abc.jpg",
])("%s is none of a mock provider's files", (secure_url) =>
  expect(read({ secure_url }, { host: MOCK })).toEqual(unacceptable),
);

test("whatever address is accepted leads to the host", () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.string().map((end) => `https://res.cloudinary.com${end}`),
    fc.string().map((middle) => `https://${middle}res.cloudinary.com/firm/abc.jpg`),
  );
  fc.assert(
    fc.property(address, (secure_url) => {
      const accepted = read({ ...IMAGE, secure_url });
      if (typeof accepted !== "string") return;
      const { origin, username, password } = new URL(accepted);
      expect([origin, username, password]).toEqual(["https://res.cloudinary.com", "", ""]);
    }),
  );
});

test("a page, and JSON that was cut anywhere, is not the host's answer", () => {
  const whole = JSON.stringify(IMAGE);
  const cut = Array.from(whole, (_, length) => whole.slice(0, length));
  for (const body of ["<!doctype html><title>Sign in</title>", ...cut]) {
    expect(read(body)).toEqual({ kind: "garbled" });
  }
});

const refused = { kind: "refused", retryAfterMs: 0 };

test.each([199, 300, 400, 500])("status %d is a refusal with the host's message", (status) => {
  const text = "Upload preset not found";
  expect(read({ error: { message: text } }, { status })).toEqual({ ...refused, status, text });
});

test.each([
  ["a page", "<html>502 Bad Gateway</html>"],
  ["nothing", ""],
  ["an error without a message", { error: {} }],
  ["a success", IMAGE],
])("a refusal with %s for a body has no message", (_, body) => {
  expect(read(body, { status: 502 })).toEqual({ ...refused, status: 502, text: undefined });
});

test.each([
  ["7", 7_000],
  ["Sat, 21 Nov 2026 10:00:00 GMT", 0],
  ["soon", 0],
])("to wait until %p is %d ms", (retryAfter, retryAfterMs) => {
  expect(read("", { status: 503, retryAfter })).toMatchObject({ retryAfterMs });
});
