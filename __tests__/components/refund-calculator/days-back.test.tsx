/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { daysBackProps } from "@/components/pages/refund-examples";
import { DaysBack } from "@/components/refund-calculator/days-back";

const figure = <DaysBack {...daysBackProps(content)} />;
const slider = () => screen.getByRole("slider");
/** Used and whole days of each row of the calendar, as its rectangles are wide. */
const rows = () =>
  [...document.querySelectorAll("ol svg")].map((svg) =>
    [".fill-ink", ".fill-sheet"].map((look) =>
      Number(/h(\d+)v/.exec(svg.querySelector(look)?.getAttribute("d") ?? "")?.[1]),
    ),
  );

test.each([
  [60, "₹86,772", [31, 28, 1, 0, 0, 0]],
  [0, "₹1,29,800", [0, 0, 0, 0, 0, 0]],
  [181, "₹0", [31, 28, 31, 30, 31, 30]],
])("after %d days it shows %s and those days on its calendar", (used, total, days) => {
  render(figure);
  fireEvent.change(slider(), { target: { value: String(used) } });
  expect(screen.getByText(total)).toBeVisible();
  expect(
    screen.getByText(`Equity Research, Premium, 6 Months: ${used} of 181 days.`),
  ).toBeVisible();
  expect(rows()).toEqual([31, 28, 31, 30, 31, 30].map((all, month) => [days[month], all]));
  expect(slider()).toHaveAttribute("aria-valuetext", `${used} of 181: ${total}`);
});

test("another plan begins at a third of what it has", () => {
  render(figure);
  fireEvent.change(screen.getByLabelText("Plan"), { target: { value: "equity-bundle-7" } });
  expect(screen.getByLabelText("Picks sent")).toHaveValue("2");
  expect(
    screen.getByText("Equity Research, Bundle of 7 picks, One-time: 2 of 7 picks."),
  ).toBeVisible();
  expect(rows()).toEqual([[2, 7]]);
});
