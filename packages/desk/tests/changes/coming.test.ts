import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { comingDays } from "../../src/changes/coming";

const TODAY = "2026-12-01";

/** Each change as `day path: before > after`. */
function coming(): string[] {
  const days = comingDays(copy.root, loadContent(copy.root, TODAY), TODAY);
  return days.flatMap(({ day, changes }) =>
    changes.map(({ path, before = "", after = "" }) => `${day} ${path}: ${before} > ${after}`),
  );
}

test("content without days to come changes nothing by itself", () => {
  expect(coming()).toEqual([]);
});

test("a dated value changes on its first day, and again behind its last", () => {
  copy.edit(
    "firm.yaml",
    /^gstPercent: 18/m,
    "gstPercent: { value: 18, dated: [{ from: 2027-01-01, until: 2027-01-04, value: 12 }] }",
  );
  expect(coming()).toEqual([
    "2027-01-01 [content/firm.yaml] › gstPercent: 18 > 12",
    "2027-01-05 [content/firm.yaml] › gstPercent: 12 > 18",
  ]);
});

test("an announcement comes and goes, and what is beyond 60 days is not listed", () => {
  copy.edit(
    "notices.yaml",
    /^announcements: \[\]/m,
    "announcements: [{ from: 2027-01-26, until: 2027-01-29, text: Closed. }, { from: 2027-01-31, until: 2027-02-01, text: Later. }]",
  );
  const lines = coming();
  expect(lines).toContain(
    "2027-01-26 [content/notices.yaml] › announcements › [1] › text:  > Closed.",
  );
  expect(lines.join()).toContain("2027-01-30");
  expect(lines.join()).not.toContain("Later.");
});
