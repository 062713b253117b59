import type { IsoDay } from "@/lib/text/days";
import { fillIn, formatDate } from "@/lib/text/format";

/** A text as a string of CSS, which cannot end the style element that it stands in. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

/**
 * Styles that print which build a page is of: at the end of the page, and at the foot of each sheet
 * where the browser draws the margins of sheets (Chromium since 131). 12 px are 9 pt, the smallest
 * letters that are printed.
 * @param words with `{build}` and `{day}`, such as "Build {build}, {day}"
 */
export function printedFoot(words: string, build: string, day: IsoDay): string {
  const text = cssString(fillIn(words, { build, day: formatDate(day) }));
  return `@page{@bottom-left{content:${text};font:12px sans-serif}}@media print{footer:after{content:${text}}}`;
}
