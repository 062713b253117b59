/** @jest-environment jsdom */
import { renderToString } from "react-dom/server.node";
import { Island } from "@/lib/islands/island";
import { islands } from "@/lib/islands/registry";

const props = {
  entries: [{ name: "Client A", role: "Trader", content: `"Fair" & <clear>`, rating: 5 }],
  words: {
    label: "What clients say",
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
    choose: "Show testimonial {n}",
    rating: "Rated {n} out of 5",
  },
};

async function renderIsland(): Promise<HTMLElement> {
  document.body.innerHTML = renderToString(
    await Island({ of: "testimonials-carousel", when: "visible", props }),
  );
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error("the island rendered no element");
  return element;
}

test("it carries its name and its moment for the loader", async () => {
  const { dataset } = await renderIsland();
  expect(dataset).toMatchObject({ island: "testimonials-carousel", when: "visible" });
});

test("its props come back from JSON as they went in, quotes and angle brackets included", async () => {
  const { dataset } = await renderIsland();
  expect(JSON.parse(dataset.props ?? "")).toEqual(props);
});

test("the component itself is in the HTML, readable before any script", async () => {
  expect(await renderIsland()).toHaveTextContent(`"Fair" & <clear>`);
});

test.each(Object.entries(islands))("the registry finds a component for %s", async (_, load) => {
  expect(await load()).toEqual(expect.any(Function));
});
