import { perImage } from "@/lib/consent/fields";
import { type Action, submissionReducer } from "@/lib/consent/submission/submission-reducer";
import type { ImageProgress, Submission } from "@/lib/consent/submission/submission-state";
import { REFERENCE } from "../support";

const START: Submission = { reference: REFERENCE, status: { kind: "editing" } };
const waiting = { state: "waiting", sent: 0 } as const;
const started: Action = {
  type: "turned",
  to: {
    kind: "submitting",
    step: "upload",
    images: perImage<ImageProgress>(() => waiting),
    pdfSent: 0,
    pause: null,
  },
};
const busy: Action = { type: "progress", changes: { pause: "busy" } };
const sent = { state: "sent", sent: 1 } as const;
const arrived: Action = { type: "image", field: "panImage", progress: sent };

const after = (...actions: Action[]) => actions.reduce(submissionReducer, START);

test("the state before is left as it was", () => {
  const before = structuredClone(START);
  after(started, busy, arrived);
  expect(START).toEqual(before);
});

test("progress changes what it names, and nothing else", () => {
  const { status } = after(started, busy, arrived);
  expect(status).toMatchObject({
    step: "upload",
    pause: "busy",
    images: { panImage: sent, signImage: waiting },
  });
});

test.each([busy, arrived])("progress that comes after the end changes nothing", (action) => {
  const end = after(started, { type: "turned", to: { kind: "editing" } });
  expect(submissionReducer(end, action)).toBe(end);
});
