import type { PrepareResult } from "@/lib/consent/images/prepare-image";
import type { DetailsPdf, DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { WorkerAnswer } from "@/lib/consent/worker/consent-worker";
import type { Job } from "@/lib/consent/worker/jobs";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

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
const refusal = (reason: "empty" | "heic" | "altered"): PrepareResult => ({ ok: false, reason });

/** A worker whose events the test fires. */
class FakeWorker extends EventTarget {
  readonly jobs: Job[] = [];
  readonly terminate = jest.fn();

  postMessage(job: Job) {
    this.jobs.push(job);
  }

  async answer(data: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent("message", { data }));
    await pass();
  }

  async fail() {
    this.dispatchEvent(new Event("error"));
    await pass();
  }
}

function open() {
  const worker = new FakeWorker();
  const start = jest.fn(() => worker as unknown as Worker);
  return { worker, start, client: createWorkerClient(start) };
}

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const bytes = (value: number) => new Uint8Array([value]).buffer;

/** A worker that has been asked for one photograph, and has started unless told otherwise. */
async function working(hasStarted = true) {
  const opened = open();
  const prepared = opened.client.prepare(bytes(1));
  prepared.catch(() => undefined);
  await pass();
  if (hasStarted) await opened.worker.answer({});
  return { ...opened, prepared };
}

beforeEach(() => {
  jest.useFakeTimers();
  prepareImage.mockClear();
  detailsPdf.mockClear();
});
afterEach(() => jest.useRealTimers());

test("the worker starts with the first job, and gets it when it has started", async () => {
  expect(open().start).not.toHaveBeenCalled();
  const { worker, start } = await working(false);
  expect(start).toHaveBeenCalledTimes(1);
  expect(worker.jobs).toEqual([]);
  await worker.answer({});
  expect(worker.jobs).toEqual([{ kind: "prepare", bytes: bytes(1) }]);
});

test("jobs are done one after the other, in their order, and this thread does none", async () => {
  const { worker, client, start, prepared } = await working();
  const built = client.buildPdf(INPUT);
  const last = client.prepare(bytes(3));
  await pass();
  const kinds = () => worker.jobs.map(({ kind }) => kind);
  expect(kinds()).toEqual(["prepare"]);
  await worker.answer({ result: refusal("heic") });
  expect(kinds()).toEqual(["prepare", "pdf"]);
  const pdf: DetailsPdf = { bytes: new Uint8Array([2]), skipped: ["signImage"] };
  await worker.answer({ result: pdf });
  await worker.answer({ result: refusal("altered") });
  expect(await Promise.all([prepared, built, last])).toEqual([
    refusal("heic"),
    pdf,
    refusal("altered"),
  ]);
  expect(worker.jobs[1]).toEqual({ kind: "pdf", input: INPUT });
  expect([prepareImage.mock.calls, detailsPdf.mock.calls]).toEqual([[], []]);
  expect([start.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
});

test("warming up starts the worker and does not wait for a photograph; close ends it", async () => {
  const { worker, client } = await working(false);
  const warm = client.warm();
  await worker.answer({});
  await warm;
  expect(worker.jobs.map(({ kind }) => kind)).toEqual(["prepare"]);
  await client.close();
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([false, true])(
  "once it is closed all jobs fail, and this thread does not take them over (started: %s)",
  async (hasStarted) => {
    const { worker, client, start, prepared } = await working(hasStarted);
    const settled = Promise.allSettled([prepared, client.prepare(bytes(2))]);
    await client.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(worker.terminate).toHaveBeenCalled();
    expect([start.mock.calls.length, prepareImage.mock.calls.length]).toEqual([1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  },
);

describe("the work is done on this thread", () => {
  const noWorker = () =>
    createWorkerClient(() => {
      throw new TypeError("Workers are forbidden here.");
    });

  test("where no worker can start", async () => {
    const client = noWorker();
    expect(await client.prepare(bytes(1))).toEqual(onThisThread);
    expect(await client.buildPdf(INPUT)).toBe(pdfOfThisThread);
    expect(prepareImage).toHaveBeenCalledWith(bytes(1));
    expect(detailsPdf).toHaveBeenCalledWith(INPUT);
    await expect(client.warm()).resolves.toBeUndefined();
  });

  test.each<[string, boolean, number]>([
    ["when the worker's script does not load", false, 0],
    ["when the worker does not answer in 15 seconds", false, 15_000],
    ["when the worker breaks down over a job", true, 0],
    ["when the worker keeps silent over a job for a minute", true, 60_000],
  ])("%s, and from then on", async (_, hasStarted, limit) => {
    const { worker, client, start, prepared } = await working(hasStarted);
    if (limit > 0) {
      await pass(limit - 1);
      expect(prepareImage).not.toHaveBeenCalled();
      await pass(1);
    } else await worker.fail();
    expect(await prepared).toEqual(onThisThread);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    expect(await client.prepare(bytes(2))).toEqual(onThisThread);
    expect(start).toHaveBeenCalledTimes(1);
    expect(worker.jobs).toHaveLength(hasStarted ? 1 : 0);
  });

  test("for the one job at which the worker fails; it gets the next", async () => {
    const { worker, client, prepared } = await working();
    const next = client.prepare(bytes(2));
    await worker.answer({});
    expect(await prepared).toEqual(onThisThread);
    await worker.answer({ result: refusal("heic") });
    expect(await next).toEqual(refusal("heic"));
    expect(worker.terminate).not.toHaveBeenCalled();
  });

  test("a job that fails there too does not hold up the next", async () => {
    const client = noWorker();
    prepareImage.mockRejectedValueOnce(new Error("no canvas"));
    const failing = client.prepare(bytes(1));
    const next = client.prepare(bytes(2));
    await expect(failing).rejects.toThrow("no canvas");
    expect(await next).toEqual(onThisThread);
  });
});
