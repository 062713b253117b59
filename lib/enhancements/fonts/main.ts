import { chooseFonts, type WebFont } from "./choose-fonts";

/** Defined by the build (scripts/export/font-script.ts). */
declare const WEB_FONTS: readonly WebFont[];

const HEAD_FONT = "font-family:head;src:url(data:font/woff2;base64,";

// Otherwise the browser would load it at layout and show the heading in the second frame. A pattern
// and a callback for each byte would take a phone 20 ms before the first paint.
const [, rest] = `${document.querySelector("style")?.textContent}`.split(HEAD_FONT);
if (rest) {
  const binary = atob(`${rest.split(")", 1)}`);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
  document.fonts.add(new FontFace("head", bytes, { weight: "500" }));
}
chooseFonts(WEB_FONTS);
