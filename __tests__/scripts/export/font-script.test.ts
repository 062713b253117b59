import { fontScript } from "@/scripts/export/font-script";
import { pageInWork } from "./page-in-work";

function face(file: string, more = ""): string {
  return `@font-face{font-family:${file};src:url(/media/${file}.woff2)format("woff2");font-weight:600;${more}}`;
}

const CSS = `${face("text")}${face("rupee", "unicode-range:U+20B9;")}@font-face{src:local(Arial)}p{background:url(/a.svg)}`;

function scriptOf(body: string, css = CSS): string | undefined {
  return fontScript(process.cwd(), pageInWork(body, { css }));
}

const TEXT = '{family:"text",weight:"600",file:"/media/text.woff2"}';
const RUPEE = '{family:"rupee",weight:"600",file:"/media/rupee.woff2"}';

test("the script that chooses a page's fonts names those that it shows", () => {
  expect(scriptOf("<p>₹500")).toContain(`[${TEXT},${RUPEE}]`);
  expect(scriptOf("<p>500")).toContain(`[${TEXT}]`);
});

test("a page whose styles name no font file has no such script", () => {
  expect(scriptOf("<p>₹500", "p{color:red}")).toBeUndefined();
});
