/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PreviewNotice } from "@/components/ui/preview-notice";
import { type Content, loadContent } from "@/lib/content/load/load";
import { fixtureContent } from "../../lib/content/load/content-copy";

const real = loadContent(fixtureContent);
let placeholders: string[];

jest.mock("@/lib/content/content", () => ({
  getContent: (): Content => ({ ...real, placeholders: new Set(placeholders) }),
}));

function renderNotice() {
  render(<PreviewNotice paths={["firm.bank", "firm.upi"]} about="money" />);
  return screen.queryByRole("note");
}

test("one detail that the firm has not supplied is enough for the notice", () => {
  placeholders = ["firm.name", "firm.bank.account"];
  expect(renderNotice()).toHaveTextContent(
    `${real.shared.preview.title} ${real.shared.preview.money}`,
  );
});

test("it is gone once all its details are the firm's own, whatever else is missing", () => {
  placeholders = ["firm.name", "testimonials.entries"];
  expect(renderNotice()).not.toBeInTheDocument();
});
