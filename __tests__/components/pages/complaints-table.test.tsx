/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ComplaintsTable } from "@/components/pages/complaints-table";
import { sumOf } from "@/lib/complaints/tables";

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

const columns = {
  srNo: "Sr. No.",
  month: "Month",
  year: "Year",
  carriedForwardMonth: "Carried from last month",
  carriedForwardYear: "Carried from last year",
  received: "Received",
  resolved: "Resolved",
  pending: "Pending",
};

beforeEach(() => {
  render(
    <ComplaintsTable
      caption="Monthly disposal"
      table={table}
      period="month"
      words={{ columns, total: "Grand Total", scroll: "Swipe" }}
    />,
  );
});

test("the columns stand in the order of the disclosure format", () => {
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual([
    "Sr. No.",
    "Month",
    "Carried from last month",
    "Received",
    "Resolved",
    "Pending",
  ]);
});

test("each month's row reads across, and the last row sums up", () => {
  const rows = within(screen.getByRole("table", { name: "Monthly disposal" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["1", "May 2025", "0", "3", "1", "2"],
    ["2", "June 2025", "2", "4", "5", "1"],
    ["", "Grand Total", "2", "7", "6", "3"],
  ]);
});

test("a table too wide for a phone is scrolled by keyboard as well", () => {
  expect(screen.getByRole("region", { name: "Monthly disposal" })).toHaveAttribute("tabindex", "0");
});
