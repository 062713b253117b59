/** @jest-environment jsdom */
import { chooseFonts } from "@/lib/enhancements/fonts/choose-fonts";

const FONTS = ["/media/heading.woff2", "/media/text.woff2"];

interface Visit {
  referrer?: string;
  /** ms between asking for the page and this script. */
  took?: number;
  connection?: { saveData: boolean };
  /** Fonts that are there when the browser paints. */
  come?: readonly string[];
}

/** @returns what the browser runs before its first paint */
function visit({ referrer = "", took = 20, connection, come = FONTS }: Visit): () => void {
  document.head.innerHTML = "";
  delete document.documentElement.dataset.fonts;
  const frames: FrameRequestCallback[] = [];
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  const loaded = come.map((address) => location.origin + address);
  const entries = {
    getEntriesByType: () => [{ requestStart: 100 }],
    getEntriesByName: (name: string) => loaded.filter((one) => one === name),
  };
  for (const [name, value] of Object.entries(entries)) {
    Object.defineProperty(performance, name, { configurable: true, value });
  }
  jest.spyOn(performance, "now").mockReturnValue(100 + took);
  jest
    .spyOn(globalThis, "requestAnimationFrame")
    .mockImplementation((callback) => frames.push(callback));
  Object.assign(globalThis, { fetch: fetched });
  chooseFonts(FONTS);
  return () => {
    for (const frame of frames) frame(0);
  };
}

const isOurs = () => document.documentElement.dataset.fonts !== undefined;
const links = () =>
  [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${href}`);
const preloads = FONTS.map((font) => `preload ${location.origin}${font}`);

const fetched = jest.fn(async (_address: string) => ({ arrayBuffer: async () => undefined }));

const chromium = { saveData: false };

afterEach(() => {
  // Lets go of what waits for the page.
  window.dispatchEvent(new Event("load"));
  jest.restoreAllMocks();
  fetched.mockClear();
});

test("a page that came quickly is set in the site's fonts, fetched at once", () => {
  visit({ took: 99, connection: chromium })();
  expect(isOurs()).toBe(true);
  expect(links()).toEqual(preloads);
});

test("a page that took longer is set in the device's, and ours are fetched when it is complete", () => {
  visit({ took: 100, connection: chromium })();
  expect(isOurs()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(FONTS);
  expect(links()).toEqual([]);
});

test("from another page of the site the fonts are used however long it took", () => {
  visit({ took: 900, referrer: `${location.origin}/about`, connection: chromium })();
  expect(isOurs()).toBe(true);
});

test.each(["https://search.example/", `${location.origin}.example/`])(
  "%s is another site",
  (referrer) => {
    visit({ took: 900, referrer, connection: chromium });
    expect(isOurs()).toBe(false);
  },
);

test("a font that is not there at the first paint leaves the page in the device's", () => {
  const paint = visit({ connection: chromium, come: FONTS.slice(0, 1) });
  expect(isOurs()).toBe(true);
  paint();
  expect(isOurs()).toBe(false);
});

test("a browser that does not wait for preloaded fonts judges by itself", () => {
  visit({ come: [] })();
  expect(isOurs()).toBe(true);
});

test("who saves data is sent no fonts for the next page", () => {
  visit({ took: 900, connection: { saveData: true } });
  window.dispatchEvent(new Event("load"));
  expect(fetched).not.toHaveBeenCalled();
});
