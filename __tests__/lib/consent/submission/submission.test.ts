import { nextVisit, type Status } from "@/lib/consent/submission/submission";
import { FIELDS, REFERENCE } from "../support";

const pdf = new Blob(["%PDF"]);
const sent = { kind: "sent", reference: REFERENCE, at: new Date(0), pdf, missing: [] } as const;
const editing = { kind: "editing" } as const;
const left = { kind: "left", reference: REFERENCE } as const;

const { fullName, email, phone, dob } = FIELDS;
const KEPT = { fullName, email, phone, dob, plan: "combo-6m" };

test.each<[Status, Status, object]>([
  [editing, editing, KEPT],
  [{ kind: "making" }, editing, KEPT],
  [{ kind: "refused", field: "panImage", reason: "too-large" }, editing, KEPT],
  // The reference stays, the PDF does not.
  [{ kind: "failed", reference: REFERENCE, pdf, isUnsure: true }, left, KEPT],
  [left, left, KEPT],
  // Nothing typed stays.
  [sent, { ...sent, pdf: null }, {}],
  [{ kind: "made", reference: REFERENCE, pdf }, editing, {}],
])("left while $kind", (status, next, kept) => {
  // A submission after one that was left has a reference of its own.
  const reference = status === left ? "another" : REFERENCE;
  const values = { ...FIELDS, plan: "combo-6m" };
  const first = { number: 0, status: editing, kept: {} };
  const visit = nextVisit(first, { reference, status }, values);
  expect(visit).toEqual({ number: 1, status: next, kept });
});
