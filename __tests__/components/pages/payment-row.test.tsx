/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { PaymentRow } from "@/components/pages/payment-row";
import { enhanceCopyButtons } from "@/lib/enhancements/copy";

const copy = { label: "Copy", done: "Copied" };

beforeEach(() => {
  render(
    <dl>
      <PaymentRow id="bank-ifsc" label="IFSC" value="ABCD0123456" copy={copy} />
    </dl>,
  );
});

test("the value can be read, and the button says what it copies", () => {
  expect(screen.getByText("ABCD0123456")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy: IFSC" })).toHaveTextContent("Copy");
});

test("the copy behaviour finds the value to select where there is no clipboard", async () => {
  enhanceCopyButtons();
  screen.getByRole("button", { name: "Copy: IFSC" }).click();
  await waitFor(() => expect(getSelection()?.toString()).toBe("ABCD0123456"));
});
