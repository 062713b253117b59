/** @jest-environment jsdom */

import { warmFonts } from "@/lib/consent/pdf/application-pdf";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { sendMail } from "@/lib/consent/providers/mail";
import { type Upload, upload as uploadToHost } from "@/lib/consent/providers/media-host-upload";
import { browserEffects } from "@/lib/consent/submission/browser-effects";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

jest.mock("@/lib/consent/providers/media-host-upload", () => ({
  upload: jest.fn(async () => "https://a.example"),
}));
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

const KEYS = {
  cloudName: "firm",
  uploadPreset: "consent",
  serviceId: "s",
  templateId: "t",
  publicKey: "k",
};
const words = { language: "en-IN" } as PdfWords;
const effects = browserEffects(KEYS, words);

test("a file goes to the media host of the keys, an e-mail to their e-mail provider", async () => {
  const file = { endpoint: "auto", fileName: "REF-pan.jpg" } as Upload;
  await effects.providers?.upload(file);
  const host = expect.objectContaining({ cloudName: "firm", uploadPreset: "consent" });
  expect(jest.mocked(uploadToHost).mock.calls).toEqual([[host, file]]);
  const mail = { reference: "REF" } as Parameters<
    NonNullable<typeof effects.providers>["sendMail"]
  >[0];
  await effects.providers?.sendMail(mail);
  const provider = expect.objectContaining({ serviceId: "s" });
  const variables = { reference: "REF", language: "en-IN" };
  expect(jest.mocked(sendMail).mock.calls).toEqual([[provider, variables]]);
});

describe("waiting", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const ways = {
    "a pause of 1 s": [1_000, (signal: AbortSignal) => effects.wait(1_000, signal)],
    "waiting for the line": [15_000, (signal: AbortSignal) => effects.untilOnline(signal)],
  } as const;

  /** Starts waiting; `outcome` is what became of it so far. */
  function start(wait: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal) {
    const outcome = jest.fn();
    wait(signal).then(outcome, outcome);
    return outcome;
  }

  test.each(Object.entries(ways))("%s ends after its time", async (_, [limit, wait]) => {
    const outcome = start(wait, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(false);
  });

  test.each(Object.entries(ways))("%s ends at once when the page is left", async (_, [, wait]) => {
    const leaving = new AbortController();
    const outcome = start(wait, leaving.signal);
    leaving.abort("left");
    const outcomeAfter = start(wait, leaving.signal);
    await jest.advanceTimersByTimeAsync(0);
    expect([outcome.mock.calls, outcomeAfter.mock.calls]).toEqual([[["left"]], [["left"]]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("waiting for the line ends when the browser reports that it is back", async () => {
    const outcome = start(effects.untilOnline, new AbortController().signal);
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledWith(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("what sending needs is fetched once, again when that failed, and fonts for each name", async () => {
  worker.warm.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  for (const name of ["A", "Asha", "आशा"]) await effects.warm(name);
  expect(jest.mocked(warmFonts).mock.calls).toEqual([["A"], ["Asha"], ["आशा"]]);
  expect(worker.warm).toHaveBeenCalledTimes(2);
});

test("closing ends the worker", () => {
  effects.close();
  expect(worker.close).toHaveBeenCalledTimes(1);
});
