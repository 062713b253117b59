import { chooseFonts } from "./choose-fonts";
import { loadHeadFont } from "./load-head-font";

/** Put in by the build (scripts/export/page-parts.ts). */
declare const WEB_FONTS: readonly string[];

loadHeadFont();
chooseFonts(WEB_FONTS);
