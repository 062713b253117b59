/** @jest-environment jsdom */
import { chooseFonts } from "@/lib/enhancements/fonts/choose-fonts";

const FONTS = ["/media/heading.woff2", "/media/text.woff2"];

interface Visit {
  referrer?: string;
  /** Set in Chromium only, which waits for preloaded fonts. */
  connection?: { saveData: boolean } | undefined;
  /** Fonts that are there when the browser paints. */
  come?: readonly string[];
}

const fetched = jest.fn(async (_address: string) => ({ arrayBuffer: async () => undefined }));
const define = (target: object, values: object) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, value });
  }
};

/** Calls back when the test shows the page: for its ground, then for its content. */
class Shown {
  static watching: (() => void)[] = [];
  static painted = "";
  constructor(callback: (paints: { getEntriesByName: (name: string) => string[] }) => void) {
    Shown.watching.push(() =>
      callback({ getEntriesByName: (name) => [Shown.painted].filter((entry) => entry === name) }),
    );
  }
  observe = (options: object) => expect(options).toEqual({ type: "paint", buffered: true });
  disconnect = () => undefined;
}

/** What a page does before its first paint, at it, once it is complete, and once it was shown. */
function visit({ referrer = "", come = FONTS, ...rest }: Visit) {
  document.head.innerHTML = "";
  delete document.documentElement.dataset.fonts;
  const loaded = come.map((address) => location.origin + address);
  const connection = "connection" in rest ? rest.connection : { saveData: false };
  const frames: FrameRequestCallback[] = [];
  define(document, { referrer });
  define(navigator, { connection });
  define(performance, {
    getEntriesByName: (name: string) => loaded.filter((entry) => entry === name),
  });
  define(globalThis, {
    fetch: fetched.mockClear(),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    PerformanceObserver: Shown,
    setTimeout: (callback: (fonts: readonly string[]) => void, _: number, fonts: string[]) =>
      callback(fonts),
  });
  Shown.watching = [];
  const isOurs = () => document.documentElement.dataset.fonts !== undefined;
  chooseFonts(FONTS);
  const before = isOurs();
  for (const frame of frames) frame(0);
  const preloads = document.head.querySelectorAll("link[rel=preload]").length;
  window.dispatchEvent(new Event("load"));
  Shown.painted = "first-paint";
  for (const show of Shown.watching) show();
  const early = fetched.mock.calls.length;
  Shown.painted = "first-contentful-paint";
  for (const show of Shown.watching) show();
  return { before, painted: isOurs(), preloads, early, later: fetched.mock.calls.length };
}

const OURS = { before: true, painted: true, preloads: 2, early: 0, later: 0 };
const DEVICE = { before: false, painted: false, preloads: 0, early: 0, later: 2 };
const here = location.origin;

test.each<[string, Visit, object]>([
  ["that a visitor comes to first", {}, DEVICE],
  ["from another page of the site", { referrer: `${here}/about` }, OURS],
  ["from another site", { referrer: "https://search.example/" }, DEVICE],
  ["from a site with a longer name", { referrer: `${here}.example/` }, DEVICE],
  [
    "whose fonts are late",
    { referrer: `${here}/`, come: FONTS.slice(0, 1) },
    { ...OURS, painted: false },
  ],
  [
    "in a browser that does not wait",
    { referrer: `${here}/`, come: [], connection: undefined },
    OURS,
  ],
  ["of somebody who saves data", { connection: { saveData: true } }, { ...DEVICE, later: 0 }],
  [
    "of somebody who saves data, from another page",
    { referrer: `${here}/`, connection: { saveData: true } },
    { ...DEVICE, later: 0 },
  ],
])("a page %s: which fonts it is set in, and which are fetched", (_, page, expected) => {
  expect(visit(page)).toEqual(expected);
});
