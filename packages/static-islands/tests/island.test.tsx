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
