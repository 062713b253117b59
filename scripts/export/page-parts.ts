import { serialize } from "parse5";
import { inlineScript } from "static-islands/bundle";
import type { CspSources } from "static-islands/csp";
import type { PageAdditions, PageInWork } from "static-islands/export-page";
import { attribute, createElement, type Element, insertAfter } from "static-islands/html-tree";
import type { Counter } from "@/lib/content/schemas/switches";
import { headFont } from "./head-font";

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** The rupee sign's own file serves only pages that show it. */
const SERVED_SIGN = /unicode-range:\s*U\+20B9/i;

/** @returns addresses of the font files that a page is set in */
function fontFiles({ css, document }: PageInWork): string[] {
  const hasSign = serialize(document).includes("₹");
  return [...css.matchAll(FONT_FACE)].flatMap(([face]) => {
    if (SERVED_SIGN.test(face) && !hasSign) return [];
    return FONT_FILE.exec(face)?.[1] ?? [];
  });
}

/** Shows and hides what has a day, before it is painted. */
function addAnnouncementScript(root: string, elements: readonly Element[]): void {
  const dated = elements.filter((element) => attribute(element, "data-until") !== undefined);
  if (dated.length === 0) return;
  const script = inlineScript(root, "lib/enhancements/announcements.ts");
  // Right behind them, the notices above the page's own words apart: later, what they show or hide
  // would move the page.
  const notices = dated.findLast(({ parentNode }) => parentNode?.nodeName === "main");
  for (const last of new Set([notices, dated.at(-1)])) {
    if (last) insertAfter(last, createElement("script", {}, script));
  }
}

/** What the CSP of a counted page opens: one origin to send to, or none beyond the site itself. */
export function counterSources({ endpoint }: Counter): CspSources {
  return endpoint.startsWith("/") ? {} : { connect: [new URL(endpoint).origin] };
}

/** The form that takes identity documents runs no code but its own; a wrong address is no page. */
const UNCOUNTED = ["consent-form.html", "404.html"];

/** Adds to a page the font of its heading, scripts for other fonts and announcements, the counter. */
export async function customise(
  root: string,
  counter: Counter | undefined,
  page: PageInWork,
): Promise<PageAdditions> {
  const files = fontFiles(page);
  const define = { WEB_FONTS: JSON.stringify(files) };
  const fonts = files.length > 0 && inlineScript(root, "lib/enhancements/fonts/main.ts", define);
  const styles = await headFont(root, page);
  addAnnouncementScript(root, page.elements);
  const isCounted = counter && !UNCOUNTED.includes(page.file);
  return {
    styles,
    inlineScripts: fonts ? [fonts] : [],
    sources: { ...(styles && { fonts: ["data:"] }), ...(isCounted && counterSources(counter)) },
    ...(isCounted && { scripts: ["counter"] }),
  };
}
