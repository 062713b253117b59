import { chooseFonts } from "./choose-fonts";

/** Defined by the build (scripts/export/page-parts.ts). */
declare const WEB_FONTS: readonly string[];

const HEAD_FONT = /font-family:head;src:url\(data:font\/woff2;base64,([^)]+)/;

// Otherwise the browser would load it at layout and show the heading in the second frame.
const [, base64] = HEAD_FONT.exec(document.querySelector("style")?.textContent ?? "") ?? [];
if (base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("head", bytes, { weight: "500" }));
}
chooseFonts(WEB_FONTS);
