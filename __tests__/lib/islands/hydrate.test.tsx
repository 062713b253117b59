/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server.node";
import { hydrateIsland } from "@/lib/islands/hydrate";

interface LotCounterProps {
  unit: string;
  start: number;
}

function LotCounter({ unit, start }: LotCounterProps) {
  const [count, setCount] = useState(start);
  return (
    <p>
      <output>
        {count} {unit}
      </output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </p>
  );
}

/** The element as the server leaves it: the component's HTML, and its props for the loader. */
function serve(props: LotCounterProps, attribute: string | null = JSON.stringify(props)) {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<LotCounter {...props} />);
  if (attribute !== null) element.dataset.props = attribute;
  document.body.replaceChildren(element);
  return element;
}

const hydrate = (element: HTMLElement) => act(() => hydrateIsland(element, LotCounter));

let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => report.mockRestore());

test("the server's HTML comes to life with its props, and a click works", async () => {
  await hydrate(serve({ unit: "lots", start: 2 }));
  expect(screen.getByRole("status")).toHaveTextContent("2 lots");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("status")).toHaveTextContent("3 lots");
  expect(report).not.toHaveBeenCalled();
});

test("the elements of the server's HTML are kept, with the focus they may have", async () => {
  const element = serve({ unit: "lots", start: 2 });
  const button = screen.getByRole("button", { name: "Add" });
  button.focus();
  await hydrate(element);
  expect(screen.getByRole("button", { name: "Add" })).toBe(button);
  expect(button).toHaveFocus();
});

test("it is ready only once its handlers are in place", async () => {
  const element = serve({ unit: "lots", start: 2 });
  const click = act(() => hydrateIsland(element, LotCounter).then(() => screen.getByRole("button").click()));
  await click;
  expect(screen.getByRole("status")).toHaveTextContent("3 lots");
});

test("HTML that differs from what the props give is reported", async () => {
  const differing = JSON.stringify({ unit: "lots", start: 7 });
  const reported = jest.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  await hydrate(serve({ unit: "lots", start: 2 }, differing));
  expect(screen.getByRole("status")).toHaveTextContent("7 lots");
  expect(report.mock.calls.length + reported.mock.calls.length).toBeGreaterThan(0);
});
