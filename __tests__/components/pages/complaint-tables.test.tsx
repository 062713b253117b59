/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ComplaintsBySource } from "@/components/pages/complaints-by-source";
import { ComplaintsTable } from "@/components/pages/complaints-table";
import { MissingMonths } from "@/components/pages/missing-months";
import { missingMonths } from "@/lib/complaints/not-entered";
import { sumOf } from "@/lib/complaints/tables";
import { SOURCE_COUNTS } from "@/lib/content/schemas/complaints-by-source";
import { pageSchemas } from "@/lib/content/schemas/pages";

const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name]));
const tablesSchema = pageSchemas.complaints.shape.tables;
const { bySource: bySourceSchema, missing: missingSchema } = tablesSchema.shape;

const bySource = bySourceSchema.parse({
  ...named("title", "format", "noMonth", "noAverage", "impersonationNote"),
  notEntered: "Not yet entered",
  caption: "Month ending {day}",
  sources: named("investors", "scores", "other"),
  columns: named("srNo", "source", ...SOURCE_COUNTS, "averageDays"),
  impersonation: "By impersonation: {number}",
  notes: ["* Note"],
});
const words = { bySource, total: "Grand Total" };

const source = (received: number, resolved: number, averageDays?: number) => ({
  pendingLastMonth: 0,
  received,
  resolved,
  pending: received - resolved,
  pendingOver3Months: 0,
  averageDays,
});

test("shows the month, each source, the total and impersonation", () => {
  const sources = { investors: source(3, 2, 10), scores: source(1, 1, 4), other: source(0, 0) };
  const month = { month: "2028-02", sources, impersonation: 2 };
  render(<ComplaintsBySource month={month} words={words} />);
  const table = screen.getByRole("table", { name: "Month ending February 29, 2028" });
  expect(within(table).getAllByRole("columnheader")).toHaveLength(8);
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => {
        const label = cell.querySelector("[aria-hidden]")?.textContent ?? "";
        return cell.textContent?.replace(label, "");
      }),
    );
  expect(rows).toEqual([
    ["1", "investors", "0", "3", "2", "1", "0", "10"],
    ["2", "scores", "0", "1", "1", "0", "0", "4"],
    ["3", "other", "0", "0", "0", "0", "0", "noAverage"],
    ["", "Grand Total", "0", "4", "3", "1", "0", "8"],
  ]);
  expect(screen.getByText("By impersonation: 2")).toBeVisible();
});

test("shows no number without a month", () => {
  render(<ComplaintsBySource month={undefined} words={words} />);
  const table = screen.getByRole("table", { name: "noMonth" });
  expect(within(table).getAllByText("Not yet entered")).toHaveLength(4);
  expect(table).not.toHaveTextContent("0");
  expect(screen.getByText("By impersonation: not yet entered")).toBeVisible();
});

test("reports missing months from the day they are overdue", () => {
  const missing = missingSchema.parse({
    month: "Not yet entered: {month}, due by {due}",
    later: "Nor after {month}",
    yearBegins: "{year} {day}",
    yearEnds: "{year} {day}",
  });
  render(<MissingMonths months={missingMonths("2026-04", "2026-06-10")} words={missing} />);
  const line = screen.getByText("Not yet entered: May 2026, due by June 7, 2026");
  expect(line).toHaveAttribute("data-from", "2026-06-08");
  expect(screen.getByText("Nor after May 2027")).toHaveAttribute("data-from", "2027-07-08");
});

test("shows the disclosure format's columns, each month and the sum in the monthly table", () => {
  const months = [
    { carriedForward: 0, received: 3, resolved: 1, pending: 2 },
    { carriedForward: 2, received: 4, resolved: 5, pending: 1 },
  ];
  const table = {
    rows: ["May 2025", "June 2025"].map((receivedFrom, index) => ({
      srNo: index + 1,
      period: `2025-0${index + 5}`,
      receivedFrom,
      ...(months[index] ?? sumOf([])),
    })),
    total: sumOf(months),
  };
  const columns = named("srNo", "month", "year", "carriedForwardMonth", "carriedForwardYear");
  const all = { ...columns, ...named("received", "resolved", "pending") };
  const tableWords = tablesSchema.shape.columns.parse(all);
  render(
    <ComplaintsTable
      caption="Monthly disposal"
      table={table}
      period="month"
      words={{ columns: tableWords, total: "Grand Total", scroll: "Swipe" }}
    />,
  );
  // Scrollable by keyboard.
  expect(screen.getByRole("region", { name: "Monthly disposal" })).toHaveAttribute("tabindex", "0");
  const rows = within(screen.getByRole("table", { name: "Monthly disposal" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["srNo", "month", "carriedForwardMonth", "received", "resolved", "pending"],
    ["1", "May 2025", "0", "3", "1", "2"],
    ["2", "June 2025", "2", "4", "5", "1"],
    ["", "Grand Total", "2", "7", "6", "3"],
  ]);
});
