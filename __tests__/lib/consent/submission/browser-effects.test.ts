/** @jest-environment jsdom */

import { warmFonts } from "@/lib/consent/pdf/application-pdf";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
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
jest.mock("@/lib/consent/pdf/application-pdf", () => ({ warmFonts: jest.fn(async () => {}) }));

const worker = {
  prepare: jest.fn(),
  buildPdf: jest.fn(),
  warm: jest.fn(async () => undefined),
  close: jest.fn(async () => undefined),
};
jest.mocked(createWorkerClient).mockReturnValue(worker);

const mailKeys = { serviceId: "s", templateId: "t", publicKey: "k" };
const KEYS = { cloudName: "firm", uploadPreset: "consent", ...mailKeys };
const words = { language: "en-IN" } as PdfWords;
const effects = browserEffects(KEYS, words);

test("a file goes to the media host of the keys, an e-mail to their e-mail provider", async () => {
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
  const { canSend, load } = browserEffects(null, words);
  expect([canSend, await load()]).toEqual([false, null]);
});

describe("waiting", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const ways = [
    ["a pause of 1 s", 1_000, (signal: AbortSignal) => effects.wait(1_000, signal)],
    ["waiting for the line", 15_000, (signal: AbortSignal) => effects.untilOnline(signal)],
  ] as const;

  /** Starts waiting; `outcome` is what became of it so far. */
  function start(
    wait: (signal: AbortSignal) => Promise<unknown>,
    signal = new AbortController().signal,
  ) {
    const outcome = jest.fn();
    wait(signal).then(outcome, outcome);
    return outcome;
  }

  test.each(ways)("%s ends after its time", async (_, limit, wait) => {
    const outcome = start(wait);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(false);
  });

  test.each(ways)("%s ends at once when the page is left", async (_, __, wait) => {
    const leaving = new AbortController();
    const outcome = start(wait, leaving.signal);
    leaving.abort("left");
    const outcomeAfter = start(wait, leaving.signal);
    await jest.advanceTimersByTimeAsync(0);
    expect([outcome.mock.calls, outcomeAfter.mock.calls]).toEqual([[["left"]], [["left"]]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("waiting for the line ends when the browser reports that it is back", async () => {
    const outcome = start(effects.untilOnline);
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledWith(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("the worker and fonts for the name are fetched early, and closing ends the worker", async () => {
  await effects.warm("आशा");
  expect(jest.mocked(warmFonts)).toHaveBeenCalledWith("आशा");
  expect(worker.warm).toHaveBeenCalledTimes(1);
  effects.close();
  expect(worker.close).toHaveBeenCalledTimes(1);
});
