/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RefundCalculator } from "@/components/refund-calculator/refund-calculator";

const words = {
  ...{ heading: "Refund", submit: "Work it out", private: "stays here", gst: "plus GST" },
  ...{ plan: { label: "Plan" }, start: { label: "First" }, stop: { label: "Last" } },
  picks: { label: "Picks" },
  result: {
    ...{ used: "Used", kept: "Kept", back: "Back", gst: "GST", total: "Total", until: "Until" },
  },
  errors: {
    ...{ startMissing: "no first", stopMissing: "no last", noSuchDay: "no day" },
    ...{ stopBeforeStart: "too early", picks: "0 to {of}" },
  },
  ...{ days: "{used} of {of} days", picksUsed: "{used} of {of} picks", by: "by {date}, {within}" },
  ...{ nothing: "ended on {date}", allSent: "all sent" },
};
const calculator = (
  <RefundCalculator
    words={words}
    services={[
      { title: "Equity", plans: [{ id: "bundle", name: "Bundle", price: 10_000, picks: 7 }] },
      { title: "Futures", plans: [{ id: "half", name: "Half", price: 110_000, months: 6 }] },
    ]}
    gstPercent={18}
    deadline={{ workingDays: 7, weekdays: [1, 2, 3, 4, 5], within: "in 7", unconfirmed: "example" }}
  />
);
const user = userEvent.setup();

beforeEach(() => history.replaceState(null, "", "/refunds"));

const submit = () => user.click(screen.getByRole("button"));
const type = async (label: string, value: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), value);
};

async function answer(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await type(label, value);
  await submit();
  return screen.getByRole("status").textContent;
}

test("shows days, amounts and the deadline of a plan stopped after two months", async () => {
  render(calculator);
  // Seven days from Monday to Friday after 1 March 2027, a Monday.
  expect(await answer({ First: "2027-01-01", Last: "2027-03-01" })).toBe(
    [
      ...["Futures: Half, 6 Months, ₹1,10,000", "Used60 of 181 days", "Kept₹36,464"],
      ...["Back₹73,536", "GST₹13,236", "Total₹86,772", "Untilby March 10, 2027, in 7example"],
      "stays here",
    ].join(""),
  );
});

test("shows no refund and the last day of a plan that ran to its end", async () => {
  render(calculator);
  const text = await answer({ First: "2027-01-01", Last: "2027-08-01" });
  expect(text).toContain("ended on June 30, 2027");
  expect(text).not.toContain("Until");
});

test.each([
  ["3", "3 of 7 picks", "₹5,714"],
  ["7", "all sent", "₹0"],
])("shows the refund of a bundle after %s picks", async (sent, used, back) => {
  render(calculator);
  await user.selectOptions(screen.getByLabelText("Plan"), "bundle");
  expect(screen.getByLabelText("Last")).not.toBeVisible();
  const text = await answer({ Picks: sent });
  expect(text).toContain(used);
  expect(text).toContain(`Back${back}`);
});
