import { runSubmission } from "@/lib/consent/submission/run-submission";
import { createSubmissionController } from "@/lib/consent/submission/submission-controller";
import type { Status } from "@/lib/consent/submission/submission-state";
import { application, REFERENCE, settle, world } from "../support";

const kinds = (statuses: Status[]) => statuses.map(({ kind }) => kind);

describe("where nothing can be sent", () => {
  const nowhere = { canSend: false };

  test("the PDF is made under the submission's reference, and the image worker ends", async () => {
    const blob = new Blob(["%PDF of the client"]);
    const buildPdf = jest.fn(async (_: { reference: string }) => ({ blob, skipped: [] }));
    const close = jest.fn();
    const { submission, statuses } = world({ buildPdf, close }, nowhere);
    expect(submission.getState().canSend).toBe(false);
    await submission.submit(application());
    expect(statuses).toEqual([
      { kind: "making" },
      { kind: "made", reference: REFERENCE, pdf: blob },
    ]);
    expect(buildPdf.mock.calls[0]?.[0].reference).toBe(REFERENCE);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test("ten presses make it once", async () => {
    const { submission, count } = world({}, nowhere);
    const given = application();
    await Promise.all(Array.from({ length: 10 }, () => submission.submit(given)));
    expect(count("build")).toBe(1);
  });

  test("a failure is told, and the next press tries again", async () => {
    let tries = 0;
    const { submission, statuses } = world(
      {
        buildPdf: async () => {
          tries += 1;
          if (tries === 1) throw new Error("out of memory");
          return { blob: new Blob(), skipped: [] };
        },
      },
      nowhere,
    );
    await submission.submit(application());
    expect(statuses.at(-1)).toEqual({
      kind: "failed",
      reference: REFERENCE,
      pdf: null,
      isUnsure: false,
    });
    await submission.submit(application());
    expect(kinds(statuses)).toEqual(["making", "failed", "making", "made"]);
  });

  test("a photograph that cannot be used is named", async () => {
    const { submission, last } = world({}, nowhere);
    const { images } = application();
    const prepared = Promise.resolve({ ok: false, reason: "too-large" } as const);
    const signImage = { id: "large", prepared };
    await submission.submit(application({ images: { ...images, signImage } }));
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
  expect(onChange).not.toHaveBeenCalled();
  expect(openEffects).not.toHaveBeenCalled();
});

test("once the firm was told, the image worker ends", async () => {
  const close = jest.fn();
  await world({ close }).submission.submit(application());
  expect(close).toHaveBeenCalledTimes(1);
});

test("a listener hears nothing once it has left", async () => {
  const { submission } = world();
  const listener = jest.fn();
  submission.subscribe(listener)();
  await submission.submit(application());
  expect(listener).not.toHaveBeenCalled();
});

test("what could not be fetched early is no error", async () => {
  const { submission } = world({
    warm: async () => {
      throw new TypeError("Failed to fetch");
    },
  });
  submission.warm("Asha");
  await settle();
});

test("where the steps cannot be fetched it says so at once, and the next press goes on", async () => {
  let tries = 0;
  const { submission, statuses, calls } = world({
    loadSteps: async () => {
      tries += 1;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return runSubmission;
    },
  });
  const given = application();
  const first = submission.submit(given);
  expect(statuses.at(-1)).toMatchObject({ kind: "submitting", step: "images" });
  await first;
  expect(statuses.at(-1)).toEqual({
    kind: "failed",
    reference: REFERENCE,
    pdf: null,
    isUnsure: false,
  });
  expect(calls).toEqual([]);
  await submission.submit(given);
  expect(statuses.at(-1)?.kind).toBe("sent");
});

test("closing ends the image worker and what is on its way", async () => {
  const closeEffects = jest.fn();
  const { submission, close, statuses } = world({
    close: closeEffects,
    isOnline: () => false,
    untilOnline: (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  const running = submission.submit(application());
  await settle();
  const before = statuses.length;
  close();
  await running;
  expect(closeEffects).toHaveBeenCalledTimes(1);
  expect(statuses).toHaveLength(before);
});
