import { fontFiles } from "@/scripts/export/font-files";

const face = (file: string, more = "") =>
  `@font-face{font-family:x;src:url(/media/${file}.woff2)format("woff2");${more}}`;
const CSS = `${face("text")}${face("rupee", "unicode-range:U+20B9;")}@font-face{src:local(Arial)}p{background:url(/a.svg)}`;

test("names the files of web fonts, in the order of the styles", () => {
  expect(fontFiles(CSS, "<p>₹500</p>")).toEqual(["/media/text.woff2", "/media/rupee.woff2"]);
});

test("leaves out the rupee sign's where the page has none", () => {
  expect(fontFiles(CSS, "<p>500</p>")).toEqual(["/media/text.woff2"]);
});

test("a page without web fonts has none", () => {
  expect(fontFiles("p{color:red}", "<p>₹500</p>")).toEqual([]);
});
