/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { content } from "@/__tests__/fixture";
import { RefundCalculator } from "@/components/refund-calculator/refund-calculator";
import { calculatorProps } from "@/components/refunds/calculator-props";

const props = calculatorProps(content);
const { errors, allSent } = props.exact;
const calculator = <RefundCalculator {...props} />;
const [FIRST, LAST] = ["First day of the plan", "Last day"];

beforeEach(() => history.replaceState(null, "", "/refunds"));

const slider = () => screen.getByRole("slider");
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** Used and whole days of each row of the calendar, as its rectangles are wide. */
const rows = () =>
  [...document.querySelectorAll("ol svg")].map((svg) =>
    [".fill-ink", ".fill-sheet"].map((look) =>
      Number(/h(\d+)v/.exec(svg.querySelector(look)?.getAttribute("d") ?? "")?.[1]),
    ),
  );

// Seven days from Monday to Friday after the last day.
test.each([
  [60, "₹86,772", "2027-03-01", "Sent by March 10, 2027,", [31, 28, 1, 0, 0, 0]],
  [0, "₹1,29,800", "2026-12-31", "Sent by January 11, 2027,", [0, 0, 0, 0, 0, 0]],
  [181, "₹0", "2027-06-30", "the plan ended on June 30, 2027", [31, 28, 31, 30, 31, 30]],
])("after %d days it shows %s and those days on its calendar", (used, total, last, end, days) => {
  const { container } = render(calculator);
  fireEvent.change(slider(), { target: { value: String(used) } });
  expect(screen.getByText(total)).toBeVisible();
  const answer = `Equity Research, Premium, 6 Months: ${used} of 181 days.`;
  expect(screen.getByText(answer)).toBeVisible();
  expect(rows()).toEqual([31, 28, 31, 30, 31, 30].map((all, month) => [days[month], all]));
  expect(slider()).toHaveAttribute("aria-valuetext", `${used} of 181: ${total}`);
  expect(field(LAST)).toHaveValue(last);
  expect(container).toHaveTextContent(end);
});

test("exact dates give the answer that the slider gives, and move it", () => {
  const { container } = render(calculator);
  type(FIRST, "2026-12-01");
  type(LAST, "2027-01-30");
  // 110000 x 121 / 182 = 73131.87, and 13163.76 GST.
  for (const sum of ["₹86,296", "₹73,132, ₹13,164, ₹36,868."]) {
    expect(screen.getByText(sum)).toBeVisible();
  }
  expect(slider()).toHaveValue("61");
  expect(container).toHaveTextContent("Sent by February 9, 2027, within 7 working days.");
  expect(container).toHaveTextContent(props.deadline.unconfirmed ?? "missing");
  type(LAST, "2027-08-01");
  expect(container).toHaveTextContent("the plan ended on May 31, 2027");
});

test("before the first day the whole fee comes back", () => {
  render(calculator);
  type(LAST, "2026-12-15");
  expect(screen.getByText("₹1,29,800")).toBeVisible();
});

test("a wrong date is reported, and changes nothing until it is right", () => {
  render(calculator);
  type(LAST, "2200-12-30");
  expect(field(LAST)).toHaveAccessibleDescription(new RegExp(errors.noSuchDay));
  expect(screen.getByText("₹86,772")).toBeVisible();
  fireEvent.change(slider(), { target: { value: "61" } });
  expect(field(LAST)).toHaveValue("2027-03-02");
  expect(field(LAST)).not.toHaveAttribute("aria-invalid");
});

test("a plan with fewer picks than days were used begins at a third of its own", () => {
  const { container } = render(calculator);
  fireEvent.change(field("Plan"), { target: { value: "equity-bundle-7" } });
  expect(field("Picks sent")).toHaveValue("2");
  expect(rows()).toEqual([[2, 7]]);
  expect(screen.queryByLabelText(LAST)).toBeNull();
  fireEvent.change(slider(), { target: { value: "3" } });
  const answer = "Equity Research, Bundle of 7 picks, One-time: 3 of 7 picks.";
  expect(screen.getByText(answer)).toBeVisible();
  expect(container).toHaveTextContent("₹5,714, ₹1,029, ₹4,286.Sent within 7 working days.");
  fireEvent.change(slider(), { target: { value: "7" } });
  expect(screen.getByText(allSent)).toBeVisible();
});

test("picks that were sent do not become days of the next plan", () => {
  render(calculator);
  fireEvent.change(field("Plan"), { target: { value: "equity-bundle-7" } });
  fireEvent.change(slider(), { target: { value: "3" } });
  fireEvent.change(field("Plan"), { target: { value: "equity-premium-6m" } });
  expect(slider()).toHaveValue("60");
});

test("begins with the plan of the address, and ignores one that is gone", () => {
  history.replaceState(null, "", "/refunds?plan=equity-basic-1m");
  const { unmount } = render(calculator);
  expect(field("Plan")).toHaveValue("equity-basic-1m");
  expect(slider()).toHaveValue("10");
  unmount();
  history.replaceState(null, "", "/refunds?plan=gone");
  render(calculator);
  expect(field("Plan")).toHaveValue("equity-premium-6m");
});

test("keeps what the browser restored before it was hydrated", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(calculator);
  for (const [name, value] of Object.entries({
    plan: "equity-basic-1m",
    start: "2027-04-01",
    stop: "2027-04-07",
  })) {
    const control = container.querySelector<HTMLInputElement>(`#refund-${name}`);
    if (control) control.value = value;
  }
  render(calculator, { container, hydrate: true });
  expect(field("Plan")).toHaveValue("equity-basic-1m");
  expect(slider()).toHaveValue("7");
  expect(field(LAST)).toHaveValue("2027-04-07");
});

test("a day that another program sets without an event stays, and counts at the next change", () => {
  render(calculator);
  const first = field(FIRST);
  if (!(first instanceof HTMLInputElement)) throw new Error("not a field");
  first.value = "2027-04-01";
  fireEvent.change(slider(), { target: { value: "7" } });
  expect(first).toHaveValue("2027-04-01");
  expect(field(LAST)).toHaveValue("2027-04-07");
});

test("a plan begun before GST changed is refunded at the GST that was paid", () => {
  const gstPercent = [
    { until: "2026-12-31", value: 18 },
    { from: "2027-01-01", value: 12 },
  ];
  render(<RefundCalculator {...props} gstPercent={12} terms={{ gstPercent }} />);
  type(FIRST, "2026-12-31");
  type(LAST, "2026-12-30");
  // 110000 and 18%.
  expect(screen.getByText("₹1,29,800")).toBeVisible();
  type(FIRST, "2027-01-01");
  // 110000 and 12%.
  expect(screen.getByText("₹1,23,200")).toBeVisible();
});
