/** @jest-environment jsdom */

import type { Fault } from "@/e2e/support/servers/test-providers";
import type { MediaHost } from "@/lib/consent/providers/media-host";
import { type Upload, upload } from "@/lib/consent/providers/media-host-upload";
import { ProviderError, type ProviderFault } from "@/lib/consent/providers/provider-error";
import { type Site, startSite } from "../../../scripts/serve/mock-services/support";

// jsdom takes its time over ten megabytes.
jest.setTimeout(20_000);

let site: Site;
let host: MediaHost;

beforeEach(async () => {
  // jsdom writes of each broken connection, as a browser does.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  site = await startSite({ allowOtherOrigins: true });
  const api = `${site.origin}/__intake`;
  host = {
    api,
    files: `${api}/files/`,
    cloudName: "firm & co",
    uploadPreset: "consent",
  };
});
afterEach(async () => {
  await site.stop();
  jest.restoreAllMocks();
});

const set = (fault: Omit<Fault, "endpoint">) =>
  site.providers.setFaults([{ endpoint: "auto", ...fault }]);

const photograph = (bytes = 2_000) =>
  new Blob([new Uint8Array(bytes).fill(7)], { type: "image/jpeg" });

const send = (changes: Partial<Upload> = {}) =>
  upload(host, {
    endpoint: "auto",
    file: photograph(),
    fileName: "a.jpg",
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });

async function faultOf(uploading: Promise<string>): Promise<ProviderFault> {
  const cause = await uploading.then(
    (address) => new Error(`${address} was accepted.`),
    (reason: unknown) => reason,
  );
  if (cause instanceof ProviderError) return cause.fault;
  throw cause;
}

test("a photograph arrives whole, under the name it is given", async () => {
  const address = await send({ fileName: "7K3Q-M2X9-D4TB-pan.jpg" });
  expect(address).toMatch(`${host.files}`);
  expect(site.providers.requests).toMatchObject([
    {
      endpoint: "auto",
      filename: "7K3Q-M2X9-D4TB-pan.jpg",
      contentType: "image/jpeg",
      fileBytes: 2_000,
      status: 200,
    },
  ]);
});

test("the preset and the cloud's name go with it, and nothing else", async () => {
  await send();
  expect(site.providers.requests[0]?.fields).toEqual({
    upload_preset: "consent",
    cloud_name: "firm & co",
  });
});

test("the PDF goes to the endpoint for raw files", async () => {
  await send({ endpoint: "raw", fileName: "details.pdf" });
  expect(site.providers.requests).toMatchObject([{ endpoint: "raw", filename: "details.pdf" }]);
});

test("the address it gives back leads to the file", async () => {
  const address = await send();
  expect(await site.providers.fileAt(address)).toHaveLength(2_000);
});

test("progress only grows, and ends with everything sent", async () => {
  const parts: number[] = [];
  await send({ file: photograph(3_000_000), onProgress: (part) => parts.push(part) });
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(parts[0]).toBeGreaterThanOrEqual(0);
  expect(parts.at(-1)).toBe(1);
});

test.each<[string, Omit<Fault, "endpoint">, ProviderFault]>([
  [
    "a server that fails",
    { kind: "status", status: 503 },
    { kind: "refused", status: 503, text: expect.any(String), retryAfterMs: 0 },
  ],
  [
    "a server that refuses",
    { kind: "status", status: 400 },
    { kind: "refused", status: 400, text: expect.any(String), retryAfterMs: 0 },
  ],
  ["a line that breaks on the way", { kind: "reset", afterBytes: 1_000 }, { kind: "network" }],
  ["a line that breaks before the answer", { kind: "reset-after-upload" }, { kind: "network" }],
  ["JSON that is cut short", { kind: "truncated-json" }, { kind: "garbled" }],
  ["the page of a hotel's network", { kind: "html" }, { kind: "garbled" }],
  ["an answer without an address", { kind: "no-secure-url" }, { kind: "unacceptable" }],
  ["an address of somebody else", { kind: "foreign-url" }, { kind: "unacceptable" }],
  ["an earlier file", { kind: "existing" }, { kind: "unacceptable" }],
])("%s is no success", async (_, fault, expected) => {
  set(fault);
  expect(await faultOf(send())).toEqual(expected);
});

test("the next try goes through", async () => {
  set({ kind: "reset", afterBytes: 0 });
  await faultOf(send());
  await expect(send()).resolves.toMatch(host.files);
});

test("a file the host finds too large is refused with its message", async () => {
  const fault = await faultOf(send({ file: photograph(10_485_761) }));
  expect(fault).toMatchObject({ status: 400, text: expect.stringMatching(/too large/i) });
});

test("no server at all is a fault of the network", async () => {
  await site.stop();
  expect(await faultOf(send())).toEqual({ kind: "network" });
  site = await startSite();
});

test("abort ends it with the signal's own reason", async () => {
  set({ kind: "hang" });
  const leaving = new AbortController();
  const uploading = send({ signal: leaving.signal });
  const reason = new Error("The page was left.");
  setTimeout(() => leaving.abort(reason), 50);
  await expect(uploading).rejects.toBe(reason);
});

test("nothing is sent once it is aborted", async () => {
  await expect(send({ signal: AbortSignal.abort("left") })).rejects.toBe("left");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(site.providers.requests).toEqual([]);
});
