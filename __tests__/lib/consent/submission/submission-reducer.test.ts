import { perImage } from "@/lib/consent/fields";
import { type Action, submissionReducer } from "@/lib/consent/submission/submission-reducer";
import type { Submission } from "@/lib/consent/submission/submission-state";
import { REFERENCE } from "../support";

const START: Submission = {
  reference: REFERENCE,
  status: { kind: "editing" },
  finished: { images: {} },
};
const pdf = new Blob(["%PDF"]);
const at = new Date(0);

const after = (...actions: Action[]) => actions.reduce(submissionReducer, START);
const started = (id: string): Action => ({ type: "started", ids: perImage(() => id) });
const uploaded: Action = { type: "uploaded", field: "panImage", id: "a", address: "https://a" };
const failed: Action = { type: "failed", key: "one", isUnsure: true };
const late: Action = { type: "mailed", key: "one", pdf, at, isLate: true };

test("the state before is left as it was", () => {
  const before = structuredClone(START);
  after(started("a"), uploaded, failed);
  expect(START).toEqual(before);
});

test("a photograph that arrived is sent from the beginning of the next try", () => {
  const { status } = after(started("a"), uploaded, failed, started("a"));
  expect(status).toMatchObject({
    images: { panImage: { state: "sent", sent: 1 }, signImage: { state: "waiting" } },
  });
});

test("the address of a photograph that was replaced is forgotten", () => {
  const { finished, status } = after(started("a"), uploaded, failed, started("b"));
  expect(finished.images).toEqual({});
  expect(status).toMatchObject({ images: { panImage: { state: "waiting" } } });
});

test("progress that comes after the end changes nothing", () => {
  const end = after(started("a"), failed);
  const progress: Action = { type: "progress", changes: { pause: "busy" } };
  expect(submissionReducer(end, progress)).toBe(end);
});

test("a failure keeps the PDF of the same application, and no other", () => {
  const built: Action = { type: "finished", work: { pdf: { key: "one", blob: pdf } } };
  expect(after(started("a"), built, failed).status).toMatchObject({ pdf });
  expect(after(started("a"), built, { ...failed, key: "two" }).status).toMatchObject({ pdf: null });
});

test("a late answer ends a failure, but not the next try", () => {
  expect(after(started("a"), failed, late).status.kind).toBe("sent");
  const { status, finished } = after(started("a"), failed, started("a"), late);
  expect([status.kind, finished.mailed]).toEqual(["submitting", "one"]);
});
