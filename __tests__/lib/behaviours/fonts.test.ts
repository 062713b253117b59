/** @jest-environment jsdom */
import { hurryFonts } from "@/lib/behaviours/fonts";

function comeFrom(referrer: string): jest.Mock {
  const finish = jest.fn();
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
  // jsdom runs no animations.
  Object.assign(document.documentElement, { getAnimations: () => [{ finish }] });
  hurryFonts();
  return finish;
}

test("from another page of the site, the fonts are put in at once", () => {
  expect(comeFrom(`${location.origin}/services`)).toHaveBeenCalledTimes(1);
});

test.each(["", "https://search.example/", `${location.origin}.example/`])(
  "from %j, they wait for the page's first paint",
  (referrer) => {
    expect(comeFrom(referrer)).not.toHaveBeenCalled();
  },
);
