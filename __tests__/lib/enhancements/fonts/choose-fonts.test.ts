/** @jest-environment jsdom */
import { chooseFonts } from "@/lib/enhancements/fonts/choose-fonts";

const FONTS = [
  { family: "heading", weight: "500", file: "/media/heading.woff2" },
  { family: "text", weight: "400", file: "/media/text.woff2" },
];

interface Visit {
  referrer?: string;
  /** Set in Chromium only, which waits for preloaded fonts. */
  connection?: { saveData: boolean } | undefined;
  /** Fonts that are there when the browser paints. */
  come?: readonly string[];
}

const define = (target: object, values: object) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, value });
  }
};

/** A font as a script makes it. */
class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly options: object,
  ) {}
}

/** What a page does before its first paint, and at it. */
function visit({ referrer = "", come = FONTS.map(({ file }) => file), ...rest }: Visit) {
  document.head.innerHTML = "";
  delete document.documentElement.dataset.fonts;
  const loaded = come.map((address) => location.origin + address);
  const connection = "connection" in rest ? rest.connection : { saveData: false };
  const frames: FrameRequestCallback[] = [];
  const late: Face[] = [];
  define(document, { referrer, fonts: { add: (face: Face) => late.push(face) } });
  define(navigator, { connection });
  define(performance, {
    getEntriesByName: (name: string) => loaded.filter((entry) => entry === name),
  });
  define(globalThis, {
    FontFace: Face,
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  });
  const isOurs = () => document.documentElement.dataset.fonts !== undefined;
  chooseFonts(FONTS);
  const before = isOurs();
  for (const frame of frames) frame(0);
  const preloads = document.head.querySelectorAll("link[rel=preload]").length;
  return { before, painted: isOurs(), preloads, late };
}

const OURS = { before: true, painted: true, preloads: 2, late: [] };
const DEVICE = { before: false, painted: false, preloads: 0, late: [] };
const LATE = {
  ...DEVICE,
  late: [
    new Face("late-heading", "url(/media/heading.woff2)", { weight: "500" }),
    new Face("late-text", "url(/media/text.woff2)", { weight: "400" }),
  ],
};
const here = location.origin;

test.each<[string, Visit, object]>([
  ["that a visitor comes to first", {}, LATE],
  ["from another page of the site", { referrer: `${here}/about` }, OURS],
  ["from another site", { referrer: "https://search.example/" }, LATE],
  ["from a site with a longer name", { referrer: `${here}.example/` }, LATE],
  [
    "whose fonts are late",
    { referrer: `${here}/`, come: FONTS.slice(0, 1).map(({ file }) => file) },
    { ...OURS, painted: false },
  ],
  [
    "in a browser that does not wait",
    { referrer: `${here}/`, come: [], connection: undefined },
    OURS,
  ],
  ["of somebody who saves data", { connection: { saveData: true } }, DEVICE],
  [
    "of somebody who saves data, from another page",
    { referrer: `${here}/`, connection: { saveData: true } },
    DEVICE,
  ],
])("a page %s: which fonts it is set in, and which may come late", (_, page, expected) => {
  expect(visit(page)).toEqual(expected);
});
