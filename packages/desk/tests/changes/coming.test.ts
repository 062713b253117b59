import { copy } from "@/__tests__/lib/content/load/content-copy";
import { loadContent } from "@/lib/checks/checked-content";
import { comingDays } from "../../src/changes/coming";
import { keepVersion } from "../../src/new/keep-version";

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

test("a day beyond 60 is listed to whoever asks for all", () => {
  copy.edit(
    "firm.yaml",
    /^gstPercent: 18/m,
    "gstPercent: { value: 18, dated: [{ from: 2027-04-01, value: 12 }] }",
  );
  expect(coming()).toEqual([]);
  const all = comingDays(copy.root, loadContent(copy.root, TODAY), TODAY, Number.POSITIVE_INFINITY);
  expect(all.map(({ day }) => day)).toEqual(["2027-04-01"]);
});

test("of what begins within 60 days the end is listed, however late, and nothing else of that day", () => {
  copy.edit(
    "firm.yaml",
    /^gstPercent: 18/m,
    "gstPercent: { value: 18, dated: [{ from: 2027-01-26, until: 2027-03-31, value: 12 }] }",
  );
  copy.edit(
    "notices.yaml",
    /^announcements: \[\]/m,
    "announcements: [{ from: 2027-03-01, until: 2027-03-31, text: Later. }]",
  );
  expect(coming()).toEqual([
    "2027-01-26 [content/firm.yaml] › gstPercent: 18 > 12",
    "2027-04-01 [content/firm.yaml] › gstPercent: 12 > 18",
  ]);
});

test("a plan that ends is one change and comes first, whatever else changes", () => {
  copy.edit(
    "services/equity.yaml",
    /^plans:\n/m,
    "plans:\n  - { id: equity-pair, until: 2027-01-04, group: picks, name: Pair, price: 4500, features: [Two] }\n",
  );
  copy.edit(
    "firm.yaml",
    /^name: (.*)/m,
    "name: { value: $1, dated: [{ from: 2027-01-05, value: B }] }",
  );
  expect(coming()[0]).toMatch(
    /^2027-01-05 \[content\/services\/equity.yaml\] › plans › \[.*\] is not sold any more: name .*price \d+ > $/,
  );
});

test("a version to come has the clauses that differ, before and after", () => {
  const fee = () =>
    copy.edit(
      "firm.yaml",
      /^feeCap: (\d+)/m,
      "feeCap: { value: $1, dated: [{ from: 2027-01-05, value: 175000 }] }",
    );
  fee();
  keepVersion(copy.root, loadContent(copy.root, "2027-01-05"), "terms", "2027-01-05", TODAY);
  const [day] = comingDays(copy.root, loadContent(copy.root, TODAY), TODAY);
  expect(day?.clauses).toEqual([
    {
      path: expect.stringMatching(/^\[Terms and conditions, Version .*\] › Fees$/),
      before: expect.stringContaining("1,51,000"),
      after: expect.stringContaining("1,75,000"),
    },
  ]);
});
