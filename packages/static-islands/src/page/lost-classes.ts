import { classesOf } from "../html-tree.ts";
import { wordsIn } from "../styles/used-names.ts";
import type { Page, PageAdditions, SiteParts } from "./page.ts";

/** A class in a selector, with what is escaped in it. */
const CLASS_IN_CSS = /\.((?:[\w-]|\\.|[^\0-\x7f])+)/g;

function classNamesIn(css: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ""] of css.matchAll(CLASS_IN_CSS)) {
    names.add(name.replace(/\\(.)/g, "$1"));
  }
  return names;
}

/** What the site adds to a page and a class may be named in: scripts, and classes of elements. */
function textsOf(page: Page, site: SiteParts, added: PageAdditions): string[] {
  const addresses = (added.scripts ?? []).map((name) => site.bundles.more[name]);
  const scripts = addresses.filter((address) => address !== undefined).map(site.read);
  const after = (added.inlineScriptsAfter ?? []).map(({ text }) => text);
  const classes = page.elements.flatMap(classesOf);
  return [...scripts, ...(added.inlineScripts ?? []), ...after, classes.join(" ")];
}

/**
 * Finds classes that the hook `customise` uses, and that have lost their rules or their names
 * before it was asked: the page's styles are chosen first, as the hook may look at them.
 * @returns a text that names them, to choose the styles once more; undefined if there are none
 */
export function classesLost(page: Page, site: SiteParts, added: PageAdditions): string | undefined {
  const all = classNamesIn(page.stylesheets);
  const kept = classNamesIn(page.css);
  const words = wordsIn(textsOf(page, site, added));
  const lost = [...words].filter((word) => all.has(word) && !kept.has(word));
  return lost.length > 0 ? lost.join(" ") : undefined;
}
