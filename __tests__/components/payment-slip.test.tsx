/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PaymentSlip } from "@/components/payment-slip/payment-slip";
import { PlanAmount } from "@/components/payment-slip/plan-amount";

jest.mock("@/lib/islands/island", () => ({ Island: () => null }));

const { firm, pages, shared } = content;
const { slip, transfer, upi } = pages.bankdetails;
const { qrAlt, standIn } = upi;
const hidden = { hidden: true };

test.each([
  ["the code that the build draws, as a stand-in", undefined, "/upi-qr.svg", 200, 1],
  ["SEBI's official picture, in its own proportions", "sebi.png", "/upi-qr.png", 720, 0],
])("shows %s", (_, qr, src, height, standIns) => {
  const changed = { ...firm.upi, qr };
  const picture = { file: "sebi.png", width: 600, height: 720, src: "/x", copies: [] };
  const pictures = new Map([[picture.file, picture]]);
  render(<PaymentSlip content={{ ...content, firm: { ...firm, upi: changed }, pictures }} />);
  const image = screen.getByRole("img", { name: qrAlt, ...hidden });
  expect(image).toHaveAttribute("src", src);
  expect(image).toHaveAttribute("height", String(height));
  expect(document.body.textContent?.split(standIn.replaceAll("*", ""))).toHaveLength(standIns + 1);
});

test.each([
  ["says so and copies nothing while it is an example", content.placeholders, 0],
  ["has a button for each detail once the firm has supplied them", new Set<string>(), 7],
])("the slip %s", (_, placeholders, buttons) => {
  render(<PaymentSlip content={{ ...content, placeholders }} />);
  expect(screen.queryAllByText(slip.example)).toHaveLength(buttons === 0 ? 1 : 0);
  const copy = new RegExp(`^${shared.copy.label}: `);
  expect(screen.queryAllByRole("button", { name: copy, ...hidden })).toHaveLength(buttons);
  expect(screen.getByText(transfer.payee).nextSibling).toHaveTextContent(firm.legalName);
});

test("the chosen plan's fee, GST and total are on the slip", () => {
  const services = [
    { title: "Futures", plans: [{ id: "half", name: "Half", price: 110_000, months: 6 }] },
    { title: "Equity", plans: [{ id: "pick", name: "Pick", price: 2_499 }] },
  ];
  render(<PlanAmount words={slip} services={services} gstPercent={18} />);
  const amounts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  // Nobody takes the sum of a plan that is not his for his own.
  expect(screen.queryAllByRole("definition")).toEqual([]);
  fireEvent.change(screen.getByLabelText(slip.plan), { target: { value: "half" } });
  expect(amounts()).toEqual(["₹1,10,000", "₹19,800", "₹1,29,800"]);
  fireEvent.change(screen.getByLabelText(slip.plan), { target: { value: "pick" } });
  expect(amounts()).toEqual(["₹2,499", "₹450", "₹2,949"]);
  expect(screen.getByText("Equity, Pick, One-time")).toBeVisible();
});
