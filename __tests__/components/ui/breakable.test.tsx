/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Breakable } from "@/components/ui/breakable";

test("a long value may go on after an @ or a dot, and is the same text", () => {
  const { container } = render(<Breakable value="name.ra@validbank.example" />);
  expect(container.innerHTML).toBe("name.<wbr>ra@<wbr>validbank.<wbr>example");
  expect(container).toHaveTextContent("name.ra@validbank.example");
});
