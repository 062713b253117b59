/** @jest-environment jsdom */
import { renderToString } from "react-dom/server.node";
import { createIsland } from "static-islands/island";

const Quote = ({ text }: { text: string }) => <q>{text}</q>;
const Island = createIsland({ quote: async () => Quote });

test("it has its component's HTML, its name, its moment and its props", async () => {
  const props = { text: `"Fair" & <clear>` };
  document.body.innerHTML = renderToString(await Island({ of: "quote", when: "visible", props }));
  const element = document.querySelector<HTMLElement>("[data-island]");
  expect(element).toHaveTextContent(props.text);
  expect(element?.dataset).toMatchObject({ island: "quote", when: "visible" });
  expect(JSON.parse(element?.dataset.props ?? "")).toEqual(props);
});

const anything = createIsland({ any: async () => (_: { value: unknown }) => null });

function islandWith(value: unknown) {
  return anything({ of: "any", when: "idle", props: { value } });
}

const knot: Record<string, unknown> = {};
knot.itself = knot;

test.each([
  ["a Date", new Date(0), "props.value is a Date"],
  ["a Map", { by: new Map() }, "props.value.by is a Map"],
  ["a Set in a list", [1, new Set()], "props.value[1] is a Set"],
  ["a function", { onDone: () => 1 }, "props.value.onDone is a function"],
  ["an element", <p key="a">A</p>, "props.value is a React element"],
  ["a bigint", 1n, "props.value is a bigint"],
  ["NaN", Number.NaN, "props.value is NaN"],
  ["a hole in a list", [undefined], "props.value[0] is undefined"],
  ["a circle", knot, "props.value.itself is an object that holds itself"],
])("%s is refused as a prop, with its path", async (_, value, message) => {
  await expect(islandWith(value)).rejects.toThrow(`the island "any": ${message}`);
});

test("what JSON carries is passed on, and what is undefined may be missing", async () => {
  const shared = { a: [1, "b", null, true] };
  await expect(islandWith({ one: shared, two: shared, three: undefined })).resolves.toBeTruthy();
});
