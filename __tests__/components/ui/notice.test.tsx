/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PreviewNotice } from "@/components/ui/notice";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const real = loadContent(fixtureContent);
function renderNotice(...placeholders: string[]) {
  const content = { shared: real.shared, placeholders: new Set(placeholders) };
  render(<PreviewNotice content={content} paths={["firm.bank", "firm.upi"]} about="money" />);
  return screen.queryByRole("note");
}

test("shows the notice if one detail is a placeholder", () => {
  expect(renderNotice("firm.name", "firm.bank.account")).toHaveTextContent(
    `${real.shared.preview.title} ${real.shared.preview.money}`,
  );
});

test("shows no notice if none of its details is a placeholder", () => {
  expect(renderNotice("firm.name", "testimonials.entries")).not.toBeInTheDocument();
});
