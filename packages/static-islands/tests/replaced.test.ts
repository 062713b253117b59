/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { startAll } from "../src/browser/replaced";

const start = jest.fn();

const PAGE = `
  <main>
    <h1>Contact</h1>
    <div data-stopped hidden>It has stopped.</div>
    <div data-island="form"><form><input id="name"><input id="photo" type="file"></form></div>
    <div data-island="figure"><button>1 lot</button></div>
  </main>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const main = () => find("main") as HTMLElement;
const form = () => find("[data-island=form]") as HTMLElement;
const field = () => find("#name") as HTMLInputElement;

/** All changes of a moment are seen at once. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const observers: MutationObserver[] = [];

/** Ends with the tests: jsdom empties its page when it goes, which is no change of a page. */
class EndingObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

// One observer for all tests, as for the life of a page.
beforeAll(() => {
  globalThis.MutationObserver = EndingObserver;
  startAll(start);
});

afterAll(async () => {
  for (const observer of observers) observer.disconnect();
  // A form that is away is looked for a second later.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});

beforeEach(async () => {
  // An island of the test before would come back.
  for (const island of document.querySelectorAll("[data-island]"))
    island.removeAttribute("data-island");
  document.body.innerHTML = PAGE;
  await settle();
  start.mockClear();
});

/** What a program of the visitor's does to the page. */
const HANDS: Record<string, () => void> = {
  "writes main's own HTML into it": () => {
    main().innerHTML = String(main().innerHTML);
  },
  "puts a copy of main in its place": () => main().replaceWith(main().cloneNode(true)),
  "puts a copy of the island in its place": () => form().replaceWith(form().cloneNode(true)),
  "writes the body's own HTML into it": () => {
    document.body.innerHTML = String(document.body.innerHTML);
  },
};

describe.each(Object.entries(HANDS))("where a program %s", (_, change) => {
  test("the island itself comes back, with what was typed and the focus", async () => {
    const island = form();
    field().value = "Asha";
    field().focus();
    change();
    await settle();
    expect(form()).toBe(island);
    expect(document.querySelectorAll("[data-island]")).toHaveLength(2);
    expect(field()).toHaveValue("Asha");
    expect(field()).toHaveFocus();
    expect(start).not.toHaveBeenCalled();
  });
});

test("it comes back where the copy comes later, and where the program brings the page back", async () => {
  const [island, before] = [form(), main()];
  const copy = before.cloneNode(true) as HTMLElement;
  before.remove();
  await settle();
  document.body.append(copy);
  await settle();
  expect(copy).toContainElement(island);
  copy.replaceWith(before);
  await settle();
  expect(before).toContainElement(island);
  expect(document.querySelectorAll("[data-island=form]")).toHaveLength(1);
});

test("a copy beside an island that is still there is started as well", async () => {
  const copy = form().cloneNode(true) as HTMLElement;
  copy.dataset.ready = "";
  document.body.append(copy);
  await settle();
  expect(start.mock.calls).toEqual([[copy]]);
  expect(copy.dataset).not.toHaveProperty("ready");
});

test("a form that is taken away without a copy comes back at the end", async () => {
  const island = form();
  main().innerHTML = "<h1>Contact</h1><p>A reader's view</p>";
  await waitFor(() => expect(main().lastElementChild).toBe(island), { timeout: 3_000 });
});

test("of a program that does it again and again the notice is shown, and a press goes on", async () => {
  const island = form();
  let changes = 0;
  const observer = new MutationObserver(() => {
    // It gives up by itself only here, for the test to end.
    if (changes > 200 || form() !== island) return;
    changes += 1;
    main().replaceWith(main().cloneNode(true));
  });
  observer.observe(document, { childList: true, subtree: true });
  document.body.append("begin");
  await settle();
  await settle();
  observer.disconnect();
  expect(changes).toBeLessThan(50);
  expect(find("[data-stopped]")).toBeVisible();
  form().querySelector("input")?.click();
  expect(form()).toBe(island);
  expect(find("[data-stopped]")).not.toBeVisible();
});
