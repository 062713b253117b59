/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Breakable } from "@/components/ui/breakable";

test("allows breaks after an @ or a dot without changing the text", () => {
  const { container } = render(<Breakable value="name.ra@validbank.example" />);
  expect(container.innerHTML).toBe("name.<wbr>ra@<wbr>validbank.<wbr>example");
  expect(container).toHaveTextContent("name.ra@validbank.example");
});
