import { CodeNotFetched } from "@/lib/consent/code-not-fetched";
import type { DetailsPdfInput } from "@/lib/consent/pdf/details-pdf";
import type { BuiltPdf, Job, PrepareResult, WorkerAnswer } from "@/lib/consent/worker/jobs";
import { createWorkerClient } from "@/lib/consent/worker/worker-client";

const onThisThread: PrepareResult = "damaged";
const prepareImage = jest.fn<Promise<unknown>, [ArrayBuffer]>(async () => onThisThread);
const detailsPdf = jest.fn(async (_: DetailsPdfInput) => ({ bytes: new Uint8Array([1]) }));
const sealFile = jest.fn(async (_: Blob, to: readonly string[]) => `sealed to ${to}`);
const loadSealing = jest.fn(async () => undefined);

jest.mock("@/lib/consent/images/prepare-image", () => ({
  prepareImage: (bytes: ArrayBuffer) => prepareImage(bytes),
}));
jest.mock("@/lib/consent/pdf/details-pdf", () => ({
  detailsPdf: (input: DetailsPdfInput) => detailsPdf(input),
}));

jest.mock("@/lib/consent/seal/seal-file", () => ({
  sealFile: (file: Blob, to: readonly string[]) => sealFile(file, to),
  loadSealing: () => loadSealing(),
}));

const INPUT = { title: "Client Consent Form" } as DetailsPdfInput;
const heic: PrepareResult = "heic";
const bytes = (value: number) => new Uint8Array([value]).buffer;
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** A client that has been asked for one photograph, and its worker, whose events the test fires. */
async function working(hasStarted = true) {
  const jobs: Job[] = [];
  const terminate = jest.fn();
  const worker = { postMessage: (job: Job) => jobs.push(job), terminate } as unknown as Worker;
  const start = jest.fn(() => worker);
  const client = createWorkerClient([], start);
  expect(start).not.toHaveBeenCalled();
  const answer = async (data: WorkerAnswer) => {
    worker.onmessage?.({ data } as MessageEvent);
    await pass();
  };
  const fail = () => worker.onerror?.({} as ErrorEvent);
  const prepared = client.prepare(bytes(1));
  prepared.catch(() => undefined);
  await pass();
  expect([start.mock.calls.length, jobs]).toEqual([1, []]);
  if (hasStarted) await answer({});
  return { client, start, jobs, terminate, answer, fail, prepared };
}

beforeEach(() => {
  jest.useFakeTimers();
  prepareImage.mockClear();
  detailsPdf.mockClear();
});
afterEach(() => jest.useRealTimers());

test("jobs are done one after the other, in their order, and this thread does none", async () => {
  const { jobs, client, start, answer, prepared, terminate } = await working();
  await client.warm();
  const built = client.buildPdf(INPUT);
  const last = client.prepare(bytes(3));
  await pass();
  expect(jobs).toEqual([{ recipients: [], bytes: bytes(1) }]);
  await answer({ result: heic });
  // A worker with the PDF's code takes the place of the first one, and stays.
  expect([start.mock.calls.length, terminate.mock.calls.length]).toEqual([2, 1]);
  await answer({});
  expect(jobs.slice(1)).toEqual([{ recipients: [], input: INPUT }]);
  const pdf: BuiltPdf = { clientCopy: new Blob(), upload: new Blob(), skipped: ["signImage"] };
  await answer({ result: pdf });
  await answer({ result: onThisThread });
  expect(await Promise.all([prepared, built, last])).toEqual([heic, pdf, onThisThread]);
  expect([prepareImage.mock.calls, detailsPdf.mock.calls]).toEqual([[], []]);
  expect([start.mock.calls.length, jest.getTimerCount()]).toEqual([2, 0]);
});

test.each([false, true])("once closed all jobs fail for good, started: %s", async (hasStarted) => {
  const { client, start, terminate, prepared } = await working(hasStarted);
  const settled = Promise.allSettled([prepared, client.prepare(bytes(2))]);
  await client.close();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(terminate).toHaveBeenCalled();
  expect([start.mock.calls.length, prepareImage.mock.calls.length]).toEqual([1, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

describe("the work is done on this thread", () => {
  test("where no worker can start; a job that fails there does not hold up the next", async () => {
    const client = createWorkerClient([], () => {
      throw new TypeError("Workers are forbidden here.");
    });
    prepareImage.mockRejectedValueOnce(new Error("no canvas"));
    const failing = client.prepare(bytes(1));
    const next = client.prepare(bytes(2));
    await expect(failing).rejects.toThrow("no canvas");
    expect(await next).toEqual(onThisThread);
    const { clientCopy, upload } = await client.buildPdf(INPUT);
    expect([clientCopy.type, upload]).toEqual(["application/pdf", clientCopy]);
    expect(prepareImage).toHaveBeenCalledWith(bytes(2));
    expect(detailsPdf).toHaveBeenCalledWith(INPUT);
    await expect(client.warm()).resolves.toBeUndefined();
  });

  test.each<[string, boolean, number]>([
    ["when the worker's script does not load", false, 0],
    ["when the worker does not answer in 15 seconds", false, 15_000],
    ["when the worker breaks down over a job", true, 0],
    ["when the worker keeps silent over a job for a minute", true, 60_000],
  ])("%s, and from then on", async (_, hasStarted, limit) => {
    const { jobs, client, start, terminate, fail, prepared } = await working(hasStarted);
    if (limit > 0) {
      await pass(limit - 1);
      expect(prepareImage).not.toHaveBeenCalled();
      await pass(1);
    } else fail();
    expect(await prepared).toEqual(onThisThread);
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(await client.prepare(bytes(2))).toEqual(onThisThread);
    expect(start).toHaveBeenCalledTimes(1);
    expect(jobs).toHaveLength(hasStarted ? 1 : 0);
  });

  test("for the one job at which the worker fails; it gets the next", async () => {
    const { client, terminate, answer, prepared } = await working();
    const next = client.prepare(bytes(2));
    await answer({});
    expect(await prepared).toEqual(onThisThread);
    await answer({ result: heic });
    expect(await next).toEqual(heic);
    expect(terminate).not.toHaveBeenCalled();
  });
});

test("with recipients a photograph and the PDF leave sealed, or not at all", async () => {
  const recipients = ["age1one", "age1two"];
  const client = createWorkerClient(recipients, () => {
    throw new TypeError("Workers are forbidden here.");
  });
  const jpeg = new Blob(["plain"]);
  prepareImage.mockResolvedValue(jpeg);
  const upload = "sealed to age1one,age1two";
  expect(await client.prepare(bytes(1))).toEqual({ jpeg, upload });
  expect(await client.buildPdf(INPUT)).toMatchObject({ clientCopy: expect.any(Blob), upload });
  sealFile.mockRejectedValueOnce(new TypeError("no chunk"));
  await expect(client.prepare(bytes(1))).rejects.toThrow("no chunk");
  // What seals did not arrive: the photograph is kept, and asked for again.
  loadSealing.mockRejectedValueOnce(new TypeError("no line"));
  await expect(client.prepare(bytes(1))).rejects.toThrow(CodeNotFetched);
});
