import type { Status } from "@/lib/consent/submission/submission-state";
import { FIRST_VISIT, nextVisit } from "@/lib/consent/submission/visit";
import { FIELDS } from "../support";

const REFERENCE = "7K3Q-M2X9-D4TB";
const pdf = new Blob(["%PDF"]);
const submission = (status: Status, reference = REFERENCE) => ({ reference, status });
const after = (status: Status) =>
  nextVisit(FIRST_VISIT, submission(status), { ...FIELDS, plan: "combo-6m" });

const KEPT = {
  fullName: FIELDS.fullName,
  email: FIELDS.email,
  phone: FIELDS.phone,
  dob: FIELDS.dob,
  plan: "combo-6m",
};

test.each<Status>([
  { kind: "editing" },
  { kind: "making" },
  { kind: "refused", field: "panImage", reason: "too-large" },
])("left while $kind, what proves no identity stays", (status) => {
  expect(after(status)).toEqual({ number: 1, status: { kind: "editing" }, kept: KEPT });
});

test("left after a failure, the reference is told, and the PDF is gone", () => {
  const failed = { kind: "failed", reference: REFERENCE, pdf, isUnsure: true } as const;
  const left = { kind: "left", reference: REFERENCE } as const;
  expect(after(failed)).toEqual({ number: 1, status: left, kept: KEPT });
  // Left once more, it is still that application's.
  expect(nextVisit(FIRST_VISIT, submission(left, "another"), FIELDS).status).toEqual(left);
});

test("left after sending, nothing typed stays, and the receipt has no PDF", () => {
  const receipt = { reference: REFERENCE, at: new Date(0), pdf, missing: [] };
  expect(after({ kind: "sent", receipt })).toEqual({
    number: 1,
    status: { kind: "sent", receipt: { ...receipt, pdf: null } },
    kept: {},
  });
});

test("left after the PDF was made, the form is empty", () => {
  expect(after({ kind: "made", reference: REFERENCE, pdf })).toEqual({
    number: 1,
    status: { kind: "editing" },
    kept: {},
  });
});
