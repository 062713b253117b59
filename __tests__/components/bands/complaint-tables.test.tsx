/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { reachOf } from "@/components/bands/complaint-tables/complaint-tables";
import { ComplaintsBySource } from "@/components/bands/complaint-tables/complaints-by-source";
import { TrendTable } from "@/components/bands/complaint-tables/trend-table";
import type { BandOf } from "@/lib/content/schemas/band";
import { fillIn } from "@/lib/text/format";

const bands = content.bandPages.get("complaints")?.bands ?? [];
const words = bands.find(
  (band): band is BandOf<"complaint-tables"> => band.kind === "complaint-tables",
);
if (!words) throw new Error("no tables of complaints in the fixture");
const { bySource, columns } = words;

/** The texts of a table's cells by row, without the headings that small screens repeat. */
function rowsOf(table: HTMLElement) {
  for (const label of table.querySelectorAll("[aria-hidden]")) label.remove();
  const rows = within(table).getAllByRole("row");
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

const source = (received: number, resolved: number, averageDays?: number) => ({
  carriedForward: 0,
  received,
  resolved,
  pending: received - resolved,
  pendingOver3Months: 0,
  averageDays,
});

test("shows each source and the total in the disclosure format's columns", () => {
  const sources = { investors: source(3, 2, 10), scores: source(1, 1, 4), other: source(0, 0) };
  const month = { month: "2028-02", sources, impersonation: 2 };
  render(<ComplaintsBySource month={month} words={words} />);
  const name = fillIn(bySource.caption, { day: "February 29, 2028" });
  expect(rowsOf(screen.getByRole("table", { name }))).toEqual([
    Object.values(bySource.columns),
    ["1", bySource.sources.investors, "0", "3", "2", "1", "0", "10"],
    ["2", bySource.sources.scores, "0", "1", "1", "0", "0", "4"],
    ["3", bySource.sources.other, "0", "0", "0", "0", "0", bySource.noAverage],
    ["", words.total, "0", "4", "3", "1", "0", "8"],
  ]);
});

test("shows no number without a month", () => {
  render(<ComplaintsBySource month={undefined} words={words} />);
  const [, ...rows] = rowsOf(screen.getByRole("table", { name: bySource.noMonth }));
  const names = [...Object.values(bySource.sources), words.total];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    names.map((name) => [name, bySource.notEntered]),
  );
});

test("shows each month, the sum and the last month entered", () => {
  const months = [
    { carriedForward: 0, received: 3, resolved: 1, pending: 2 },
    { carriedForward: 2, received: 4, resolved: 5, pending: 1 },
  ];
  const rows = months.map((counts, index) => {
    return { period: `2025-0${index + 5}`, ...counts };
  });
  render(<TrendTable rows={rows} period="month" words={words} reach="Up to June 30, 2025." />);
  const { srNo, month, carriedForwardMonth, received, resolved, pending } = columns;
  expect(
    rowsOf(screen.getByRole("table", { name: new RegExp(`${words.monthly}.*June 30`) })),
  ).toEqual([
    [srNo, month, carriedForwardMonth, received, resolved, pending],
    ["1", "May 2025", "0", "3", "1", "2"],
    ["2", "June 2025", "2", "4", "5", "1"],
    ["", words.total, "2", "7", "6", "3"],
  ]);
});

test("a month that is not known is shown without numbers, and named below the title", () => {
  const counts = { carriedForward: 0, received: 3, resolved: 1, pending: 2 };
  const rows = [{ period: "2025-05" }, { period: "2025-06", ...counts }, { period: "2025-07" }];
  render(<TrendTable rows={rows} period="month" words={words} reach={undefined} />);
  expect(rowsOf(screen.getByRole("table")).slice(1)).toEqual([
    ["1", "May 2025", words.notEntered],
    ["2", "June 2025", "0", "3", "1", "2"],
    ["3", "July 2025", words.notEntered],
    ["", words.total, "0", "3", "1", "2"],
  ]);
  expect(reachOf(rows, words)).toBe(
    "Up to June 30, 2025, entered May 4, 2026. Without May 2025, July 2025",
  );
});
