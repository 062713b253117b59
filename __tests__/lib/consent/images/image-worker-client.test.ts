import type { WorkRequest } from "@/lib/consent/images/image-work";
import type { WorkerAnswer } from "@/lib/consent/images/image-worker";
import { createImageWorkerClient } from "@/lib/consent/images/image-worker-client";
import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";

const onThisThread: PrepareResult = { ok: false, reason: "damaged" };
const pdfOfThisThread: DetailsPdf = { bytes: new Uint8Array([1]), skipped: [] };

const prepareImage = jest.fn(async (_bytes: ArrayBuffer) => onThisThread);
const detailsPdf = jest.fn(async (_input: DetailsPdfInput) => pdfOfThisThread);

jest.mock("@/lib/consent/images/prepare-image", () => ({
  prepareImage: (bytes: ArrayBuffer) => prepareImage(bytes),
}));
jest.mock("@/lib/consent/pdf/details-pdf", () => ({
  detailsPdf: (input: DetailsPdfInput) => detailsPdf(input),
}));

const INPUT = { title: "Client Consent Form" } as DetailsPdfInput;

const result = (reason: "empty" | "heic" | "altered"): PrepareResult => ({ ok: false, reason });

/** A worker that the test speaks for. */
class FakeWorker extends EventTarget {
  readonly requests: WorkRequest[] = [];
  readonly terminate = jest.fn();

  postMessage(request: WorkRequest) {
    this.requests.push(request);
  }

  says(data: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  runs() {
    this.says({});
  }

  answers(value: PrepareResult | DetailsPdf) {
    this.says({ result: value });
  }

  breaks() {
    this.dispatchEvent(new Event("error"));
  }
}

function open() {
  const worker = new FakeWorker();
  const start = jest.fn(() => worker as unknown as Worker);
  return { worker, start, imageWorker: createImageWorkerClient(start) };
}

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const bytes = (value: number) => new Uint8Array([value]).buffer;

beforeEach(() => {
  jest.useFakeTimers();
  prepareImage.mockClear();
  detailsPdf.mockClear();
});
afterEach(() => jest.useRealTimers());

describe("with a worker", () => {
  test("it starts with the first request and not before", async () => {
    const { start, imageWorker } = open();
    expect(start).not.toHaveBeenCalled();
    imageWorker.prepare(bytes(1)).catch(() => undefined);
    imageWorker.prepare(bytes(2)).catch(() => undefined);
    await pass();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("nothing is asked of it before it says that it runs", async () => {
    const { worker, imageWorker } = open();
    imageWorker.prepare(bytes(1)).catch(() => undefined);
    await pass();
    expect(worker.requests).toEqual([]);
    worker.runs();
    await pass();
    expect(worker.requests).toEqual([{ kind: "prepare", bytes: bytes(1) }]);
  });

  test("it prepares a photograph and builds a PDF, and this thread does nothing", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    const built = imageWorker.buildPdf(INPUT);
    await pass();
    worker.runs();
    await pass();
    worker.answers(result("heic"));
    await pass();
    const pdf: DetailsPdf = { bytes: new Uint8Array([2]), skipped: ["signImage"] };
    worker.answers(pdf);
    expect(await prepared).toEqual(result("heic"));
    expect(await built).toBe(pdf);
    expect(worker.requests[1]).toMatchObject({ kind: "pdf", input: INPUT });
    expect([prepareImage.mock.calls, detailsPdf.mock.calls]).toEqual([[], []]);
  });

  test("one job is done after the other, in the order they came", async () => {
    const { worker, imageWorker } = open();
    const jobs = [1, 2, 3].map((value) => imageWorker.prepare(bytes(value)));
    await pass();
    worker.runs();
    await pass();
    const asked = () => worker.requests.map((request) => "bytes" in request && request.bytes);
    expect(asked()).toEqual([bytes(1)]);
    worker.answers(result("empty"));
    await pass();
    expect(asked()).toEqual([bytes(1), bytes(2)]);
    worker.answers(result("heic"));
    await pass();
    worker.answers(result("altered"));
    expect(await Promise.all(jobs)).toEqual([result("empty"), result("heic"), result("altered")]);
  });

  test("warming up starts it and does not wait for a photograph", async () => {
    const { worker, imageWorker } = open();
    imageWorker.prepare(bytes(1)).catch(() => undefined);
    const warm = imageWorker.warm();
    await pass();
    worker.runs();
    await warm;
    expect(worker.requests.map(({ kind }) => kind)).toEqual(["prepare"]);
  });

  test("nothing is left to go off after an answer", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    await pass();
    worker.runs();
    await pass();
    worker.answers(result("heic"));
    await prepared;
    expect(jest.getTimerCount()).toBe(0);
  });

  test("close ends it", async () => {
    const { worker, imageWorker } = open();
    const warm = imageWorker.warm();
    await pass();
    worker.runs();
    await warm;
    await imageWorker.close();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

describe("closed", () => {
  test("while a job runs and another waits: both fail, and this thread does not take them over", async () => {
    const { worker, start, imageWorker } = open();
    const jobs = [1, 2].map((value) => imageWorker.prepare(bytes(value)));
    const settled = Promise.allSettled(jobs);
    await pass();
    worker.runs();
    await pass();
    await imageWorker.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(worker.terminate).toHaveBeenCalled();
    expect(start).toHaveBeenCalledTimes(1);
    expect(prepareImage).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test("before the worker runs: its job fails", async () => {
    const { worker, imageWorker } = open();
    const settled = Promise.allSettled([imageWorker.prepare(bytes(1))]);
    await pass();
    await imageWorker.close();
    expect((await settled)[0]?.status).toBe("rejected");
    expect(worker.terminate).toHaveBeenCalled();
    expect(prepareImage).not.toHaveBeenCalled();
  });
});

describe("the work is done on this thread", () => {
  test("where no worker can start", async () => {
    const imageWorker = createImageWorkerClient(() => {
      throw new TypeError("Workers are forbidden here.");
    });
    expect(await imageWorker.prepare(bytes(1))).toEqual(onThisThread);
    expect(await imageWorker.buildPdf(INPUT)).toBe(pdfOfThisThread);
    expect(prepareImage).toHaveBeenCalledWith(bytes(1));
    expect(detailsPdf).toHaveBeenCalledWith(INPUT);
  });

  test("when the worker's script does not load", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    await pass();
    worker.breaks();
    expect(await prepared).toEqual(onThisThread);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test("when the worker does not say in 15 seconds that it runs", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    await pass(14_999);
    expect(prepareImage).not.toHaveBeenCalled();
    await pass(1);
    expect(await prepared).toEqual(onThisThread);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test("when the worker keeps silent over a job for a minute", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    await pass();
    worker.runs();
    await pass(59_999);
    expect(prepareImage).not.toHaveBeenCalled();
    await pass(1);
    expect(await prepared).toEqual(onThisThread);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test("when the worker breaks down over a job", async () => {
    const { worker, imageWorker } = open();
    const prepared = imageWorker.prepare(bytes(1));
    await pass();
    worker.runs();
    await pass();
    worker.breaks();
    expect(await prepared).toEqual(onThisThread);
  });

  test("from then on, without another worker or another wait", async () => {
    const { worker, start, imageWorker } = open();
    const first = imageWorker.prepare(bytes(1));
    await pass();
    worker.breaks();
    await first;
    expect(await imageWorker.prepare(bytes(2))).toEqual(onThisThread);
    expect(start).toHaveBeenCalledTimes(1);
    expect(worker.requests).toEqual([]);
  });

  test("from then on, also when it ran before", async () => {
    const { worker, start, imageWorker } = open();
    const first = imageWorker.prepare(bytes(1));
    await pass();
    worker.runs();
    await pass();
    worker.breaks();
    await first;
    expect(await imageWorker.prepare(bytes(2))).toEqual(onThisThread);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("for the one job the worker fails at; it goes on with the next", async () => {
    const { worker, imageWorker } = open();
    const failing = imageWorker.prepare(bytes(1));
    const next = imageWorker.prepare(bytes(2));
    await pass();
    worker.runs();
    await pass();
    worker.says({});
    expect(await failing).toEqual(onThisThread);
    await pass();
    worker.answers(result("heic"));
    expect(await next).toEqual(result("heic"));
    expect(worker.terminate).not.toHaveBeenCalled();
  });
});

test("a job that fails everywhere says so and does not hold up the next", async () => {
  const imageWorker = createImageWorkerClient(() => {
    throw new TypeError("Workers are forbidden here.");
  });
  prepareImage.mockRejectedValueOnce(new Error("no canvas"));
  const failing = imageWorker.prepare(bytes(1));
  const next = imageWorker.prepare(bytes(2));
  await expect(failing).rejects.toThrow("no canvas");
  expect(await next).toEqual(onThisThread);
});
