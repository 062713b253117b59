/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server.node";
import { hydrateIsland } from "../src/browser/hydrate";

/** How many drawings throw. */
let broken = 0;

/** A text beside others, a text that comes and goes, a field that belongs to the browser. */
function Order() {
  const [lots, setLots] = useState(1);
  const [sent, setSent] = useState("");
  const field = useRef<HTMLInputElement>(null);
  broken -= 1;
  if (broken >= 0) throw new Error("broken on purpose");
  return (
    <div>
      <p>
        {lots > 1 && "Many: "}
        {lots} lots <b>of</b> gold
      </p>
      <label htmlFor="name">Name</label>
      <input id="name" ref={field} />
      <button type="button" onClick={() => setLots(lots + 1)}>
        {lots > 1 && <i>!</i>}
        Add
      </button>
      <button type="button" onClick={() => setLots(1)}>
        Less
      </button>
      <button type="button" onClick={() => setSent(field.current?.value ?? "")}>
        Send
      </button>
      <output>{sent}</output>
    </div>
  );
}

function serve(): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<Order />);
  document.body.replaceChildren(element);
  return element;
}

const paragraph = () => document.querySelector("p");
const press = (name: string) => userEvent.click(screen.getByText(name));

function font(text: string): HTMLElement {
  const element = document.createElement("font");
  element.textContent = text;
  return element;
}

function mark(...content: Node[]): HTMLElement {
  const element = document.createElement("mark");
  element.append(...content);
  return element;
}

/** Takes all marks away and joins what they had split. */
function unmark(element: Element | null): void {
  for (const marked of element?.querySelectorAll("mark") ?? []) {
    marked.replaceWith(...marked.childNodes);
  }
  element?.normalize();
}

function textsIn(element: Node | null): Text[] {
  return [...(element?.childNodes ?? [])].filter((node) => node instanceof Text);
}

/** How a text makes way for its translation. */
const MANNERS: Record<string, (text: Text) => void> = {
  replaceWith: (text) => text.replaceWith(font(text.data)),
  replaceChild: (text) => text.parentNode?.replaceChild(font(text.data), text),
  "put before, then removed": (text) => {
    text.before(font(text.data));
    text.remove();
  },
  "removed, then put there": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font(text.data), nextSibling);
  },
  wrapped: (text) => {
    const wrapper = document.createElement("font");
    text.before(wrapper);
    wrapper.append(text);
  },
};

/** Marks the characters from `start` on in a text, in place. */
function markPart(text: Text, start: number, length = text.length): void {
  const part = text.splitText(start);
  part.splitText(Math.min(length, part.length));
  const marked = mark();
  part.replaceWith(marked);
  marked.append(part);
}

function translate(paragraph: Element): void {
  for (const text of textsIn(paragraph)) {
    if (text.data !== "") text.replaceWith(font(`«${text.data}»`));
  }
}

/** What highlighters do to a paragraph. */
const HIGHLIGHTERS: Record<string, (paragraph: Element) => void> = {
  "marks the end of each text": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, text.length >> 1);
  },
  "marks the beginning of each text, in an element with the rest": (paragraph) => {
    for (const text of textsIn(paragraph)) {
      const rest = text.splitText(text.length >> 1);
      const marked = mark();
      text.replaceWith(marked);
      marked.append(text);
      rest.before(mark());
    }
  },
  "marks all of each text in a copy": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, 0);
  },
  "marks several parts of each text": (paragraph) => {
    for (const text of textsIn(paragraph)) {
      for (let start = text.length - 1; start >= 0; start -= 2) markPart(text, start, 1);
    }
  },
  "marks within marks": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, 0);
    for (const marked of [...paragraph.querySelectorAll("mark")]) {
      for (const text of textsIn(marked)) markPart(text, text.length >> 1);
    }
  },
  "marks from one text into the next": (paragraph) => {
    const [first, second = first] = textsIn(paragraph);
    if (!first || !second) return;
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(second, 1);
    range.surroundContents(mark());
  },
  "marks and takes the marks away": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, text.length >> 1);
    unmark(paragraph);
  },
  "marks whole texts and takes the marks away": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, 0);
    unmark(paragraph);
  },
  "marks, takes the marks away and marks again": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, text.length >> 1);
    unmark(paragraph);
    for (const text of textsIn(paragraph)) markPart(text, 1, 3);
  },
  "joins what it has marked": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, 1, 1);
    paragraph.normalize();
  },
  "marks, and then a translator comes": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, text.length >> 1);
    translate(paragraph);
  },
  "joins, and then a translator comes": (paragraph) => {
    paragraph.normalize();
    translate(paragraph);
  },
  "moves whole texts into a joined one, and then a translator comes": (paragraph) => {
    for (const text of textsIn(paragraph)) markPart(text, 0);
    unmark(paragraph);
    translate(paragraph);
  },
};

// React reports caught exceptions, and what it could not hydrate.
let report: jest.SpyInstance;
let warn: jest.SpyInstance;

beforeEach(() => {
  broken = 0;
  report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  report.mockRestore();
  warn.mockRestore();
});

test.each(Object.entries(MANNERS))(
  "texts that are exchanged by %s go on changing",
  async (_, change) => {
    await hydrateIsland(serve(), Order);
    for (const text of textsIn(paragraph())) change(text);
    for (const text of textsIn(screen.getByText("Add"))) change(text);
    await press("Add");
    await waitFor(() => expect(paragraph()).toHaveTextContent("Many: 2 lots of gold"));
    for (const text of textsIn(paragraph())) change(text);
    await press("Add");
    await waitFor(() => expect(paragraph()).toHaveTextContent("Many: 3 lots of gold"));
    expect(document.querySelectorAll("i")).toHaveLength(1);
  },
);

/** Renders anew, as after a change of the HTML: without comments between texts. */
async function renderAnew(): Promise<void> {
  // React says that it could not hydrate; without a listener the test's environment fails for it.
  addEventListener("error", () => {}, { once: true });
  const element = serve();
  paragraph()?.append("changed");
  await hydrateIsland(element, Order);
  expect(paragraph()).toHaveTextContent(/gold$/);
}

const STARTS: Record<string, () => Promise<void>> = {
  hydrated: () => hydrateIsland(serve(), Order),
  "rendered anew": renderAnew,
};

describe.each(Object.entries(STARTS))("texts of a paragraph that was %s", (_, start) => {
  test.each(Object.entries(HIGHLIGHTERS))(
    "go on changing after a highlighter that %s",
    async (_name, change) => {
      await start();
      const add = screen.getByText("Add");
      change(paragraph() as Element);
      change(add);
      for (const lots of [2, 3, 4]) {
        await userEvent.click(add);
        const said = `Many: ${lots} lots of gold`;
        await waitFor(() => expect(paragraph()?.textContent?.replace(/[«»]/g, "")).toBe(said));
        expect(add).toHaveTextContent(/^!«?Add»?$/);
        change(paragraph() as Element);
        expect(paragraph()?.textContent?.replace(/[«»]/g, "")).toBe(said);
      }
    },
  );

  test.each(Object.entries(HIGHLIGHTERS))(
    "come and go after a highlighter that %s",
    async (_name, change) => {
      await start();
      change(paragraph() as Element);
      await press("Add");
      await waitFor(() => expect(paragraph()).toHaveTextContent("Many: 2"));
      change(paragraph() as Element);
      await press("Less");
      await waitFor(() => {
        expect(paragraph()?.textContent?.replace(/[«»]/g, "")).toBe("1 lots of gold");
      });
    },
  );
});

test("what is changed in the very moment before React's change counts as well", async () => {
  await hydrateIsland(serve(), Order);
  const add = screen.getByText("Add");
  for (const text of textsIn(add)) text.replaceWith(font("Add"));
  add.click();
  await waitFor(() => expect(add).toHaveTextContent("!Add"));
});

test("a copy of an element shows what is new, and a copy of a button works", async () => {
  await hydrateIsland(serve(), Order);
  const copyOf = (element: Element | null) => element?.cloneNode(true) as Element;
  paragraph()?.replaceWith(copyOf(paragraph()));
  const add = screen.getByText("Add");
  add.replaceWith(copyOf(add));
  await press("Add");
  await waitFor(() => expect(paragraph()).toHaveTextContent("Many: 2 lots of gold"));
});

test("a field that is copied comes back, with the words of the translation around it", async () => {
  const element = serve();
  await hydrateIsland(element, Order);
  await userEvent.type(screen.getByRole("textbox"), "Asha");
  const block = element.firstElementChild;
  const copy = block?.cloneNode(true) as Element;
  copy.querySelector("label")?.replaceChildren("Naam");
  copy.querySelector("input")?.setAttribute("value", "lost");
  block?.replaceWith(copy);
  await waitFor(() => expect(screen.getByText("Naam")).toBeInTheDocument());
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
  await press("Send");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Asha"));
});

test("a tool that copies a field again and again is not fought for ever", async () => {
  const element = serve();
  await hydrateIsland(element, Order);
  const own = new WeakSet<Node>();
  let copies = 0;
  const copyBlock = () => {
    const block = element.firstElementChild;
    // It knows its own copies, and gives up by itself only here, for the test to end.
    if (!block || own.has(block) || copies > 100) return;
    const copy = block.cloneNode(true);
    own.add(copy);
    copies += 1;
    block.replaceWith(copy);
  };
  const observer = new MutationObserver(copyBlock);
  observer.observe(element, { childList: true });
  copyBlock();
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  expect(copies).toBeLessThan(10);
});

/** A field whose label changes with what is in it. */
function Choice() {
  const [isChosen, setChosen] = useState(false);
  return (
    <p>
      <i title={isChosen ? "full" : "empty"} />
      {isChosen ? "Replace" : "Choose"}
      <input onChange={({ target }) => setChosen(target.value !== "")} />
    </p>
  );
}

test("a tool that copies each block that changes does so once, and the field stays React's", async () => {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<Choice />);
  document.body.replaceChildren(element);
  await hydrateIsland(element, Choice);
  const field = document.querySelector("input");
  let copies = 0;
  const copyUntranslated = () => {
    const block = element.querySelector("p");
    const [text] = textsIn(block);
    if (!block || !text || text.data.startsWith("«")) return;
    copies += 1;
    const copy = block.cloneNode(true);
    block.replaceWith(copy);
    for (const word of textsIn(copy)) word.data = `«${word.data}»`;
  };
  const tool = new MutationObserver(copyUntranslated);
  tool.observe(element, { childList: true, characterData: true, subtree: true });
  copyUntranslated();
  for (const [typed, shown] of [
    ["a", "«Replace»"],
    ["{Backspace}", "«Choose»"],
    ["b", "«Replace»"],
  ]) {
    await userEvent.type(field as Element, typed as string);
    await waitFor(() => expect(element).toHaveTextContent(shown as string));
    expect(document.querySelector("input")).toBe(field);
  }
  tool.disconnect();
  expect(copies).toBe(4);
});

test("what is typed before hydration stays where the HTML was changed", async () => {
  // React says that it could not hydrate; without a listener the test's environment fails for it.
  const hear = jest.fn();
  addEventListener("error", hear, { once: true });
  const element = serve();
  await userEvent.type(screen.getByRole("textbox"), "Asha");
  screen.getByRole("textbox").after(document.createElement("div"));
  await hydrateIsland(element, Order);
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
  expect(screen.getByRole("textbox")).toHaveFocus();
  await press("Send");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Asha"));
});

test("after an exception the island begins anew with what was typed", async () => {
  await hydrateIsland(serve(), Order);
  await userEvent.type(screen.getByRole("textbox"), "Asha");
  const field = screen.getByRole("textbox");
  // React tries a drawing twice before it gives up.
  broken = 2;
  screen.getByText("Add").click();
  await waitFor(() => expect(screen.getByRole("textbox")).not.toBe(field));
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
});

test("after an exception of the page's own methods it begins anew as well", async () => {
  await hydrateIsland(serve(), Order);
  await userEvent.type(screen.getByRole("textbox"), "Asha");
  const field = screen.getByRole("textbox");
  jest.spyOn(Node.prototype, "insertBefore").mockImplementationOnce(() => {
    throw new DOMException("broken on purpose", "NotFoundError");
  });
  await press("Add");
  await waitFor(() => expect(screen.getByRole("textbox")).not.toBe(field));
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
  await press("Send");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Asha"));
});

test("where exceptions go on the HTML stays, a notice shows, and a press begins anew", async () => {
  const element = serve();
  const notice = document.createElement("div");
  notice.hidden = true;
  notice.dataset.stopped = "";
  element.before(notice);
  await hydrateIsland(element, Order);
  await userEvent.type(screen.getByRole("textbox"), "Asha");
  broken = Number.POSITIVE_INFINITY;
  await press("Add");
  await waitFor(() => expect(notice.hidden).toBe(false));
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
  broken = 0;
  await press("Add");
  await waitFor(() => expect(notice.hidden).toBe(true));
  expect(screen.getByRole("textbox")).toHaveValue("Asha");
  await press("Send");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Asha"));
});

test("of nodes that are not React's, mistakes are reported as ever", async () => {
  await hydrateIsland(serve(), Order);
  const stray = document.createElement("p");
  expect(() => document.body.removeChild(stray)).toThrow(/not a child/);
  expect(() => document.body.insertBefore(document.createElement("p"), stray)).toThrow();
});
