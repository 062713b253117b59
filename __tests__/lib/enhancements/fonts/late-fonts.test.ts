/** @jest-environment jsdom */
import { setLateFonts } from "@/lib/enhancements/fonts/late-fonts";

const ROWS = "<p>Row</p>".repeat(60);

const PAGE = `
  <main>
    <section id="hero" data-top="0"></section>
    <section id="half" data-top="500"></section>
    <section id="next" data-top="800"></section>
    <section id="large" data-top="900">${ROWS}<details id="folded">${ROWS}</details></section>
  </main>
  <footer id="end" data-top="2000"></footer>`;

let scrolled = 0;

function define(target: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, value });
  }
}

interface Visit {
  families?: readonly string[];
  load?: () => Promise<unknown>;
  /** Called before each part is set. */
  onIdle?: () => void;
}

/** The ids of what is in the late fonts, long after the page has come; p for each row. */
async function lateParts(visit: Visit = {}): Promise<string[]> {
  const { families = ["head", "late-text"], load = async () => undefined, onIdle } = visit;
  jest.useFakeTimers();
  document.body.innerHTML = PAGE;
  define(document, { fonts: families.map((family) => ({ family, load })) });
  define(globalThis, { innerHeight: 800 });
  define(globalThis, {
    requestIdleCallback: (task: () => void) =>
      setTimeout(() => {
        onIdle?.();
        task();
      }),
  });
  setLateFonts();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  return [...document.querySelectorAll("[data-fonts=late]")].map(({ id }) => id || "p");
}

beforeEach(() => {
  scrolled = 0;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return { top: Number((this as HTMLElement).dataset.top) - scrolled } as DOMRect;
  };
});

const ROWS_SET = Array.from({ length: 60 }, () => "p");

test("sets what is wholly below the window in the late fonts, a large section by its elements", async () => {
  expect(await lateParts()).toEqual(["next", "large", ...ROWS_SET, "folded", "end"]);
});

test("sets nothing that has come into the window or above it meanwhile", async () => {
  let idle = 0;
  const onIdle = () => {
    idle += 1;
    if (idle === 2) scrolled = 200;
  };
  expect(await lateParts({ onIdle })).toEqual(["next", "end"]);
});

test("sets nothing where the page has no late fonts, or one does not come", async () => {
  expect(await lateParts({ families: ["head"] })).toEqual([]);
  const load = () => Promise.reject(new Error("offline"));
  expect(await lateParts({ load })).toEqual([]);
});

test("once the page is scrolled, a section takes the late fonts as a whole", async () => {
  let idle = 0;
  const sets: number[] = [];
  const onIdle = () => {
    idle += 1;
    if (idle === 4) define(globalThis, { scrollY: 10 });
    sets.push(document.querySelectorAll("[data-fonts=late]").length);
  };
  define(globalThis, { scrollY: 0 });
  const parts = await lateParts({ onIdle });
  define(globalThis, { scrollY: 0 });
  expect(parts).toEqual(["next", "large", ...ROWS_SET, "folded", "end"]);
  const largest = Math.max(...sets.map((count, index) => count - (sets[index - 1] ?? 0)));
  expect(largest).toBeGreaterThan(50);
});
