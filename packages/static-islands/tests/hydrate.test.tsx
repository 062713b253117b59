/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { useEffect, useId, useState } from "react";
import { renderToString } from "react-dom/server.node";
import { hydrateIsland } from "../src/browser/hydrate";

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

const listen = jest.fn();

function Listening() {
  useEffect(() => {
    listen();
  }, []);
  return null;
}

/** The element as the server leaves it: the component's HTML, and its props for the loader. */
function serve(props: LotCounterProps): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<LotCounter {...props} />);
  element.dataset.props = JSON.stringify(props);
  document.body.replaceChildren(element);
  return element;
}

const addButton = () => screen.getByRole("button", { name: "Add" });
const count = () => screen.getByRole("status");

// Without act, as in a browser: it would hold back the effect that says the island is ready.
let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test("the server's elements and focus are kept, and a click works as soon as it is ready", async () => {
  const element = serve({ unit: "lots", start: 2 });
  const button = addButton();
  await userEvent.click(button);
  expect(count()).toHaveTextContent("2 lots");
  await hydrateIsland(element, LotCounter);
  expect(addButton()).toBe(button);
  expect(button).toHaveFocus();
  button.click();
  await waitFor(() => expect(count()).toHaveTextContent("3 lots"));
});

test("it says that it is ready after the component's own effects, which may add listeners", async () => {
  await hydrateIsland(document.createElement("div"), Listening);
  expect(listen).toHaveBeenCalledTimes(1);
});

test("an island without props needs no attribute for them", async () => {
  const element = document.createElement("div");
  element.innerHTML = "<p>Nothing to say</p>";
  document.body.replaceChildren(element);
  await hydrateIsland(element, () => <p>Nothing to say</p>);
  expect(screen.getByText("Nothing to say")).toBeInTheDocument();
});

test("ids by useId are those that the export has put into the HTML", async () => {
  function Field() {
    const id = useId();
    return (
      <label htmlFor={id}>
        Lots <input id={id} />
      </label>
    );
  }
  const element = document.createElement("div");
  element.innerHTML = renderToString(<Field />, { identifierPrefix: "i3-" });
  element.dataset.ids = "i3-";
  document.body.replaceChildren(element);
  const { id } = screen.getByLabelText("Lots");
  expect(id).toContain("i3-");
  await hydrateIsland(element, Field);
  expect(screen.getByLabelText("Lots").id).toBe(id);
});
