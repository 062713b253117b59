/** @jest-environment jsdom */
import { bringFonts } from "@/lib/behaviours/fonts";

jest.mock("@/lib/behaviours/painted", () => ({ firstPaint: () => painted }));

let painted: Promise<void>;
const finish = jest.fn();
const load = jest.fn();

function comeFrom(referrer: string): void {
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
  // jsdom runs no animations and knows no fonts.
  Object.assign(document.documentElement, { getAnimations: () => [{ finish }] });
  Object.defineProperty(document, "fonts", { configurable: true, value: [{ load }, { load }] });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  painted = Promise.resolve();
});

afterEach(() => jest.useRealTimers());

test("from another page of the site, the fonts are put in at once", () => {
  painted = new Promise(() => undefined);
  comeFrom(`${location.origin}/services`);
  void bringFonts();
  expect(finish).toHaveBeenCalledTimes(1);
});

describe.each(["", "https://search.example/", `${location.origin}.example/`])(
  "from %j",
  (referrer) => {
    test("they are asked for when the page has been painted", async () => {
      let paint = () => {};
      painted = new Promise((resolve) => {
        paint = resolve;
      });
      comeFrom(referrer);
      void bringFonts();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(load).not.toHaveBeenCalled();
      paint();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(load).toHaveBeenCalledTimes(2);
    });

    test("they are put in together, when the last has come or failed", async () => {
      let fail = (_: Error) => {};
      load.mockResolvedValueOnce(undefined).mockReturnValueOnce(
        new Promise((_, reject) => {
          fail = reject;
        }),
      );
      comeFrom(referrer);
      void bringFonts();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(finish).not.toHaveBeenCalled();
      fail(new Error("no line"));
      await jest.advanceTimersByTimeAsync(0);
      expect(finish).toHaveBeenCalledTimes(1);
    });
  },
);
