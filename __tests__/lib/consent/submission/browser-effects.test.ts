/** @jest-environment jsdom */

import type { FormWords } from "@/lib/consent/form-words";
import { loadFontsFor } from "@/lib/consent/pdf/application-pdf";
import { type ConsentMail, sendMail } from "@/lib/consent/providers/mail";
import { type Upload, upload } from "@/lib/consent/providers/media-host";
import { browserEffects } from "@/lib/consent/submission/browser-effects";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";
import { FIELDS } from "../support";

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
  const file = { kind: "photograph", fileName: "REF-pan.jpg" } as Upload;
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
  });
  afterAll(() => Object.assign(globalThis, { TransformStream: able }));

  test("what is made is sealed, and an e-mail names the last characters of numbers", async () => {
    const sealing = browserEffects(KEYS, words, KEY);
    expect([sealing.canSend, sealing.isSealed]).toEqual([true, true]);
    expect(createWorkerClient).toHaveBeenLastCalledWith(KEY);
    await (await sealing.load())?.sendMail({ fields: FIELDS } as ConsentMail);
    const fields = { ...FIELDS, panNumber: "XXXXXX234X", adhaarNumber: "XXXXXXXX7058" };
    expect(jest.mocked(sendMail)).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ fields }),
    );
  });

  test("in a browser that cannot seal nothing is sent, and the client's own PDF is not sealed", async () => {
    Object.assign(globalThis, { TransformStream: undefined });
    const { canSend, load } = browserEffects(KEYS, words, KEY);
    expect([canSend, await load()]).toEqual([false, null]);
    expect(createWorkerClient).toHaveBeenLastCalledWith([]);
  });
});

describe("waiting", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("ends in time, or at once when the page is left", async () => {
    const [leaving, outcome, ended] = [new AbortController(), jest.fn(), jest.fn()];
    const wait = () => effects.until("online", 1_000, leaving.signal);
    wait().then(outcome);
    await jest.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([[false]]);
    wait().catch(ended);
    leaving.abort("left");
    wait().catch(ended);
    await jest.advanceTimersByTimeAsync(0);
    expect([ended.mock.calls, jest.getTimerCount()]).toEqual([[["left"], ["left"]], 0]);
  });

  test("for the connection ends when the browser reports that it is back", async () => {
    const waiting = effects.until("online", 1_000);
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
