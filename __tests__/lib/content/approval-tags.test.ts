import { approvalsAmong, mistypedApproval } from "@/lib/content/approval-tags";

test.each(["approved-2026-12-01", "approved-2026-12-01-2", "v1.0", "improvements", "proof", ""])(
  "%j is no mistyped approval",
  (tag) => {
    expect(mistypedApproval([tag])).toBeUndefined();
  },
);

test.each([
  "aproved-2026-12-01",
  "approve-2026-12-01",
  "Approved-2026-12-01",
  "approved-01-12-2026",
  "approved-2026-13-01",
  "approved-2026-12-1",
  "approved_2026-12-01",
  "approved-2026-12-01b",
])("%j was meant as an approval, and is none", (tag) => {
  expect(mistypedApproval(["approved-2026-12-01", tag])).toBe(tag);
  expect(approvalsAmong([tag, "approved-2026-12-01"])).toEqual(["approved-2026-12-01"]);
});
