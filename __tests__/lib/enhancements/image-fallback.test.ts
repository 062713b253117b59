/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/dom";
import { enhanceImages } from "@/lib/enhancements/image-fallback";

const PHOTOGRAPH = "http://localhost/certificate.jpg";
const PLACEHOLDER = "http://localhost/placeholder.svg";

/** jsdom loads no images, so their state is set here. */
function enhanced(complete = false, naturalWidth = 0): HTMLImageElement {
  document.body.innerHTML = `<img src="/certificate.jpg" alt="Certificate"><p>Text</p>`;
  const image = screen.getByRole<HTMLImageElement>("img", { name: "Certificate" });
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  enhanceImages();
  return image;
}

test.each([
  ["is loading", false, 0, PHOTOGRAPH],
  ["failed before the script came", true, 0, PLACEHOLDER],
  ["has loaded", true, 640, PHOTOGRAPH],
])("an image that %s shows %s", (_, complete, width, src) => {
  expect(enhanced(complete, width).src).toBe(src);
});

test("an image that fails later is replaced by the placeholder, once", () => {
  const image = enhanced();
  fireEvent.error(screen.getByText("Text"));
  expect(image.src).toBe(PHOTOGRAPH);
  fireEvent.error(image);
  expect(image.src).toBe(PLACEHOLDER);
  expect(image).toHaveAccessibleName("Certificate");
  const setSource = jest.spyOn(image, "src", "set");
  fireEvent.error(image);
  expect(setSource).not.toHaveBeenCalled();
});
