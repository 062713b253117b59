/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/dom";
import { enhanceImages } from "@/lib/enhancements/image-fallback";

/** jsdom loads no images, so what a browser would say of them is set here. */
function addImage(src: string, { complete = false, naturalWidth = 0 } = {}): HTMLImageElement {
  document.body.innerHTML = `<img src="${src}" alt="Certificate">`;
  const image = screen.getByRole<HTMLImageElement>("img", { name: "Certificate" });
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  return image;
}

const PLACEHOLDER = "http://localhost/placeholder.svg";

test("an image that fails later is replaced by the placeholder", () => {
  const image = addImage("/certificate.jpg");
  enhanceImages();
  expect(image.src).toBe("http://localhost/certificate.jpg");
  fireEvent.error(image);
  expect(image.src).toBe(PLACEHOLDER);
  expect(image).toHaveAccessibleName("Certificate");
});

test("an image that failed before the script came is replaced", () => {
  const image = addImage("/certificate.jpg", { complete: true, naturalWidth: 0 });
  enhanceImages();
  expect(image.src).toBe(PLACEHOLDER);
});

test("an image that has loaded stays", () => {
  const image = addImage("/certificate.jpg", { complete: true, naturalWidth: 640 });
  enhanceImages();
  expect(image.src).toBe("http://localhost/certificate.jpg");
});

test("a placeholder that fails as well is not asked for again", () => {
  const image = addImage("/certificate.jpg");
  enhanceImages();
  fireEvent.error(image);
  const setSource = jest.spyOn(image, "src", "set");
  fireEvent.error(image);
  expect(setSource).not.toHaveBeenCalled();
});

test("an error of another element changes nothing", () => {
  const image = addImage("/certificate.jpg");
  enhanceImages();
  const script = document.body.appendChild(document.createElement("script"));
  fireEvent.error(script);
  expect(image.src).toBe("http://localhost/certificate.jpg");
});
