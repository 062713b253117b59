/** @jest-environment jsdom */

import type { FormWords } from "@/lib/consent/form-words";
import { loadFontsFor } from "@/lib/consent/pdf/application-pdf";
import { type ConsentMail, sendMail } from "@/lib/consent/providers/mail";
import { type Upload, upload } from "@/lib/consent/providers/media-host";
import { browserEffects } from "@/lib/consent/submission/browser-effects";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

jest.mock("@/lib/consent/providers/media-host", () => ({ upload: jest.fn() }));
jest.mock("@/lib/consent/providers/mail", () => ({
  mailVariables: jest.fn((mail, { language }) => ({ ...mail, language })),
  sendMail: jest.fn(async () => undefined),
}));
jest.mock("@/lib/consent/worker/worker-client", () => ({ createWorkerClient: jest.fn() }));
jest.mock("@/lib/consent/pdf/application-pdf", () => ({ loadFontsFor: jest.fn(async () => {}) }));

const worker = {
  prepare: jest.fn(),
  buildPdf: jest.fn(),
  seal: jest.fn(),
  warm: jest.fn(async () => undefined),
  close: jest.fn(async () => undefined),
};
jest.mocked(createWorkerClient).mockReturnValue(worker);

const mailKeys = { serviceId: "s", templateId: "t", publicKey: "k" };
const KEYS = { cloudName: "firm", uploadPreset: "consent", ...mailKeys };
const words = { language: "en-IN" } as FormWords;
const effects = browserEffects(KEYS, words, []);

test("a file goes to the media host and an e-mail to the e-mail provider of the keys", async () => {
  const providers = await effects.load();
  const file = { endpoint: "auto", fileName: "REF-pan.jpg" } as Upload;
  await providers?.upload(file);
  const host = expect.objectContaining({ cloudName: "firm", uploadPreset: "consent" });
  expect(jest.mocked(upload).mock.calls).toEqual([[host, file]]);
  await providers?.sendMail({ reference: "REF" } as ConsentMail);
  const variables = { reference: "REF", language: "en-IN" };
  expect(jest.mocked(sendMail).mock.calls).toEqual([
    [expect.objectContaining(mailKeys), variables],
  ]);
  expect(effects.canSend).toBe(true);
});

test("without keys and mock providers nothing can be sent", async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  const { canSend, load } = browserEffects(null, words, []);
  expect([canSend, await load()]).toEqual([false, null]);
});

describe("sealed", () => {
  const KEY = ["age1key"];
  const able = globalThis.TransformStream;
  beforeEach(() => {
    Object.assign(globalThis, { ReadableStream: { prototype: { pipeThrough() {} } } });
    Object.assign(globalThis, { TransformStream: class {} });
    Object.defineProperty(globalThis, "crypto", { value: { subtle: {} }, configurable: true });
    jest.mocked(upload).mockClear();
  });
  afterAll(() => Object.assign(globalThis, { TransformStream: able }));

  test("each file leaves as it was sealed when it was chosen, the same in every try", async () => {
    const [photo, ciphertext] = [new Blob(["photo"]), new Blob(["sealed"])];
    worker.prepare.mockResolvedValue({ ok: true, image: { upload: photo } });
    worker.seal.mockResolvedValue(ciphertext);
    const sealing = browserEffects(KEYS, words, KEY);
    await sealing.prepareImage(new ArrayBuffer(1));
    const providers = await sealing.load();
    const file = { endpoint: "auto", fileName: "REF-pan.jpg", file: photo } as Upload;
    for (const _ of ["a try", "another"]) await providers?.upload(file);
    const sent = { ...file, fileName: "REF-pan.jpg.age", file: ciphertext };
    expect(jest.mocked(upload).mock.calls.map(([, given]) => given)).toEqual([sent, sent]);
    expect(worker.seal.mock.calls).toEqual([[photo, KEY]]);
  });

  test("what cannot be sealed does not leave: neither when it fails nor in an old browser", async () => {
    worker.seal.mockRejectedValue(new TypeError("no chunk"));
    const providers = await browserEffects(KEYS, words, KEY).load();
    const file = new Blob(["photo"]);
    await expect(providers?.upload({ file } as Upload)).rejects.toThrow("no chunk");
    Object.assign(globalThis, { TransformStream: undefined });
    const { canSend, seal, load } = browserEffects(KEYS, words, KEY);
    expect([canSend, seal, await load()]).toEqual([false, null, null]);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe("waiting", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ["for a second", 1_000, (signal: AbortSignal) => effects.wait(1_000, signal)],
    ["for the line", 15_000, (signal: AbortSignal) => effects.untilOnline(signal)],
  ] as const)("%s ends in time, or at once when the page is left", async (_, limit, wait) => {
    const [leaving, outcome, ended] = [new AbortController(), jest.fn(), jest.fn()];
    wait(leaving.signal).then(outcome);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([[false]]);
    wait(leaving.signal).catch(ended);
    leaving.abort("left");
    wait(leaving.signal).catch(ended);
    await jest.advanceTimersByTimeAsync(0);
    expect([ended.mock.calls, jest.getTimerCount()]).toEqual([[["left"], ["left"]], 0]);
  });

  test("for the connection ends when the browser reports that it is back", async () => {
    const waiting = effects.untilOnline(new AbortController().signal);
    window.dispatchEvent(new Event("online"));
    expect([await waiting, jest.getTimerCount()]).toEqual([true, 0]);
  });
});

test("the worker and fonts for the name are fetched early, and closing ends the worker", async () => {
  await effects.warm("आशा");
  expect(jest.mocked(loadFontsFor)).toHaveBeenCalledWith("आशा");
  expect(worker.warm).toHaveBeenCalledTimes(1);
  effects.close();
  expect(worker.close).toHaveBeenCalledTimes(1);
});
