import { createSubmissionController } from "@/lib/consent/submission/controller";
import { submissionReducer } from "@/lib/consent/submission/submission";
import {
  application,
  deferred,
  fault,
  REFERENCE,
  refused,
  settle,
  untilAborted,
  world,
} from "../support";

const failed = { kind: "failed", reference: REFERENCE, pdf: null, isUnsure: false };

describe("where nothing can be sent", () => {
  const nowhere = { canSend: false };

  test("ten presses make the PDF once under the submission's reference, and the worker ends", async () => {
    const blob = new Blob(["%PDF of the client"]);
    const buildPdf = jest.fn(async (_: { reference: string }) => ({ blob, skipped: [] }));
    const close = jest.fn();
    const { submission, statuses } = world({ buildPdf, close }, nowhere);
    expect(submission.getState().canSend).toBe(false);
    const given = application();
    await Promise.all(Array.from({ length: 10 }, () => submission.submit(given)));
    const made = { kind: "made", reference: REFERENCE, pdf: blob };
    expect(statuses).toEqual([{ kind: "making" }, made]);
    expect(buildPdf.mock.calls).toMatchObject([[{ reference: REFERENCE }]]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test("a failure is shown, and the next press tries again", async () => {
    const { submission, statuses, count } = world(
      {
        buildPdf: async () => {
          if (count("build") === 1) throw new Error("out of memory");
          return { blob: new Blob(), skipped: [] };
        },
      },
      nowhere,
    );
    await submission.submit(application());
    expect(statuses.at(-1)).toEqual(failed);
    await submission.submit(application());
    expect(statuses.map(({ kind }) => kind)).toEqual(["making", "failed", "making", "made"]);
  });

  test("a photograph that cannot be used is named", async () => {
    const { submission, last } = world({}, nowhere);
    const images = { ...application().images, signImage: refused };
    await submission.submit(application({ images }));
    expect(last()).toEqual({ kind: "refused", field: "signImage", reason: "too-large" });
  });
});

test("each submission has a reference of its own", () => {
  const reference = () =>
    createSubmissionController(jest.fn(), { kind: "editing" }).getState().reference;
  expect(reference()).not.toBe(reference());
});

test("before it is opened nothing is known, taken or sent", async () => {
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
  const { submission, calls, statuses } = world({ close, uploadPdf: () => pdf.promise });
  const given = application();
  const presses = Array.from({ length: 10 }, () => submission.submit(given));
  await settle();
  presses.push(submission.submit(given));
  pdf.resolve("https://files.example/a");
  await Promise.all(presses);
  await submission.submit(application());
  expect(calls).toHaveLength(7);
  expect(statuses.at(-1)?.kind).toBe("sent");
  expect(close).toHaveBeenCalledTimes(1);
});

test("a listener hears nothing once it has left", async () => {
  const { submission } = world();
  const listener = jest.fn();
  submission.subscribe(listener)();
  await submission.submit(application());
  expect(listener).not.toHaveBeenCalled();
});

test("a photograph is handed to the worker, and what could not be fetched early is no error", async () => {
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
  const given = application();
  const first = submission.submit(given);
  expect(statuses.at(-1)).toMatchObject({ kind: "submitting", step: "images" });
  await first;
  expect([calls, statuses.at(-1)]).toEqual([[], failed]);
  await submission.submit(given);
  expect(statuses.at(-1)?.kind).toBe("sent");
});

describe("closing", () => {
  const building = deferred<{ blob: Blob; skipped: [] }>();
  test.each([
    [
      "what is on its way",
      { uploadImage: ({ signal }: { signal: AbortSignal }) => untilAborted(signal) },
    ],
    [
      "a pause",
      {
        uploadImage: async () => Promise.reject(fault("network")),
        wait: (_: number, signal: AbortSignal) => untilAborted(signal),
      },
    ],
    ["waiting for the line", { isOnline: () => false, untilOnline: untilAborted }],
    ["the building of a PDF", { buildPdf: () => building.promise }],
  ])(
    "ends %s; nothing follows, nothing is logged, and a later press does nothing",
    async (_, changes) => {
      const end = jest.fn();
      const { submission, close, calls, statuses, logged } = world({ ...changes, close: end });
      const running = submission.submit(application());
      await settle();
      const before = [calls.length, statuses.length];
      close();
      building.resolve({ blob: new Blob(), skipped: [] });
      await running;
      await submission.submit(application());
      expect([calls.length, statuses.length, logged]).toEqual([...before, []]);
      expect(end).toHaveBeenCalledTimes(1);
    },
  );
});

describe("the reducer", () => {
  const START = { reference: REFERENCE, status: { kind: "editing" } } as const;
  const sent = { state: "sent", sent: 1 } as const;

  test.each([
    { type: "progress", changes: { pause: "busy" } },
    { type: "image", field: "panImage", progress: sent },
  ] as const)("$type changes nothing before the submission and after its end", (action) => {
    expect(submissionReducer(START, action)).toBe(START);
  });
});
