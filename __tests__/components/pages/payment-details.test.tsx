/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { PaymentDetails } from "@/components/pages/payment-details";
import { loadContent } from "@/lib/content/load/load";
import { enhanceCopyButtons } from "@/lib/enhancements/copy";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { firm, pages, shared } = content;
const { ifsc } = firm.bank;
const copyName = `${shared.copy.label}: ${pages.bankdetails.transfer.ifsc}`;

beforeEach(() => {
  render(<PaymentDetails content={content} />);
});

test("the value can be read, and the button says what it copies", () => {
  expect(screen.getByText(ifsc)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: copyName })).toHaveTextContent(shared.copy.label);
});

test("the copy enhancement finds the value to select where there is no clipboard", async () => {
  enhanceCopyButtons();
  screen.getByRole("button", { name: copyName }).click();
  await waitFor(() => expect(getSelection()?.toString()).toBe(ifsc));
});
