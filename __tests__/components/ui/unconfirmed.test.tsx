/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { PreviewNotice } from "@/components/ui/preview-notice";

const { shared } = content;

test.each([
  ["one of its facts is a placeholder", "firm.bank.account", true],
  ["others are placeholders", "testimonials.entries", false],
])("a notice on placeholders if %s: %s", (_, path, isShown) => {
  const content = { shared, placeholders: new Set(["firm.name", path]) };
  render(<PreviewNotice content={content} paths={["firm.bank", "firm.upi"]} about="money" />);
  expect(screen.queryAllByText(shared.preview.title)).toHaveLength(isShown ? 1 : 0);
});
