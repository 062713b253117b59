import { createSubmissionController, newReference } from "@/lib/consent/submission/controller";
import type { BuiltPdf } from "@/lib/consent/worker/jobs";
import {
  application,
  deferred,
  fault,
  PDF,
  REFERENCE,
  refused,
  settle,
  untilAborted,
  world,
} from "../support";

const failed = { kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false };

test("where nothing can be sent the PDF is made, and the worker ends", async () => {
  const buildPdf = jest.fn(async (_: { reference: string }) => PDF);
  const close = jest.fn();
  const { submission, statuses } = world({ canSend: false, buildPdf, close });
  expect(submission.getState().canSend).toBe(false);
  await submission.submit(application());
  const made = { kind: "made", reference: REFERENCE, pdf: PDF.clientCopy };
  expect(statuses).toEqual([{ kind: "making" }, made]);
  expect(buildPdf.mock.calls).toMatchObject([[{ reference: REFERENCE }]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test("nothing is sent before all photographs are ready, nor when one is refused, which is named", async () => {
  const late = deferred<Awaited<typeof refused.prepared>>();
  const signImage = { id: "late", prepared: late.promise };
  const { submission, calls, last } = world();
  const running = submission.submit(
    application({ images: { ...application().images, signImage } }),
  );
  await settle();
  expect([calls, last()]).toMatchObject([[], { kind: "submitting", step: "images" }]);
  late.resolve(await refused.prepared);
  await running;
  expect([calls, last()]).toEqual([
    [],
    { kind: "refused", field: "signImage", reason: "too-large" },
  ]);
});

test("a reference is three groups of four unambiguous characters, each as likely", () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const bytes = new Uint8Array(12).fill(byte);
    const random = jest.spyOn(crypto, "getRandomValues").mockReturnValueOnce(bytes);
    const reference = newReference();
    random.mockRestore();
    expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z])\1{3}-\1{4}-\1{4}$/);
    counts.set(reference, (counts.get(reference) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(32).fill(8));
});

test("before the controller is opened it accepts and sends nothing", async () => {
  const openEffects = jest.fn();
  const controller = createSubmissionController(openEffects, { kind: "editing" });
  const onChange = jest.fn();
  controller.choose(new File([], "card.jpg"), onChange);
  controller.warm("Asha");
  await controller.submit(application());
  expect(controller.getState()).toMatchObject({ status: { kind: "editing" } });
  expect(controller.getState().canSend).toBeUndefined();
  expect([onChange.mock.calls, openEffects.mock.calls]).toEqual([[], []]);
});

test("presses while one runs join it; after success nothing is sent, and the worker ends", async () => {
  const pdf = deferred<string>();
  const close = jest.fn();
  const { submission, calls, last } = world({ close, uploadPdf: () => pdf.promise });
  const listener = jest.fn();
  submission.subscribe(listener)();
  const sent = application();
  const presses = Array.from({ length: 10 }, () => submission.submit(sent));
  await settle();
  presses.push(submission.submit(sent));
  pdf.resolve("https://files.example/a");
  await Promise.all(presses);
  await submission.submit(application());
  expect(calls).toHaveLength(7);
  expect(last()?.kind).toBe("sent");
  expect(close).toHaveBeenCalledTimes(1);
  // It had unsubscribed.
  expect(listener).not.toHaveBeenCalled();
});

test("a photograph is passed to the worker, and a failed early fetch is not an error", async () => {
  const warm = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  const { submission } = world({ warm });
  submission.warm("Asha");
  await settle();
  expect(warm).toHaveBeenCalledWith("Asha");
  const statuses: string[] = [];
  submission.choose(new File(["x"], "card.jpg"), ({ status }) => statuses.push(status));
  await settle();
  expect(statuses).toEqual(["reading", "refused"]);
});

test("where the code that sends cannot be fetched the form shows it, and the next press goes on", async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
  };
  const { submission, statuses, calls } = world({ load });
  const sent = application();
  const first = submission.submit(sent);
  expect(statuses.at(-1)).toMatchObject({ kind: "submitting", step: "images" });
  await first;
  expect([calls, statuses.at(-1)]).toEqual([[], failed]);
  await submission.submit(sent);
  expect(statuses.at(-1)?.kind).toBe("sent");
});

const building = deferred<BuiltPdf>();
const pausing = {
  uploadImage: async () => Promise.reject(fault("network")),
  wait: (_: number, signal: AbortSignal) => untilAborted(signal),
};
test.each([
  ["an upload", { uploadImage: ({ signal }: { signal: AbortSignal }) => untilAborted(signal) }],
  ["a pause", pausing],
  ["waiting for the line", { isOnline: () => false, untilOnline: untilAborted }],
  ["the building of a PDF", { buildPdf: () => building.promise }],
])(
  "closing ends %s; nothing follows, is logged, or is sent by a later press",
  async (_, changes) => {
    const end = jest.fn();
    const { submission, close, calls, statuses, logged } = world({ ...changes, close: end });
    const running = submission.submit(application());
    await settle();
    const before = [calls.length, statuses.length];
    close();
    building.resolve(PDF);
    await running;
    await submission.submit(application());
    expect([calls.length, statuses.length, logged]).toEqual([...before, []]);
    expect(end).toHaveBeenCalledTimes(1);
  },
);
