/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { calculatorProps } from "@/components/pages/refund-sums";
import { RefundCalculator } from "@/components/refund-calculator/refund-calculator";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const props = calculatorProps(content);
const user = userEvent.setup();

beforeEach(() => history.replaceState(null, "", "/refunds"));

const status = () => screen.getByRole("status");
const submit = () => user.click(screen.getByRole("button", { name: "Work it out" }));
const choose = (plan: string) => user.selectOptions(screen.getByLabelText("Plan"), plan);

async function enter(label: string, value: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), value);
}

test("a plan stopped after two months: days, sums and the day of the money", async () => {
  render(<RefundCalculator {...props} />);
  await choose("futures-premium-6m");
  await enter("First day of the plan", "2027-01-01");
  await enter("Last day", "2027-03-01");
  await submit();
  const text = status().textContent ?? "";
  expect(text).toContain("Futures Trading: Premium, 6 Months, ₹1,10,000");
  expect(text).toContain("60 of 181 days");
  for (const sum of ["₹36,464", "₹73,536", "₹13,236", "₹86,772"]) expect(text).toContain(sum);
  // Seven days from Monday to Friday after 1 March 2027, a Monday.
  expect(text).toContain("by March 10, 2027, within 7 working days");
  expect(text).toContain("is an example until the firm confirms it");
});

test("of a bundle, the picks not sent", async () => {
  render(<RefundCalculator {...props} />);
  await choose("equity-bundle-7");
  expect(screen.getByLabelText("Last day")).not.toBeVisible();
  await enter("Picks already sent", "3");
  await submit();
  expect(status()).toHaveTextContent("3 of 7 picks");
  expect(status()).toHaveTextContent("₹5,714");
});

test("mistakes stand at their fields, the first has the focus, and they go as they are mended", async () => {
  render(<RefundCalculator {...props} />);
  await choose("futures-premium-6m");
  await enter("First day of the plan", "2027-01-01");
  await enter("Last day", "2026-12-31");
  expect(screen.getByLabelText("Last day")).not.toHaveAttribute("aria-invalid");
  await submit();
  const stop = screen.getByLabelText("Last day");
  expect(stop).toHaveFocus();
  expect(stop).toHaveAccessibleDescription(/before the first day of the plan/);
  await enter("Last day", "2027-01-10");
  expect(stop).not.toHaveAttribute("aria-invalid");
  expect(status()).toHaveTextContent("10 of 181 days");
});

test("a plan that ran to its end gives nothing back, and says when that was", async () => {
  render(<RefundCalculator {...props} />);
  await choose("futures-premium-6m");
  await enter("First day of the plan", "2027-01-01");
  await enter("Last day", "2027-08-01");
  await submit();
  expect(status()).toHaveTextContent("the plan ended by itself on June 30, 2027");
});

test("the address may choose the plan; one that nobody sells chooses none", () => {
  history.replaceState(null, "", "/refunds?plan=futures-premium-6m");
  const { unmount } = render(<RefundCalculator {...props} />);
  expect(screen.getByLabelText("Plan")).toHaveValue("futures-premium-6m");
  unmount();
  history.replaceState(null, "", "/refunds?plan=constructor");
  render(<RefundCalculator {...props} />);
  expect(screen.getByLabelText("Plan")).toHaveValue("swing-basic-1m");
});

test("while the owner's words bind, it asks for the day of SEBI's order", async () => {
  const refunds = { ...content.refunds, rule: "fixed-words" as const };
  render(<RefundCalculator {...calculatorProps({ ...content, refunds })} />);
  await choose("futures-premium-6m");
  expect(screen.getByLabelText("Last day before SEBI’s order")).toBeVisible();
  expect(screen.queryByLabelText("Last day")).toBeNull();
});

test("before it is hydrated the button is off, and no field could be sent anywhere", () => {
  const html = renderToString(<RefundCalculator {...props} />);
  expect(html).toMatch(/<button[^>]* disabled=""/);
  expect(html).not.toMatch(/<(input|select)[^>]* name=/);
});
