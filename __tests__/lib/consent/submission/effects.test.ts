/** @jest-environment jsdom */

import { createImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import { warmFonts } from "@/lib/consent/pdf/application-pdf";
import type { PdfWords } from "@/lib/consent/pdf/pdf-words";
import { type Upload, upload as uploadToHost } from "@/lib/consent/providers/media-host-upload";
import { browserEffects } from "@/lib/consent/submission/effects";

jest.mock("@/lib/consent/providers/media-host-upload", () => ({
  upload: jest.fn(async () => "https://a.example"),
}));
jest.mock("@/lib/consent/images/image-worker-client", () => ({
  createImageWorkerClient: jest.fn(),
}));
jest.mock("@/lib/consent/pdf/application-pdf", () => ({ warmFonts: jest.fn(async () => {}) }));

const imageWorker = {
  prepare: jest.fn(),
  buildPdf: jest.fn(),
  warm: jest.fn(async () => undefined),
  close: jest.fn(async () => undefined),
};
jest.mocked(createImageWorkerClient).mockReturnValue(imageWorker);

const KEYS = {
  cloudName: "firm",
  uploadPreset: "consent",
  serviceId: "s",
  templateId: "t",
  publicKey: "k",
};

const words = {
  language: "en-IN",
  accepted: { heading: "", texts: [{ label: "Terms 1.0" }, { label: "Notice 1.1" }] },
} as PdfWords;
const effects = browserEffects(KEYS, words);

test("the versions accepted and the moment are said as in the PDF", () => {
  expect(effects.accepted).toBe("Terms 1.0; Notice 1.1");
  expect(effects.formatMoment(new Date("2026-11-22T12:30:00Z"))).toContain("22 November 2026");
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(uploadToHost).mockClear();
});
afterEach(() => jest.useRealTimers());

/** What became of a promise so far. */
function watch(promise: Promise<unknown>) {
  let outcome: unknown = "pending";
  promise.then(
    () => {
      outcome = "done";
    },
    (cause: unknown) => {
      outcome = cause;
    },
  );
  return () => outcome;
}

test("a file goes to the media host of the keys", async () => {
  const { signal } = new AbortController();
  const upload: Upload = {
    endpoint: "auto",
    file: new Blob(["file"]),
    fileName: "REF-pan.jpg",
    onProgress: jest.fn(),
    signal,
  };
  await effects.providers?.upload(upload);
  const host = expect.objectContaining({ cloudName: "firm", uploadPreset: "consent" });
  expect(jest.mocked(uploadToHost).mock.calls).toEqual([[host, upload]]);
});

describe("a pause", () => {
  test("is as long as it was asked for", async () => {
    const outcome = watch(effects.wait(1_000, new AbortController().signal));
    await jest.advanceTimersByTimeAsync(999);
    expect(outcome()).toBe("pending");
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome()).toBe("done");
  });

  test("ends at once when the page is left, with the reason", async () => {
    const leaving = new AbortController();
    const outcome = watch(effects.wait(1_000, leaving.signal));
    leaving.abort("left");
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome()).toBe("left");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("does not begin when the page was left before", async () => {
    const outcome = watch(effects.wait(1_000, AbortSignal.abort("left")));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome()).toBe("left");
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("waiting for the line", () => {
  test("ends when the browser says that it is back", async () => {
    const outcome = watch(effects.untilOnline(new AbortController().signal));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(outcome()).toBe("pending");
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome()).toBe("done");
    expect(jest.getTimerCount()).toBe(0);
  });

  test("ends after a while all the same: browsers are wrong about it at times", async () => {
    const outcome = watch(effects.untilOnline(new AbortController().signal));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(outcome()).toBe("pending");
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome()).toBe("done");
  });

  test("ends when the page is left", async () => {
    const leaving = new AbortController();
    const outcome = watch(effects.untilOnline(leaving.signal));
    leaving.abort("left");
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome()).toBe("left");
  });
});

describe("what sending needs", () => {
  beforeEach(() => imageWorker.warm.mockClear());

  test("is fetched once, and a name's fonts whenever it changes", async () => {
    const { warm } = browserEffects(KEYS, words);
    for (const name of ["Asha", "आशा"]) await warm(name);
    expect(jest.mocked(warmFonts).mock.calls).toEqual([["Asha"], ["आशा"]]);
    expect(imageWorker.warm).toHaveBeenCalledTimes(1);
  });

  test("is asked for again when it could not be fetched", async () => {
    imageWorker.warm.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { warm } = browserEffects(KEYS, words);
    for (const name of ["A", "As"]) await warm(name);
    expect(imageWorker.warm).toHaveBeenCalledTimes(2);
  });
});

test("closing ends the image worker", () => {
  effects.close();
  expect(imageWorker.close).toHaveBeenCalledTimes(1);
});
