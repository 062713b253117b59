import { reportError } from "@/lib/consent/report-error";

/** Address and integrity of each script, as the export sets them. */
const NAMES = ["worker-hybrid", "worker-seal", "worker-compress", "worker-pdf", "worker-jobs"];
const CHECKED = Object.fromEntries(
  NAMES.map((name) => [name, { address: `/assets/${name}.A.js`, integrity: `sha256-${name}` }]),
);

type Client = typeof import("@/lib/consent/worker/worker-client");

const CLASSIC = "age1one";
const QUANTUM = "age1pq1one";
const LARGE = 10_485_761;

const request = jest.fn<Promise<Response>, [string, RequestInit]>();

/** A client as the export builds it, and what it starts workers of. */
async function exported(recipients: string[]) {
  process.env.CONSENT_WORKER = JSON.stringify(CHECKED);
  jest.resetModules();
  const { createWorkerClient } = jest.requireActual<Client>("@/lib/consent/worker/worker-client");
  const started: string[][] = [];
  const client = createWorkerClient(recipients, (scripts) => {
    const names: string[] = [];
    started.push(names);
    const answer = (data: object) => setTimeout(() => Reflect.get(worker, "onmessage")({ data }));
    const worker = { postMessage: () => answer({ result: "heic" }), terminate: jest.fn() };
    const readAll = async () => {
      for (const script of scripts) names.push(await script.text());
      answer({});
    };
    readAll().catch(reportError);
    return worker as unknown as Worker;
  });
  return { client, started };
}

beforeEach(() => {
  request.mockReset();
  request.mockImplementation(async (address) => new Response(/worker-\w+/.exec(address)?.[0]));
  jest.spyOn(globalThis, "fetch").mockImplementation(request as typeof fetch);
});

afterEach(() => {
  Reflect.deleteProperty(process.env, "CONSENT_WORKER");
  jest.restoreAllMocks();
});

test.each([
  [[], ["worker-jobs"]],
  [[CLASSIC], ["worker-seal", "worker-jobs"]],
  [[QUANTUM], ["worker-hybrid", "worker-seal", "worker-jobs"]],
])(
  "to %j a worker is made of the scripts that it needs, and of the PDF's when it is made",
  async (recipients, names) => {
    const { client, started } = await exported(recipients);
    await client.prepare(new ArrayBuffer(1));
    await client.buildPdf({} as Parameters<typeof client.buildPdf>[0]);
    await client.prepare(new ArrayBuffer(1));
    expect(started).toEqual([names, [...names.slice(0, -1), "worker-pdf", "worker-jobs"]]);
    expect(request).toHaveBeenCalledTimes(names.length + 1);
  },
);

test("a photograph of more than 10 MB brings the code that compresses it", async () => {
  const { client, started } = await exported([]);
  await client.prepare(new ArrayBuffer(LARGE));
  expect(started).toEqual([["worker-compress", "worker-jobs"]]);
});

test("each script is fetched with its integrity, and only what has arrived so is started", async () => {
  const { client, started } = await exported([CLASSIC]);
  await client.warm();
  const asked = request.mock.calls.map(([address, { integrity }]) => [address, integrity]);
  expect(asked.sort()).toEqual(
    ["worker-jobs", "worker-pdf", "worker-seal"].map((name) => {
      return [`/assets/${name}.A.js`, `sha256-${name}`];
    }),
  );
  await client.close();

  // As a browser answers where the bytes differ from the integrity.
  request.mockImplementation(async (address) => {
    if (/seal/.test(address)) throw new TypeError("Failed to fetch");
    return new Response("");
  });
  started.length = 0;
  const changed = await exported([CLASSIC]);
  // What the page does instead has its own, checked code; a test has none of a browser's canvas.
  await expect(changed.client.prepare(new ArrayBuffer(1))).resolves.toBe("not-a-photo");
  expect(changed.started).toEqual([]);
});

test("a script that does not arrive in a minute is given up, and the page does the job", async () => {
  jest.useFakeTimers();
  request.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("ended", "AbortError")));
      }),
  );
  const { client, started } = await exported([]);
  const outcome = jest.fn();
  client.prepare(new ArrayBuffer(1)).then(outcome, outcome);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([outcome.mock.calls, started]).toEqual([[["not-a-photo"]], []]);
});
