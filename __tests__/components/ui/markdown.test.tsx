/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Markdown } from "@/components/ui/markdown";

test("keeps telephone links and removes script addresses", () => {
  render(<Markdown text={"[call](tel:+919876543210) [run](javascript:alert%281%29)"} />);
  expect(screen.getByRole("link", { name: "call" }).getAttribute("href")).toBe("tel:+919876543210");
  expect(screen.getByText("run").getAttribute("href")).toBe("");
});
