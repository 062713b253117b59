/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PaymentDetails } from "@/components/pages/payment-details";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { firm, pages } = content;
const { qrAlt, standIn } = pages.bankdetails.upi;

test.each([
  ["the code that the build draws, as a stand-in", undefined, "/upi-qr.svg", 200, 1],
  ["SEBI's official picture, in its own proportions", "sebi.png", "/upi-qr.png", 720, 0],
])("shows %s", (_, qr, src, height, standIns) => {
  const upi = { ...firm.upi, qr };
  const picture = { file: "sebi.png", width: 600, height: 720, widths: [360], base: "/x" };
  const pictures = new Map([[picture.file, picture]]);
  render(<PaymentDetails content={{ ...content, firm: { ...firm, upi }, pictures }} />);
  const image = screen.getByRole("img", { name: qrAlt });
  expect(image).toHaveAttribute("src", src);
  expect(image).toHaveAttribute("height", String(height));
  expect(document.body.textContent?.split(standIn.replaceAll("*", ""))).toHaveLength(standIns + 1);
});
