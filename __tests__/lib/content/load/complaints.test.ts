import { loadContent } from "@/lib/checks/checked-content";
import { parseComplaints } from "@/lib/content/load/complaints";
import type { ContentIssue } from "@/lib/content/load/content-error";
import { fixtureContent } from "./content-copy";

const { complaints } = loadContent(fixtureContent);

test("rows are numbered, name their month in words and sum up in the grand total", () => {
  const issues: ContentIssue[] = [];
  const table = parseComplaints(
    "monthly.csv",
    "month,carried_forward,received,resolved,pending\n2025-12,0,3,1,2\n2026-01,2,4,5,1\n",
    "monthly",
    issues,
  );
  expect(issues).toEqual([]);
  expect(table.rows).toEqual([
    {
      srNo: 1,
      period: "2025-12",
      receivedFrom: "December 2025",
      carriedForward: 0,
      received: 3,
      resolved: 1,
      pending: 2,
    },
    {
      srNo: 2,
      period: "2026-01",
      receivedFrom: "January 2026",
      carriedForward: 2,
      received: 4,
      resolved: 5,
      pending: 1,
    },
  ]);
  expect(table.total).toEqual({ carriedForward: 2, received: 7, resolved: 6, pending: 3 });
});

test("financial years are shown as written", () => {
  const table = parseComplaints(
    "annual.csv",
    "year,carried_forward,received,resolved,pending\n2025-2026,0,0,0,0\n2026-2027,0,0,0,0\n",
    "annual",
    [],
  );
  expect(table.rows.map(({ receivedFrom }) => receivedFrom)).toEqual(["2025-2026", "2026-2027"]);
});

test("the site's monthly table begins with May 2025, the annual one with 2025-2026", () => {
  expect(complaints.monthly.rows[0]?.receivedFrom).toBe("May 2025");
  expect(complaints.monthly.rows.length).toBeGreaterThanOrEqual(12);
  expect(complaints.annual.rows[0]?.receivedFrom).toBe("2025-2026");
  expect(complaints.annual.rows.length).toBeGreaterThanOrEqual(3);
});

test.each(["monthly", "annual"] as const)(
  "the site's %s grand total is the sum of its rows",
  (kind) => {
    const { rows, total } = complaints[kind];
    for (const count of ["carriedForward", "received", "resolved", "pending"] as const) {
      expect(total[count]).toBe(rows.reduce((sum, row) => sum + row[count], 0));
    }
  },
);
