import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { expiringDates } from "@/scripts/check/expiring-dates";

const { firm, notices, placeholders } = loadContent(path.resolve("__tests__/fixtures/content"));
const total = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };

/** @param months entered in both tables, as `2026-05` */
function content(validTo: string, ...months: string[]) {
  const rows = months.map((period, index) => ({
    srNo: index + 1,
    period,
    receivedFrom: period,
    ...total,
  }));
  const none = { pendingLastMonth: 0, received: 0, resolved: 0, pending: 0 };
  const source = { ...none, pendingOver3Months: 0, averageDays: undefined };
  const sources = { investors: source, scores: source, other: source };
  const bySource = months.map((month) => ({ month, sources, impersonation: 0 }));
  return {
    notices,
    placeholders,
    firm: { ...firm, registration: { ...firm.registration, validTo } },
    complaints: { monthly: { rows, total }, annual: { rows: [], total }, bySource },
  };
}

test("nothing is named while the registration lasts and the last month is there", () => {
  expect(expiringDates(content("2030-05-13", "2026-04", "2026-05"), "2026-06-20")).toEqual([]);
});

test("the registration is named 90 days ahead, not earlier", () => {
  const january = content("2030-05-13", "2030-01");
  expect(expiringDates(january, "2030-02-11")).toEqual([]);
  expect(expiringDates(january, "2030-02-12")).toEqual([
    "content/firm.yaml: the registration ends on May 13, 2030.",
  ]);
});

test("the analyst's certificate is named 90 days ahead, once it is no example", () => {
  const { analyst } = firm;
  const certificate = { name: "NISM Series XV", number: "1", expires: "2028-12-31" };
  const december = content("2030-05-13", "2028-08", "2028-09");
  const supplied = { ...december, placeholders: new Set<string>() };
  for (const given of [december, supplied]) given.firm.analyst = { ...analyst, certificate };
  expect(expiringDates(supplied, "2028-10-01")).toEqual([]);
  expect(expiringDates(supplied, "2028-11-05")).toEqual([
    "content/firm.yaml: the analyst's NISM Series XV ends on December 31, 2028.",
  ]);
  const example = new Set(["firm.analyst.certificate.expires"]);
  expect(expiringDates({ ...december, placeholders: example }, "2028-11-05")).toEqual([]);
});

test("a month of complaints is due from the 8th of the next, across the year's end too", () => {
  const upToNovember = content("2030-05-13", "2026-10", "2026-11");
  expect(expiringDates(upToNovember, "2027-01-07")).toEqual([]);
  expect(expiringDates(upToNovember, "2027-01-08")).toEqual([
    "content/complaints/monthly.csv: December 2026 is missing, due by January 7, 2027.",
    "content/complaints/by-source.csv: December 2026 is missing, due by January 7, 2027.",
  ]);
});

test("an announcement is named from the day after its last", () => {
  const announcements = [{ from: "2026-06-01", until: "2026-06-20", text: "Closed on Friday." }];
  const announced = {
    ...content("2030-05-13", "2026-05", "2026-06"),
    notices: { ...notices, announcements },
  };
  expect(expiringDates(announced, "2026-06-20")).toEqual([]);
  expect(expiringDates(announced, "2026-06-21")).toEqual([
    'content/notices.yaml: the announcement "Closed on Friday." was over on June 20, 2026; take it out.',
  ]);
});
