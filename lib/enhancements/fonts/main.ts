import { chooseFonts } from "./choose-fonts";

/** Put in by the build (scripts/export/page-parts.ts). */
declare const WEB_FONTS: readonly string[];

chooseFonts(WEB_FONTS);
