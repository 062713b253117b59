/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { content } from "@/__tests__/fixture";
import { calculatorProps } from "@/components/pages/refund-examples";
import { RefundCalculator } from "@/components/refund-calculator/refund-calculator";

const props = calculatorProps(content);
const { result } = props.words;
const calculator = <RefundCalculator {...props} />;
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

const [first, last, picks] = ["First day of the plan", "Last day", "Picks already sent"];

test("shows days, amounts and the deadline of a plan stopped after two months", async () => {
  render(calculator);
  await user.selectOptions(screen.getByLabelText("Plan"), "equity-premium-6m");
  // Seven days from Monday to Friday after 1 March 2027, a Monday.
  expect(await answer({ [first]: "2027-01-01", [last]: "2027-03-01" })).toBe(
    [
      ...["Equity Research: Premium, 6 Months, ₹1,10,000", `${result.used}60 of 181 days`],
      ...[`${result.kept}₹36,464`, `${result.back}₹73,536`, `${result.gst}₹13,236`],
      ...[`${result.total}₹86,772`, `${result.until}by March 10, 2027, within 7 working days`],
      ...[props.deadline.unconfirmed, props.words.private],
    ].join(""),
  );
});

test("shows no refund and the last day of a plan that ran to its end", async () => {
  render(calculator);
  await user.selectOptions(screen.getByLabelText("Plan"), "equity-premium-6m");
  const text = await answer({ [first]: "2027-01-01", [last]: "2027-08-01" });
  expect(text).toContain("the plan ended on June 30, 2027");
  expect(text).not.toContain(result.until);
});

test.each([
  ["3", "3 of 7 picks", "₹5,714"],
  ["7", props.words.allSent, "₹0"],
])("shows the refund of a bundle after %s picks", async (sent, used, back) => {
  render(calculator);
  await user.selectOptions(screen.getByLabelText("Plan"), "equity-bundle-7");
  expect(screen.getByLabelText(last)).not.toBeVisible();
  const text = await answer({ [picks]: sent });
  expect(text).toContain(used);
  expect(text).toContain(`${result.back}${back}`);
});
