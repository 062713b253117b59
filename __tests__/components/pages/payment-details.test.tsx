/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { PaymentDetails } from "@/components/pages/payment-details";
import { loadContent } from "@/lib/checks/checked-content";
import { enhanceCopyButtons } from "@/lib/enhancements/copy";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { firm, pages, shared } = content;
const { ifsc } = firm.bank;
const copyName = `${shared.copy.label}: ${pages.bankdetails.transfer.ifsc}`;

beforeEach(() => {
  render(<PaymentDetails content={content} />);
});

test("selects the value if there is no clipboard", async () => {
  enhanceCopyButtons();
  screen.getByRole("button", { name: copyName }).click();
  await waitFor(() => expect(getSelection()?.toString()).toBe(ifsc));
});

test("describes a code drawn by the build as a stand-in, with the sign of the official one", () => {
  const image = screen.getByRole("img", { name: /^QR code/ });
  expect(image).toHaveAttribute("src", "/upi-qr.svg");
  expect(screen.getByText("Stand-in.")).toBeInTheDocument();
});

test("shows SEBI's official picture instead, with its own proportions", () => {
  cleanup();
  const upi = { ...firm.upi, qr: "sebi-code.png" };
  const picture = { file: upi.qr, width: 600, height: 720, widths: [360], base: "/x" };
  const pictures = new Map([[upi.qr, picture]]);
  render(<PaymentDetails content={{ ...content, firm: { ...firm, upi }, pictures }} />);
  const image = screen.getByRole("img", { name: /^QR code/ });
  expect(image).toHaveAttribute("src", "/upi-qr.png");
  expect(image).toHaveAttribute("height", "720");
  expect(screen.queryByText("Stand-in.")).not.toBeInTheDocument();
});
