import { perImage } from "@/lib/consent/fields";
import { nextVisit, type Status, statusAfterException } from "@/lib/consent/submission/submission";
import { FIELDS, REFERENCE } from "../support";

const pdf = new Blob(["%PDF"]);
const sent = { kind: "sent", reference: REFERENCE, at: new Date(0), pdf, missing: [] } as const;
const editing = { kind: "editing" } as const;
const sending = {
  kind: "submitting",
  step: "mail",
  images: perImage(() => 1),
  pdfSent: 1,
  pause: null,
} as const;
const left = { kind: "left", reference: REFERENCE } as const;

const { fullName, email, phone, dob } = FIELDS;
const KEPT = { fullName, email, phone, dob, plan: "combo-6m" };

interface Leaving {
  status: Status;
  next: Status;
  kept: object;
}

test.each<Leaving>([
  { status: editing, next: editing, kept: KEPT },
  { status: { kind: "making" }, next: editing, kept: KEPT },
  {
    status: { kind: "refused", field: "panImage", reason: "too-large" },
    next: editing,
    kept: KEPT,
  },
  // The reference stays: the firm may have received what was sent so far.
  { status: sending, next: left, kept: KEPT },
  // The PDF does not.
  { status: { kind: "failed", reference: REFERENCE, pdf, isUnsure: true }, next: left, kept: KEPT },
  { status: left, next: left, kept: KEPT },
  // Nothing typed stays.
  { status: sent, next: { ...sent, pdf: null }, kept: {} },
  { status: { kind: "made", reference: REFERENCE, pdf }, next: editing, kept: {} },
])("left while $status.kind", ({ status, next, kept }) => {
  // A submission after one that was left has a reference of its own.
  const reference = status === left ? "another" : REFERENCE;
  const values = { ...FIELDS, plan: "combo-6m" };
  const first = { number: 0, status: editing, kept: {} };
  const visit = nextVisit(first, { reference, status }, values);
  expect(visit).toEqual({ number: 1, status: next, kept });
});

test.each<Pick<Leaving, "status" | "next">>([
  { status: editing, next: editing },
  { status: { kind: "making" }, next: editing },
  // It may have arrived: the next try carries the same reference.
  {
    status: sending,
    next: { kind: "failed", reference: REFERENCE, pdf: null, isUnsure: true },
  },
  { status: sent, next: sent },
])("begun anew after an exception while $status.kind", ({ status, next }) => {
  expect(statusAfterException({ reference: REFERENCE, status })).toEqual(next);
});
