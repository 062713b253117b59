/** @jest-environment jsdom */
import { chooseFonts } from "@/lib/enhancements/fonts/choose-fonts";

const FONTS = ["/media/heading.woff2", "/media/text.woff2"];

interface Visit {
  referrer?: string;
  /** ms between asking for the page and this script. */
  took?: number;
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

/** What a page does before its first paint, at it, and once it is complete. */
function visit({ referrer = "", took = 20, come = FONTS, ...rest }: Visit) {
  document.head.innerHTML = "";
  delete document.documentElement.dataset.fonts;
  const loaded = come.map((address) => location.origin + address);
  const connection = "connection" in rest ? rest.connection : { saveData: false };
  const frames: FrameRequestCallback[] = [];
  define(document, { referrer });
  define(navigator, { connection });
  define(performance, {
    now: () => 100 + took,
    getEntriesByType: () => [{ requestStart: 100 }],
    getEntriesByName: (name: string) => loaded.filter((one) => one === name),
  });
  define(globalThis, {
    fetch: fetched.mockClear(),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  });
  const isOurs = () => document.documentElement.dataset.fonts !== undefined;
  chooseFonts(FONTS);
  const before = isOurs();
  for (const frame of frames) frame(0);
  const preloads = document.head.querySelectorAll("link[rel=preload]").length;
  const early = fetched.mock.calls.length;
  window.dispatchEvent(new Event("load"));
  return { before, painted: isOurs(), preloads, early, later: fetched.mock.calls.length };
}

const OURS = { before: true, painted: true, preloads: 2, early: 0, later: 0 };
const DEVICE = { before: false, painted: false, preloads: 0, early: 0, later: 2 };
const here = location.origin;

test.each<[string, Visit, object]>([
  ["that came quickly", { took: 99 }, OURS],
  ["that took longer", { took: 100 }, DEVICE],
  ["from another page of the site", { took: 900, referrer: `${here}/about` }, OURS],
  ["from another site", { took: 900, referrer: "https://search.example/" }, DEVICE],
  ["from a site with a longer name", { took: 900, referrer: `${here}.example/` }, DEVICE],
  ["whose fonts are late", { come: FONTS.slice(0, 1) }, { ...OURS, painted: false }],
  ["in a browser that does not wait", { come: [], connection: undefined }, OURS],
  [
    "of somebody who saves data",
    { took: 900, connection: { saveData: true } },
    { ...DEVICE, later: 0 },
  ],
])("a page %s: which fonts it is set in, and which are fetched", (_, page, expected) => {
  expect(visit(page)).toEqual(expected);
});
